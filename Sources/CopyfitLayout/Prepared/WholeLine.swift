/// A text as one line: how wide it is, if it is one in any width that it fits.
struct WholeLine: Sendable {
  private let text: Int64
  private let display: Int64
  /// From which tracking on no break lies farther out than the text's end.
  private let minimumTracking: Int64
  private let tracked: Int32

  /// The line of a text; `nil` where that takes a walk to know.
  init?(_ sums: borrowing BreakSums) {
    let minimumTracking: Int64?
    let extent: Extent
    switch sums.kind {
    case .plain: (minimumTracking, extent) = Self.line(sums.plain)
    case .standIn: (minimumTracking, extent) = Self.line(sums.standIn)
    case .none: return nil
    }
    guard let minimumTracking else { return nil }
    self.minimumTracking = minimumTracking
    text = extent.text
    display = extent.display
    tracked = Int32(truncatingIfNeeded: extent.tracked)
  }

  /// The extent of a text, and the least tracking under which advances never fall from break to break.
  ///
  /// That is `nil` where they may fall without any, where a line must end, or where an edge must be
  /// shaped to know its advance.
  private static func line(_ sums: [some BreakSum]) -> (minimumTracking: Int64?, extent: Extent) {
    var least = -AdvanceGrid.maximumSum
    var last = Extent()
    for (index, sum) in sums.enumerated() {
      guard sum.place.isSafeEnd, !sum.place.isHard || index == sums.count - 1 else {
        return (nil, last)
      }
      let step = sum.extent - last
      guard step.text >= 0, step.display >= 0, step.tracked >= 0 else { return (nil, last) }
      if step.tracked > 0 {
        // A blend of both adds the lesser of them at least.
        least = max(least, -(min(step.text, step.display) / step.tracked))
      }
      last = sum.extent
    }
    return (sums.isEmpty ? nil : least, last)
  }

  /// The advance of the text where it is one line within a limit.
  @inline(__always)
  func advance(_ blend: Blend, within limit: Int64) -> Int64? {
    let advance = blend.advance(Extent(text: text, display: display, tracked: Int64(tracked)))
    return advance <= limit && blend.tracking >= minimumTracking ? advance : nil
  }
}
