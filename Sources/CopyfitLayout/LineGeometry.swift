/// The vertical position of a line, in points.
///
/// Positions are measured downward from the top of the text. The height of a line is `bottom − top`. If it differs from
/// the height of the line's fonts, the difference is above the glyphs: the distance of the baseline from the bottom is
/// always the fonts' descender. This was not measured on labels; it is described by developers who center text with a
/// baseline offset. Leading and spacing are between lines.
public struct LineGeometry: Hashable, Sendable {
  /// The top of the line; 0 for the first one.
  public var top: Double
  /// The baseline of the line.
  public var baseline: Double
  /// The bottom of the line; the text's height for the last one.
  public var bottom: Double
  /// The extent of the line's fonts above the baseline.
  public var ascender: Double
  /// The extent of the line's fonts below the baseline; negative.
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
