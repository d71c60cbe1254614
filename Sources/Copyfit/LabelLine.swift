public import CopyfitFonts
internal import CopyfitLayout

/// One line of a label's text; lengths are in points, measured downward from the top of the text.
public struct LabelLine: Hashable, Codable, Sendable {
  /// The line's text with its trailing spaces and terminator; the texts of all lines joined are the whole text.
  public var text: String
  /// The line's range in the prepared text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The runs of the line in visual order, from left to right.
  public var runs: [LabelRun]
  /// The line's advance without its trailing spaces.
  public var width: Double
  /// Whether the line's paragraph runs from right to left, so that it starts at the right.
  public var isRightToLeft: Bool
  /// The top of the line; 0 for the first one.
  public var top: Double
  /// The baseline of the line.
  public var baseline: Double
  /// The bottom of the line; the text's height for the last one.
  public var bottom: Double
  /// The background behind the line's letters, sheared like them if the font is slanted.
  ///
  /// Its corners are relative to the left end of the line and the top of the text. It reaches from the ascender to the
  /// descender of the line's fonts. `nil` if the font's slant is invalid.
  public var backdrop: Quadrilateral?

  init(_ line: LayoutLine, runs: [LabelRun], slantAngle: Double) {
    text = line.text
    utf16Range = line.utf16Range
    self.runs = runs
    width = line.width
    isRightToLeft = line.isRightToLeft
    let geometry = line.geometry
    (top, baseline, bottom) = (geometry.top, geometry.baseline, geometry.bottom)
    backdrop = Quadrilateral.slantedBackdrop(
      width: line.width, ascender: geometry.ascender, descender: geometry.descender,
      slantAngle: slantAngle
    )?.movedDown(by: geometry.baseline - geometry.ascender)
  }
}
