/// Where a line stands, in points.
///
/// Positions are counted from the top of the text downwards. A line is `bottom − top` high. Where that
/// is more or less than its fonts ask for, the difference is above the glyphs: the baseline stays
/// the fonts' descender above the bottom. Nobody has measured that on labels; it is what those say who
/// center text by a baseline offset. Leading and spacing lie between lines.
public struct LineGeometry: Hashable, Sendable {
  /// The top of the line; 0 for the first one.
  public var top: Double
  /// The line that letters stand on.
  public var baseline: Double
  /// The bottom of the line; the text's height for the last one.
  public var bottom: Double
  /// How far the line's fonts reach above the baseline.
  public var ascender: Double
  /// How far the line's fonts reach below the baseline; negative.
  public var descender: Double

  /// Creates a geometry.
  public init(
    top: Double, baseline: Double, bottom: Double, ascender: Double, descender: Double
  ) {
    self.top = top
    self.baseline = baseline
    self.bottom = bottom
    self.ascender = ascender
    self.descender = descender
  }
}
