/// One line of a text.
public struct LayoutLine: Hashable, Sendable {
  /// The line's range in the text with trailing space and terminator, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The end of the part that counts for the width, before hanging space; a UTF-16 offset.
  public var trimmedEnd: Int
  /// The advance up to `trimmedEnd`, including a hyphen at the end, in grid units.
  public var advance: Int64
  /// The advance in points.
  public var width: Double
  /// Whether the line ends at a soft hyphen, which is visible.
  public var endsWithHyphen: Bool
  /// The text of `utf16Range`; the texts of all lines joined are the whole text.
  public var text: String
  /// Whether the line runs from right to left, so that it begins at the right.
  ///
  /// Unless the options set a direction, all lines of a paragraph have the direction of its first strong character (UAX
  /// #9, P2 and P3), as with `NSTextAlignment.natural` and `NSWritingDirection.natural`.
  public var isRightToLeft: Bool
  /// The vertical position of the line.
  public var geometry: LineGeometry

  /// Creates a line.
  public init(
    utf16Range: Range<Int>, trimmedEnd: Int, advance: Int64, width: Double, endsWithHyphen: Bool,
    text: String, isRightToLeft: Bool, geometry: LineGeometry
  ) {
    self.utf16Range = utf16Range
    self.trimmedEnd = trimmedEnd
    self.advance = advance
    self.width = width
    self.endsWithHyphen = endsWithHyphen
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.geometry = geometry
  }
}
