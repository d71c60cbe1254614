/// The additive size of a range of text, independent of the point size.
package struct Extent: Hashable, Sendable {
  /// The advance in the label's face, on the grid.
  package var text: Int64 = 0
  /// The advance in the stand-in's display face; equal to `text` for other fonts.
  package var display: Int64 = 0
  /// The number of tracked grapheme clusters, which are those shaped in the stand-in.
  package var tracked: Int64 = 0
  /// The number of grapheme clusters followed by letter spacing.
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
