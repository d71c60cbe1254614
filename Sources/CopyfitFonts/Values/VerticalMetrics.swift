/// How far a face's lines reach above and below the baseline, in design units, not rounded.
///
/// Read from `hhea`, as UIKit does, with the `MVAR` deltas of a variable face; from `OS/2` only where
/// `hhea` says nothing.
public struct VerticalMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascender: Double
  /// Below the baseline; negative.
  public var descender: Double
  /// What the font asks for between lines; UIKit's labels do not use it.
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

  /// Ascender to descender at a size, in points: UIKit's `UIFont.lineHeight`.
  public func lineHeight(atPointSize pointSize: Double) -> Double {
    (ascender - descender) * pointSize / Double(unitsPerEm)
  }
}
