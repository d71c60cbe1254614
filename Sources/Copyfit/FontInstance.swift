internal import CopyfitDynamicType
public import CopyfitFonts

/// A font as a reader sees it: a face, its size, and the measures at that size.
public struct FontInstance: Sendable {
  /// The face, and what of the wish it does not meet.
  public let resolution: FontResolution
  /// In points.
  public let pointSize: Double
  /// The distance of baselines that a text style asks for, in points; `nil` in other fonts.
  public let baselineDistance: Double?
  /// What is added between lines that no text style sets apart, in points.
  public let lineSpacing: Double
  /// Ascender, cap height, slant and the rest, in points.
  public let geometry: FontGeometry

  init(_ font: ResolvedFont, face: FontResolution) {
    resolution = face
    pointSize = font.pointSize
    baselineDistance = font.baselineDistance
    lineSpacing = font.lineSpacing
    geometry = face.stack.geometry.scaled(toPointSize: font.pointSize)
  }
}
