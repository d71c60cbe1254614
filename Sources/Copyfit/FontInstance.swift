internal import CopyfitDynamicType
public import CopyfitFonts

/// A font for a reader: a face, its size, and the geometry at that size.
public struct FontInstance: Sendable {
  /// The face, and its differences from the request.
  public let resolution: FontResolution
  /// The size, in points.
  public let pointSize: Double
  /// The baseline distance of a text style, in points; `nil` in other fonts.
  public let baselineDistance: Double?
  /// The space between lines without the leading of a text style, in points.
  public let lineSpacing: Double
  /// The ascender, cap height, slant and so on, in points.
  public let geometry: FontGeometry

  init(_ font: ResolvedFont, face: FontResolution) {
    resolution = face
    pointSize = font.pointSize
    baselineDistance = font.baselineDistance
    lineSpacing = font.lineSpacing
    geometry = face.stack.geometry.scaled(toPointSize: font.pointSize)
  }
}
