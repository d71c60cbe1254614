extension FontMetrics {
  /// A font whose size follows the category as these metrics say.
  ///
  /// The font's own size at `large` is scaled, in the metrics' scale where it is a text style's; what
  /// its size followed before is forgotten.
  ///
  /// - Throws: `DynamicTypeError.invalidPointSize` where a size is not positive and finite, and
  ///   `styleMissing` for the font of a style that the scale lacks.
  public func scaledFont(
    for font: FontDescriptor, minimumPointSize: Double? = nil, maximumPointSize: Double? = nil
  ) throws(DynamicTypeError) -> FontDescriptor {
    try font.check(in: scale)
    for size in [minimumPointSize, maximumPointSize].compactMap({ $0 }) {
      try FontDescriptor.check(pointSize: size)
    }
    return font.withSize(font.pointSize(at: .large, scale: scale)).scaled(
      relativeTo: textStyle, minimumPointSize: minimumPointSize, maximumPointSize: maximumPointSize)
  }

  /// A font at the size that it has at a category, as `UIFontMetrics.scaledFont(for:compatibleWith:)`.
  ///
  /// - Throws: As `scaledFont(for:minimumPointSize:maximumPointSize:)`.
  public func scaledFont(
    for font: FontDescriptor, at category: ContentSizeCategory, minimumPointSize: Double? = nil,
    maximumPointSize: Double? = nil
  ) throws(DynamicTypeError) -> FontDescriptor {
    let scaling = try scaledFont(
      for: font, minimumPointSize: minimumPointSize, maximumPointSize: maximumPointSize)
    return scaling.withSize(scaling.pointSize(at: category, scale: scale))
  }
}
