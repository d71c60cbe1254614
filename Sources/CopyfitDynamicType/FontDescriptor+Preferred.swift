extension FontDescriptor {
  /// The descriptor of a text style's preferred font: the system font in the style's size and weight.
  public static func preferred(for style: TextStyle, scale: TypeScale = .iOS) -> Self {
    Self(
      face: .system(.standard), pointSize: scale[style, .large]?.pointSize ?? 17,
      sizing: .textStyle(style))
  }

  /// The size at a category, in points.
  ///
  /// The limits apply after the factor. The maximum takes precedence over the minimum.
  public func pointSize(at category: ContentSizeCategory, scale: TypeScale = .iOS) -> Double {
    let size =
      switch sizing {
      case .fixed:
        pointSize
      case .textStyle(let style):
        scale[style, category]?.pointSize ?? pointSize
      case .metrics(let style):
        FontMetrics(for: style, scale: scale).scaledPointSize(pointSize, at: category)
      }
    return FontMetrics.clamp(
      size * sizeFactor, minimum: minimumPointSize, maximum: maximumPointSize)
  }

  /// The baseline distance of the style at a category, in points; `nil` if the font's lines follow each other without
  /// space between.
  ///
  /// Only the system's own font uses a style's leading: another family in the same style has its own line height. If
  /// the size is multiplied, the leading is, too, which was not measured.
  public func baselineDistance(
    at category: ContentSizeCategory, scale: TypeScale = .iOS
  ) -> Double? {
    guard isSystem, case .textStyle(let style) = sizing else { return nil }
    return (scale[style, category]?.leading).map { $0 * sizeFactor }
  }
}
