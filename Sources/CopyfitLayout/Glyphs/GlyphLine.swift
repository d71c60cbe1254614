public import CopyfitFonts

/// A glyph with its position.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in the font.
  public var id: UInt32
  /// The glyph's origin, in points from the left end of its line.
  public var x: Double
  /// The height of the glyph's origin above the baseline, in points.
  public var y: Double

  /// Creates a glyph.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of a line that one face draws in one direction, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face whose outlines are drawn.
  ///
  /// Between the sizes at which the system font's stand-in changes its face, this is the face with the larger share,
  /// spaced as the blend of both.
  public var face: FontFace
  /// The run's range in the prepared text, in UTF-16 units; empty for an ellipsis.
  public var utf16Range: Range<Int>
  /// Whether the run's first character is at its right end.
  public var isRightToLeft: Bool
  /// Whether the run is the ellipsis of truncated text.
  public var isEllipsis = false
  /// The face that measured the text, if another face draws it.
  public var measuredFace: FontFace?
  /// The run's left end, in points from the left end of the line.
  public var x: Double
  /// The run's advance, in points.
  public var width: Double
  /// The factor by which the glyphs are stretched, so that a substitute face is as wide as the measured text.
  public var stretch = 1.0
  /// The glyphs in visual order, from left to right.
  public var glyphs: [PlacedGlyph]
}

/// The glyphs of a line, without hanging space at its end.
public struct GlyphLine: Hashable, Sendable {
  /// The runs in visual order, from left to right; tabs have no run.
  public var runs: [GlyphRun]
  /// The advance of all runs, which equals the measured line's, in grid units.
  public var advance: Int64
  /// The advance in points.
  public var width: Double
}
