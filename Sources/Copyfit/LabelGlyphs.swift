public import CopyfitLayout

/// The drawing of a label: the glyphs of its lines and of lost text; lengths are in points.
public struct LabelGlyphs: Hashable, Sendable {
  /// A line, or a part of one.
  public struct Line: Hashable, Sendable {
    /// The visible text of the line, with the ellipsis.
    public var text: String
    /// Whether the line's paragraph runs from right to left, so that it starts at the right.
    public var isRightToLeft: Bool
    /// Whether it starts where the previous line ends, as text does that an ellipsis hides.
    public var continues = false
    /// Whether white space or a line end follows it, which is not in `text`.
    public var isBeforeSpace = false
    /// The top of the line, measured downward from the top of the text.
    public var top: Double
    /// The baseline, measured like `top`.
    public var baseline: Double
    /// The bottom of the line's box, from the frame's top.
    public var bottom: Double
    /// The glyphs and their positions.
    public var glyphs: GlyphLine
  }

  /// The drawn size, after shrinking.
  public var pointSize: Double
  /// The frame's width; `nil` without a limit.
  public var width: Double?
  /// The frame's height; `nil` without a limit.
  public var height: Double?
  /// The visible lines, the last one with its ellipsis if text is lost.
  public var visible: [Line]
  /// The lost text: the rest of the cut line, then the following lines.
  public var hidden: [Line]
  /// The number of lines of lost text that are not in `hidden`.
  public var omittedLines: Int
  /// The fonts that are replaced in the drawing; empty if the measured fonts are drawn.
  public var substitutes: [FontSubstitute]
}

/// A font that may not be drawn, and its replacement.
public struct FontSubstitute: Hashable, Sendable {
  /// The PostScript name of the font in which the text is measured.
  public var postScriptName: String
  /// The PostScript name of the font that is drawn; `nil` if letters are drawn as boxes without a font.
  public var drawnName: String?
}
