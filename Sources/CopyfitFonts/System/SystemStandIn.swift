public import CopyfitDynamicType

/// The fonts that stand in for San Francisco, which may not be used off Apple's platforms.
///
/// Heights are San Francisco's own; for other designs and widths they were not compared. Widths up to
/// 17 points are Inter's with San Francisco's published tracking, from 25 points Inter Display's, and a
/// blend of the two between, all corrected by weight and size. Serif and monospaced designs are one family
/// at all sizes, untracked.
public struct SystemStandIn: Hashable, Sendable {
  /// Inter in the weight and slope that were asked for, or the family of another design.
  public let text: FontFace
  /// Inter Display in the same weight and slope; where a design has one family, `text` again.
  public let display: FontFace
  /// The design that is stood in for.
  public let design: FontDesign
  /// The width that was asked for, whether or not the faces have it.
  public let width: FontWidth

  /// Creates a stand-in from its two faces.
  public init(
    text: FontFace, display: FontFace, design: FontDesign = .standard,
    width: FontWidth = .standard
  ) {
    self.text = text
    self.display = display
    self.design = design
    self.width = width
  }

  /// The line metrics of San Francisco on iOS, measured: 20.287109375 points at 17.
  public static let verticalMetrics = VerticalMetrics(
    ascender: 1950, descender: -494, lineGap: 0, unitsPerEm: 2048)

  /// San Francisco's cap height in the units of `verticalMetrics`.
  ///
  /// Source: seek-oss, *capsize*, metrics of SF Pro.
  private static let capHeight = 1443.0

  /// The share of the display face's width at a size: 0 up to 17 points, 1 from 25.
  public func displayShare(atPointSize pointSize: Double) -> Double {
    isOneFamily ? 0 : min(max((pointSize - 17) / 8, 0), 1)
  }

  /// The line metrics and cap height of San Francisco; x-height, underline and slant of `text`.
  ///
  /// San Francisco's own x-height is not known for certain: sources say 1040 and 1078 of 2048.
  public var geometry: FontGeometry {
    let metrics = Self.verticalMetrics
    var geometry = text.geometry.scaled(toPointSize: Double(metrics.unitsPerEm))
    geometry.ascender = metrics.ascender
    geometry.descender = metrics.descender
    geometry.lineGap = metrics.lineGap
    geometry.capHeight = Self.capHeight
    return geometry
  }

  /// Whether the design is shown by one family: San Francisco's optical sizes and tracking say nothing
  /// of another.
  package var isOneFamily: Bool { design == .serif || design == .monospaced }
}
