extension FontDescriptor {
  /// This font at a fixed size, in points; it no longer follows the category.
  ///
  /// A size of 0 changes nothing, as in `UIFont.init(descriptor:size:)`.
  public func withSize(_ pointSize: Double) -> Self {
    guard pointSize != 0 else { return self }
    var result = self
    (result.pointSize, result.sizing, result.sizeFactor) = (pointSize, .fixed, 1)
    (result.minimumPointSize, result.maximumPointSize) = (nil, nil)
    return result
  }

  /// This font with its size multiplied by a factor at every category.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.sizeFactor *= factor
    return result
  }

  /// This font with its size scaled as `UIFontMetrics` does for a style, within limits in points.
  ///
  /// A factor that was applied before becomes part of the scaled size.
  public func scaled(
    relativeTo style: TextStyle, minimumPointSize: Double? = nil, maximumPointSize: Double? = nil
  ) -> Self {
    var result = self
    (result.pointSize, result.sizeFactor) = (pointSize * sizeFactor, 1)
    result.sizing = .metrics(style)
    (result.minimumPointSize, result.maximumPointSize) = (minimumPointSize, maximumPointSize)
    return result
  }

  /// This font in another family, with the same style, size, weight and traits.
  ///
  /// A preferred font keeps the weight of its style only if `weight` is set, because an app's family rarely has all
  /// weights.
  public func withFamily(_ family: String) -> Self {
    var result = self
    result.face = .family(family)
    return result
  }

  /// This font in another face, by PostScript name or full name, with the same style and size.
  public func withFace(_ name: String) -> Self {
    var result = self
    result.face = .named(name, family: nil)
    return result
  }

  /// This font in another design of the system font; a font of another family remains unchanged.
  public func withDesign(_ design: FontDesign) -> Self {
    guard isSystem else { return self }
    var result = self
    result.face = .system(design)
    return result
  }

  /// This font with only these traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self {
    var result = self
    result.traits = traits
    return result
  }

  /// This font in a weight, which replaces the bold trait.
  public func withWeight(_ weight: FontWeight) -> Self {
    var result = self
    result.weight = weight
    result.traits.remove(.bold)
    return result
  }

  /// This font in a width, which replaces the traits condensed and expanded.
  public func withWidth(_ width: FontWidth) -> Self {
    var result = self
    result.width = width
    result.traits.subtract([.condensed, .expanded])
    return result
  }

  /// This font with additional features.
  public func adding(_ features: FontFeature...) -> Self {
    var result = self
    result.features += features
    return result
  }

  /// This font at a coordinate of one axis.
  public func withVariation(_ axis: FontTag, _ value: Double) -> Self {
    var result = self
    result.variations.removeAll { $0.axis == axis }
    result.variations.append(FontVariation(axis: axis, value: value))
    return result
  }
}
