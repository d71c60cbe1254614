/// One line of a text.
public struct LayoutLine: Hashable, Sendable {
  /// The line's part of the text, with trailing space and terminator, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// Where the part ends that counts for the width: before what hangs.
  public var trimmedEnd: Int
  /// The advance up to there, a hyphen at the end included, in grid units.
  public var advance: Int64
  /// The same in points.
  public var width: Double
  /// Whether the line ends at a soft hyphen, which shows.
  public var endsWithHyphen: Bool
  /// The text of `utf16Range`: the lines of a text joined are the text.
  public var text: String
  /// Whether the line runs from right to left, so that it begins at the right.
  ///
  /// Unless the options say otherwise, all lines of a paragraph run as its first strong character says
  /// (UAX #9, P2 and P3), which is what `NSTextAlignment.natural` and `NSWritingDirection.natural` go by.
  public var isRightToLeft: Bool
  /// Where the line stands below the others.
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
