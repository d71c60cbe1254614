internal import CopyfitFonts

/// A text as one line: all that a fit needs where it is one.
///
/// A value without references, kept in the prepared text itself: to count one takes longer than the fit.
struct WholeLine: Sendable {
  /// What the text's advance at a size depends on.
  let blending: Blending
  /// What the text's font says of heights.
  let metrics: VerticalMetrics
  let linePitch: LayoutOptions.LinePitch
  /// The extent of the text without what hangs at its end.
  private let extent: Extent
  /// From which tracking on no break lies farther out than the text's end.
  private let leastTracking: Int64

  /// The line of a text that is one in any width that it fits; `nil` where that takes a walk to know.
  init?(_ text: PreparedStorage) {
    guard text.isEven, let end = text.analysis.breaks.last else { return nil }
    let leastTracking: Int64? =
      switch text.sums {
      case .plain(let sums): Self.leastTracking(sums)
      case .standIn(let sums): Self.leastTracking(sums)
      case .none: nil
      }
    guard let leastTracking else { return nil }
    self.leastTracking = leastTracking
    blending = text.blending
    metrics = text.metrics
    linePitch = text.options.linePitch
    extent = text.tables.extent(0, Int(end.trimmedEnd))
  }

  /// The least tracking under which advances never fall from break to break; `nil` where they may fall
  /// without any, where a line must end, or where an edge must be shaped to know its advance.
  private static func leastTracking(_ sums: [some BreakSum]) -> Int64? {
    var least = -AdvanceGrid.mostSum
    var last = Extent()
    for (index, sum) in sums.enumerated() {
      guard sum.place.isSafeEnd, !sum.place.isHard || index == sums.count - 1 else { return nil }
      let step = sum.extent - last
      guard step.text >= 0, step.display >= 0, step.tracked >= 0 else { return nil }
      if step.tracked > 0 { least = max(least, -(step.text / step.tracked)) }
      last = sum.extent
    }
    return least
  }

  /// The advance of the text where it is one line within a limit.
  @inline(__always)
  func advance(_ blend: Blend, within limit: Int64) -> Int64? {
    let advance = blend.advance(extent)
    return advance <= limit && blend.tracking >= leastTracking ? advance : nil
  }
}
