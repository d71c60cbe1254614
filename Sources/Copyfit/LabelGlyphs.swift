public import CopyfitLayout

/// What a label looks like: the glyphs of its lines, and of what is lost; lengths are points.
public struct LabelGlyphs: Hashable, Sendable {
  /// A line, or a part of one.
  public struct Line: Hashable, Sendable {
    /// What the line shows, with the ellipsis.
    public var text: String
    /// Whether the line's paragraph runs from right to left, so that it begins at the right.
    public var isRightToLeft: Bool
    /// Whether it goes on where the line before it ends, as text does that an ellipsis hides.
    public var continues = false
    /// The top of the line, counted from that of the text downwards.
    public var top: Double
    /// The line that letters stand on.
    public var baseline: Double
    /// The bottom of the line's box, from the frame's top.
    public var bottom: Double
    /// The glyphs with their places.
    public var glyphs: GlyphLine
  }

  /// The size that is drawn: after shrinking, that.
  public var pointSize: Double
  /// The frame's width; `nil` without a limit.
  public var width: Double?
  /// The frame's height; `nil` without a limit.
  public var height: Double?
  /// The lines that are drawn, the last with its ellipsis where text is lost.
  public var visible: [Line]
  /// What is lost: the rest of the line that is cut, then further lines below.
  public var hidden: [Line]
  /// How many lines of lost text there are beyond those in `hidden`.
  public var omittedLines: Int
  /// The fonts that may not be drawn; empty where all is drawn as measured.
  public var substitutes: [FontSubstitute]
}

/// A font that may not be drawn, and the one that is drawn in its place.
public struct FontSubstitute: Hashable, Sendable {
  /// The PostScript name of the font that the text is measured in.
  public var postScriptName: String
  /// The PostScript name of the font that is drawn; `nil` where none is, and letters show as boxes.
  public var drawnName: String?
}
