/// The fonts that stand in for San Francisco, which may not be used off Apple's platforms.
///
/// Heights are San Francisco's own. Widths up to 17 points are Inter's with San Francisco's published
/// tracking, from 25 points Inter Display's, and a blend of the two between.
public struct SystemStandIn: Hashable, Sendable {
  /// Inter in the weight and slope that were asked for.
  public let text: FontFace
  /// Inter Display in the same weight and slope.
  public let display: FontFace

  /// Creates a stand-in from its two faces.
  public init(text: FontFace, display: FontFace) {
    self.text = text
    self.display = display
  }

  /// The line metrics of San Francisco on iOS, measured: 20.287109375 points at 17.
  public static let verticalMetrics = VerticalMetrics(
    ascender: 1950, descender: -494, lineGap: 0, unitsPerEm: 2048)

  /// The share of the display face's width at a size: 0 up to 17 points, 1 from 25.
  public func displayShare(atPointSize pointSize: Double) -> Double {
    min(max((pointSize - 17) / 8, 0), 1)
  }

  /// How far the width of a real label may be from the stand-in's, as a fraction of it.
  ///
  /// Measured on labels of apps: within 1.5 % at 16 to 17 and at 25 to 58 points, 3 % elsewhere.
  public func margin(atPointSize pointSize: Double) -> Double {
    (16...17).contains(pointSize) || (25...58).contains(pointSize) ? 0.015 : 0.03
  }
}
