/// The height of a face's lines above and below the baseline, in design units, not rounded.
///
/// They are read from `hhea`, as in UIKit, with the `MVAR` deltas of a variable face, and from `OS/2` only if `hhea`
/// has none.
public struct VerticalMetrics: Hashable, Sendable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline; negative.
  public var descender: Double
  /// The font's space between lines; UIKit's labels do not use it.
  public var lineGap: Double
  /// Design units per em.
  public var unitsPerEm: Int

  /// Creates metrics from values in design units.
  public init(ascender: Double, descender: Double, lineGap: Double, unitsPerEm: Int) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.unitsPerEm = unitsPerEm
  }

  /// The distance from ascender to descender at a size, in points: UIKit's `UIFont.lineHeight`.
  public func lineHeight(atPointSize pointSize: Double) -> Double {
    (ascender - descender) * pointSize / Double(unitsPerEm)
  }
}
