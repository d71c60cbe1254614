public import CopyfitDynamicType

/// The requested look of a face, and coordinates for variable fonts.
public struct FontMatch: Hashable, Sendable {
  /// The weight: in variable fonts, the coordinate on `wght`.
  public var weight: FontWeight
  /// Whether the face is italic: in variable fonts, the far end of `ital` and `slnt`.
  public var isItalic: Bool
  /// The width: in variable fonts, the coordinate on `wdth`; condensed is 75, compressed 62.5, standard 100, expanded
  /// 125, linear between.
  public var width: FontWidth
  /// The slant in degrees; negative leans to the right, as on the axis `slnt`.
  ///
  /// It replaces `isItalic` on fonts with the axis `slnt`, and only there.
  public var slantAngle: Double?
  /// The coordinate on the axis `opsz`, in points; it is limited to the axis's range.
  public var opticalSize: Double?
  /// Coordinates on any axes; they override those that follow from the other properties.
  public var variations: [FontVariation]

  /// Creates a match.
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
  /// The first value that is not finite, with the axis that it would set.
  var firstNotFinite: FontVariation? {
    let derived = [
      FontVariation(axis: "wdth", value: width.percentage),
      FontVariation(axis: "slnt", value: slantAngle ?? 0),
      FontVariation(axis: "opsz", value: opticalSize ?? 0),
    ]
    return (derived + variations).first { !$0.value.isFinite }
  }

  /// The coordinates on the axes of a face with these traits at its default coordinates.
  ///
  /// They are not clamped, so that the face can report the requested values. Explicit coordinates come after those that
  /// they override.
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
      // A slant to the right is negative.
      slantAngle ?? (isItalic && !traits.isItalic ? axis.minimum : nil)
    case "opsz":
      // A text larger or smaller than the design is no error, and one instance serves all such sizes.
      opticalSize.map { $0.isFinite ? axis.clamp($0) : $0 }
    default:
      nil
    }
  }
}
