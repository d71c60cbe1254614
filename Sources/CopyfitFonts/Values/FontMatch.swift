public import CopyfitDynamicType

/// A wish for a face: what it should look like, and coordinates for variable fonts.
public struct FontMatch: Hashable, Sendable {
  /// On variable fonts the coordinate on `wght`.
  public var weight: FontWeight
  /// On variable fonts the far end of `ital` and `slnt`.
  public var isItalic: Bool
  /// On variable fonts the coordinate on `wdth`: condensed 75, compressed 62.5, standard 100,
  /// expanded 125, linear between.
  public var width: FontWidth
  /// How far uprights lean, in degrees; negative leans to the right, as on the axis `slnt`.
  ///
  /// It counts instead of `isItalic` on fonts with the axis `slnt`, and only there.
  public var slantAngle: Double?
  /// The size in points that the axis `opsz` is set to; sizes beyond the axis take its end.
  public var opticalSize: Double?
  /// Coordinates on any axes, which count instead of those that follow from the other wishes.
  public var variations: [FontVariation]

  /// Creates a wish.
  public init(
    weight: FontWeight = .regular, isItalic: Bool = false, width: FontWidth = .standard,
    slantAngle: Double? = nil, opticalSize: Double? = nil, variations: [FontVariation] = []
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.slantAngle = slantAngle
    self.opticalSize = opticalSize
    self.variations = variations
  }
}

extension FontMatch {
  /// The first wish that no face can meet, by the axis that it would set.
  var firstNotFinite: FontVariation? {
    let derived = [
      FontVariation(axis: "wdth", value: width.percentage),
      FontVariation(axis: "slnt", value: slantAngle ?? 0),
      FontVariation(axis: "opsz", value: opticalSize ?? 0),
    ]
    return (derived + variations).first { !$0.value.isFinite }
  }

  /// The coordinates on the axes of a face that has the traits where all are at their defaults.
  ///
  /// They are not clamped, so that the face can tell what was asked for. Explicit coordinates follow
  /// those that they overrule.
  func variations(on axes: [FontAxis], of traits: FontTraits) -> [FontVariation] {
    let derived = axes.compactMap { axis in
      derivedValue(on: axis, of: traits).map { FontVariation(axis: axis.tag, value: $0) }
    }
    let explicit = Set(variations.map(\.axis))
    return derived.filter { !explicit.contains($0.axis) } + variations
  }

  private func derivedValue(on axis: FontAxis, of traits: FontTraits) -> Double? {
    switch axis.tag {
    case "wght":
      Double(weight.rawValue)
    case "wdth":
      width.percentage
    case "ital" where isItalic:
      axis.maximum
    case "slnt":
      // Slants to the right are negative.
      slantAngle ?? (isItalic && !traits.isItalic ? axis.minimum : nil)
    case "opsz":
      // Text larger or smaller than a design is no mistake, and one instance serves all such sizes.
      opticalSize.map { $0.isFinite ? axis.clamp($0) : $0 }
    default:
      nil
    }
  }
}
