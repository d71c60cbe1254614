extension FontMetrics {
  /// A font whose size follows the category according to these metrics.
  ///
  /// The font's own size at `large` is scaled; for the font of a text style, it is the size in the metrics' scale. The
  /// previous sizing is replaced.
  ///
  /// - Throws: `DynamicTypeError.invalidPointSize` if a size is not positive and finite, and `styleMissing` for the
  ///   font of a style that the scale lacks.
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

  /// A font with a fixed size, as scaled at a category, like `UIFontMetrics.scaledFont(for:compatibleWith:)`.
  ///
  /// - Throws: The same errors as `scaledFont(for:minimumPointSize:maximumPointSize:)`.
  public func scaledFont(
    for font: FontDescriptor, at category: ContentSizeCategory, minimumPointSize: Double? = nil,
    maximumPointSize: Double? = nil
  ) throws(DynamicTypeError) -> FontDescriptor {
    let scaling = try scaledFont(
      for: font, minimumPointSize: minimumPointSize, maximumPointSize: maximumPointSize)
    return scaling.withSize(scaling.pointSize(at: category, scale: scale))
  }
}
