public import CopyfitFonts

/// A glyph where it is drawn.
public struct PlacedGlyph: Hashable, Sendable {
  /// The font's number for the glyph.
  public var id: UInt32
  /// The glyph's origin, in points from the left end of its line.
  public var x: Double
  /// How far the glyph's origin is above the baseline, in points.
  public var y: Double

  /// Creates a glyph.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// The glyphs of a stretch of a line that one face draws in one direction, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face whose outlines are drawn.
  ///
  /// Between the sizes at which the system font's stand-in changes its face it is that with the larger
  /// share, its letters set as far apart as the blend of both is wide.
  public var face: FontFace
  /// The run's part of the text that was given, in UTF-16 units; empty for an ellipsis.
  public var utf16Range: Range<Int>
  /// Whether the run's first character is at its right end.
  public var isRightToLeft: Bool
  /// Whether the run is the ellipsis that stands where text is lost.
  public var isEllipsis = false
  /// The face that the text is measured in, where another is drawn in its place.
  public var measuredFace: FontFace?
  /// The run's left end, in points from that of the line.
  public var x: Double
  /// The run's advance, in points.
  public var width: Double
  /// By how much the glyphs are drawn wider than they are, so that another face is as wide as the text.
  public var stretch = 1.0
  /// The glyphs in the order in which they are shown, from left to right.
  public var glyphs: [PlacedGlyph]
}

/// The glyphs of a line, without what hangs at its end.
public struct GlyphLine: Hashable, Sendable {
  /// The runs in the order in which they are shown, from left to right; tabs are in none.
  public var runs: [GlyphRun]
  /// The advance of all, in grid units: that of the measured line.
  public var advance: Int64
  /// The same in points.
  public var width: Double
}
