extension FontDescriptor {
  /// This font at a fixed size, in points; it no longer follows the category.
  public func withSize(_ pointSize: Double) -> Self {
    var result = self
    (result.pointSize, result.sizing, result.sizeFactor) = (pointSize, .fixed, 1)
    (result.minimumPointSize, result.maximumPointSize) = (nil, nil)
    return result
  }

  /// This font, its size multiplied by a factor at every category.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.sizeFactor *= factor
    return result
  }

  /// This font, its size scaled as `UIFontMetrics` scales it for a style, within bounds in points.
  ///
  /// A factor applied before becomes part of the size that is scaled.
  public func scaled(
    relativeTo style: TextStyle, minimumPointSize: Double? = nil, maximumPointSize: Double? = nil
  ) -> Self {
    var result = self
    (result.pointSize, result.sizeFactor) = (pointSize * sizeFactor, 1)
    result.sizing = .metrics(style)
    (result.minimumPointSize, result.maximumPointSize) = (minimumPointSize, maximumPointSize)
    return result
  }

  /// This font in another family; style, size, weight and traits stay.
  ///
  /// A preferred font keeps the weight of its style only where `weight` says so: families of apps
  /// rarely have them all.
  public func withFamily(_ family: String) -> Self {
    var result = self
    result.face = .family(family)
    return result
  }

  /// This font in another face, by PostScript name or full name; style and size stay.
  public func withFace(_ name: String) -> Self {
    var result = self
    result.face = .named(name, family: nil)
    return result
  }

  /// This font in another design of the system font; a font of another family stays what it is.
  public func withDesign(_ design: FontDesign) -> Self {
    guard isSystem else { return self }
    var result = self
    result.face = .system(design)
    return result
  }

  /// This font with these traits and no others.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self {
    var result = self
    result.traits = traits
    return result
  }

  /// This font in a weight; the bold trait no longer counts.
  public func withWeight(_ weight: FontWeight) -> Self {
    var result = self
    result.weight = weight
    result.traits.remove(.bold)
    return result
  }

  /// This font in a width; the traits condensed and expanded no longer count.
  public func withWidth(_ width: FontWidth) -> Self {
    var result = self
    result.width = width
    result.traits.subtract([.condensed, .expanded])
    return result
  }

  /// This font with features added.
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
