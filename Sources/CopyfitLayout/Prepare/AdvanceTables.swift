/// The advances of a text up to each of its positions.
struct AdvanceTables: Sendable {
  /// In the label's face and its fallbacks, on the grid; one more than there are units.
  var text: [Int64]
  /// In the stand-in's display face; empty without a stand-in.
  var display: [Int64] = []
  /// How many clusters are tracked; empty without a stand-in.
  var tracked: [Int32] = []

  /// The extent between two positions.
  @inline(always)
  func extent(_ start: Int, _ end: Int) -> Extent {
    let text = text[end] - text[start]
    guard !display.isEmpty else { return Extent(text: text, display: text) }
    return Extent(
      text: text, display: display[end] - display[start],
      tracked: Int64(tracked[end] - tracked[start]))
  }
}
