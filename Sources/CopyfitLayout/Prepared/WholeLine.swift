/// A text as one line, with its advance in any width that it fits.
struct WholeLine: Sendable {
  private let text: Int64
  private let display: Int64
  /// The tracking from which on no break is farther right than the text's end.
  private let minimumTracking: Int64
  private let tracked: Int32

  /// Creates the line of a text; `nil` if a walk is needed.
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

  /// The extent of a text, and the smallest tracking with which advances never decrease from break to break.
  ///
  /// The tracking is `nil` if advances decrease even without tracking, a line must end, or an edge must be shaped.
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
        // A blend of both adds at least the smaller of them.
        least = max(least, -(min(step.text, step.display) / step.tracked))
      }
      last = sum.extent
    }
    return (sums.isEmpty ? nil : least, last)
  }

  /// The advance of the text if it is one line within a limit.
  @inline(__always)
  func advance(_ blend: Blend, within limit: Int64) -> Int64? {
    let advance = blend.advance(Extent(text: text, display: display, tracked: Int64(tracked)))
    return advance <= limit && isDetermined(by: blend) ? advance : nil
  }

  /// Whether the text is one line if and only if its advance is within the limit.
  @inline(__always)
  func isDetermined(by blend: Blend) -> Bool { blend.tracking >= minimumTracking }
}
