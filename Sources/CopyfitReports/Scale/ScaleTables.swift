package import CopyfitDynamicType

/// The sizes of a platform's text styles, or of one of them.
package struct ScaleTables: Sendable {
  /// The size that is scaled besides the styles' own sizes.
  package struct Scaling: Sendable {
    var size: Double
    var minimum: Double?
    var maximum: Double?
    var displayScale: Double

    /// Creates a scaling of a size in points, with its limits as a font, and the pixels per point.
    package init(
      size: Double, minimum: Double? = nil, maximum: Double? = nil, displayScale: Double
    ) {
      (self.size, self.minimum, self.maximum) = (size, minimum, maximum)
      self.displayScale = displayScale
    }
  }

  /// The name and version of the JSON document.
  static let schema = "copyfit.scale/1"

  let platform: Platform
  /// Whether one style is requested.
  let isSingle: Bool
  /// Whether a size is scaled.
  let isScaled: Bool
  /// A table for each style.
  package let tables: [ScaleTable]

  /// Creates the tables of one style, or of all styles with published sizes.
  package init(platform: Platform, style: TextStyle? = nil, scaling: Scaling? = nil) {
    self.platform = platform
    isSingle = style != nil
    isScaled = scaling != nil
    let styles = style.map { [$0] } ?? platform.typeScale.publishedStyles
    tables = styles.map { ScaleTable(style: $0, scale: platform.typeScale, scaling: scaling) }
  }
}

/// The sizes of one text style in the categories that its scale distinguishes.
package struct ScaleTable: Sendable {
  /// The sizes in one category.
  package struct Row: Sendable {
    var category: ContentSizeCategory
    var entry: TypeScale.Entry
    /// The scaled sizes; `nil` if no size is scaled.
    package var scaled: Scaled?
  }

  /// A size after scaling.
  package struct Scaled: Sendable {
    /// The size as that of a font.
    package var size: Double
    /// The size as a length.
    package var value: Double
  }

  /// The style.
  package let style: TextStyle
  /// A row for each category.
  package let rows: [Row]

  /// Whether the sizes are not published.
  var isDerived: Bool { rows.contains(where: \.entry.isDerived) }

  init(style: TextStyle, scale: TypeScale, scaling: ScaleTables.Scaling?) {
    self.style = style
    let metrics = FontMetrics(for: style, scale: scale)
    rows = scale.categories.compactMap { category in
      guard let entry = scale[style, category] else { return nil }
      let scaled = scaling.map { metrics.scaled($0, at: category) }
      return Row(category: category, entry: entry, scaled: scaled)
    }
  }
}

extension FontMetrics {
  fileprivate func scaled(
    _ scaling: ScaleTables.Scaling, at category: ContentSizeCategory
  ) -> ScaleTable.Scaled {
    ScaleTable.Scaled(
      size: scaledPointSize(
        scaling.size, at: category, minimum: scaling.minimum, maximum: scaling.maximum),
      value: scaledValue(scaling.size, at: category, displayScale: scaling.displayScale))
  }
}
