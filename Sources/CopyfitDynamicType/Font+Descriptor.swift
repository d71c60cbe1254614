extension Font {
  /// The font with all modifiers applied; it still follows the category.
  ///
  /// Modifiers are applied in order. The last of two contradictory ones counts.
  public var descriptor: FontDescriptor {
    modifiers.reduce(into: provider.descriptor) { $0.apply($1) }
  }
}

extension Font.Provider {
  fileprivate var descriptor: FontDescriptor {
    switch self {
    case .textStyle(let style, let design, let weight):
      var descriptor = FontDescriptor.preferred(for: style).withDesign(design)
      descriptor.weight = weight
      return descriptor
    case .system(let size, let weight, let design):
      return FontDescriptor(face: .system(design), pointSize: size, weight: weight)
    case .named(let name, let size, let style):
      let fixed = FontDescriptor.named(name, size: size)
      return style.map { fixed.scaled(relativeTo: $0) } ?? fixed
    case .concrete(let descriptor):
      return descriptor
    }
  }
}

extension FontDescriptor {
  fileprivate mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .italic: traits.insert(.italic)
    case .bold:
      weight = nil
      traits.insert(.bold)
    case .weight(let weight): self = withWeight(weight)
    case .width(let width): self = withWidth(width)
    case .monospaced:
      self = withDesign(.monospaced)
      traits.insert(.monospaced)
    case .leading(let leading): apply(leading)
    case .scaled(let factor): self = scaled(by: factor)
    case .pointSizeLimits(let minimum, let maximum):
      (minimumPointSize, maximumPointSize) = (minimum, maximum)
    case .variation(let variation): self = withVariation(variation.axis, variation.value)
    case .monospacedDigit, .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps, .feature:
      features += modifier.features
    }
  }

  private mutating func apply(_ leading: Font.Leading) {
    traits.subtract([.tightLeading, .looseLeading])
    switch leading {
    case .tight: traits.insert(.tightLeading)
    case .standard: break
    case .loose: traits.insert(.looseLeading)
    }
  }
}

extension Font.Modifier {
  /// Source: OpenType 1.9.1, *Registered features*.
  fileprivate var features: [FontFeature] {
    switch self {
    case .monospacedDigit: [FontFeature("tnum")]
    case .smallCaps: [FontFeature("smcp"), FontFeature("c2sc")]
    case .lowercaseSmallCaps: [FontFeature("smcp")]
    case .uppercaseSmallCaps: [FontFeature("c2sc")]
    case .feature(let feature): [feature]
    default: []
    }
  }
}
