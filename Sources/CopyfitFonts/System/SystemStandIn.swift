public import CopyfitDynamicType

/// The stand-in fonts for San Francisco, which may not be used outside of Apple's platforms.
///
/// Heights are San Francisco's own; for other designs and widths they were not compared. Widths are Inter's with San
/// Francisco's published tracking up to 17 points, Inter Display's from 25 points, and a blend between, all corrected
/// by weight and size. Serif and monospaced designs use one family at all sizes, without tracking.
public struct SystemStandIn: Hashable, Sendable {
  /// Inter in the requested weight and slope, or the family of another design.
  public let text: FontFace
  /// Inter Display in the same weight and slope; equal to `text` if a design has one family.
  public let display: FontFace
  /// The design of the system font that is replaced.
  public let design: FontDesign
  /// The requested width, whether or not the faces have it.
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

  /// The weight of the display face's width at a size: 0 up to 17 points, 1 from 25.
  public func displayShare(atPointSize pointSize: Double) -> Double {
    isOneFamily ? 0 : min(max((pointSize - 17) / 8, 0), 1)
  }

  /// The line metrics and cap height of San Francisco; x-height, underline and slant of `text`.
  ///
  /// San Francisco's own x-height is uncertain: sources give 1040 and 1078 of 2048.
  public var geometry: FontGeometry {
    let metrics = Self.verticalMetrics
    var geometry = text.geometry.scaled(toPointSize: Double(metrics.unitsPerEm))
    geometry.ascender = metrics.ascender
    geometry.descender = metrics.descender
    geometry.lineGap = metrics.lineGap
    geometry.capHeight = Self.capHeight
    return geometry
  }

  /// Whether the design uses one family, to which San Francisco's optical sizes and tracking do not apply.
  package var isOneFamily: Bool { design == .serif || design == .monospaced }
}
