/// How far a stretch of text reaches before it is known at which size: additive.
package struct Extent: Hashable, Sendable {
  /// In the label's face, on the grid.
  package var text: Int64 = 0
  /// In the stand-in's display face; equal to `text` if there is none.
  package var display: Int64 = 0
  /// How many grapheme clusters are tracked: those shaped in the stand-in.
  package var tracked: Int64 = 0
  /// How many grapheme clusters letter spacing follows.
  package var spaced: Int64 = 0

  /// Creates an extent.
  package init(text: Int64 = 0, display: Int64 = 0, tracked: Int64 = 0, spaced: Int64 = 0) {
    self.text = text
    self.display = display
    self.tracked = tracked
    self.spaced = spaced
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(
      text: AdvanceGrid.add(left.text, right.text),
      display: AdvanceGrid.add(left.display, right.display),
      tracked: left.tracked + right.tracked, spaced: left.spaced + right.spaced)
  }

  package static func - (left: Self, right: Self) -> Self {
    Self(
      text: AdvanceGrid.add(left.text, -right.text),
      display: AdvanceGrid.add(left.display, -right.display),
      tracked: left.tracked - right.tracked, spaced: left.spaced - right.spaced)
  }

  package static func += (left: inout Self, right: Self) { left = left + right }
}
