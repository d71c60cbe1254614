internal import CopyfitFonts

/// What fits read of a text, in one place.
///
/// A copy of it is in the prepared text itself, so that texts that are fitted one after the other are
/// read from memory in a row, and nothing else of them where their lines are told by sums.
struct FitSheet: Sendable {
  let name: TextName
  let grid: Int64
  /// What the advances of the text at a size depend on.
  let blending: Blending
  let linePitch: LayoutOptions.LinePitch
  /// Whether the label's font alone says how high lines are.
  let isEven: Bool
  /// Whether sizes that break the text alike may share a walk: tabs depend on the size.
  let isSharedBySizes: Bool
  let metrics: VerticalMetrics
  let paragraphStarts: Int
  /// The text as one line, where that can be told without a walk.
  let line: WholeLine?
  /// What the quick walk reads.
  let sums: BreakSums
}
