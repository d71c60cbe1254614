/// A font in which nothing depends on the reader any more: what to look for, and its size.
///
/// Which file that comes to is for the module to say that knows fonts.
public struct ResolvedFont: Hashable, Sendable {
  /// The face to look for.
  public var face: FontDescriptor.Face
  /// In points, positive and finite.
  public var pointSize: Double
  /// The weight that is asked for; `nil` for a named face's own.
  public var weight: FontWeight?
  /// Whether another weight than the face's own was asked for as bold.
  public var isBold: Bool
  /// The width that is asked for; `nil` for the face's own.
  public var width: FontWidth?
  /// Whether an italic face is asked for.
  public var isItalic: Bool
  /// Whether glyphs of one width are asked for.
  public var isMonospaced: Bool
  /// The features to set, by tag, each once.
  public var features: [FontFeature]
  /// The coordinates that are given one by one, by axis, each once.
  public var variations: [FontVariation]
  /// The distance of baselines that a text style asks for, in points; `nil` in other fonts.
  public var baselineDistance: Double?
  /// What is added between lines that no text style sets apart, in points.
  public var lineSpacing: Double
  /// The language of the text as BCP 47.
  public var locale: String
}

extension Font {
  /// What the font comes to for a reader.
  ///
  /// - Throws: `DynamicTypeError` where the size is not positive and finite, where the environment's scale
  ///   lacks the style, and for a font of more than `maximumModifiers` modifiers.
  public func resolved(in environment: FontEnvironment) throws(DynamicTypeError) -> ResolvedFont {
    guard modifiers.count <= Self.maximumModifiers else {
      throw .tooManyModifiers(limit: Self.maximumModifiers)
    }
    return try descriptor.resolved(in: environment)
  }
}

extension FontDescriptor {
  /// What the descriptor comes to for a reader.
  ///
  /// - Throws: `DynamicTypeError` where a size, the display scale or a coordinate is no usable number, and
  ///   where the environment's scale lacks the style.
  public func resolved(in environment: FontEnvironment) throws(DynamicTypeError) -> ResolvedFont {
    let scale = environment.typeScale
    try check(in: scale)
    guard environment.displayScale > 0, environment.displayScale.isFinite else {
      throw .invalidDisplayScale(environment.displayScale)
    }
    let size = pointSize(at: environment.category, scale: scale)
    try Self.check(pointSize: size)
    let spacing = lineSpacing(
      at: environment.category, on: environment.platform, scale: scale)
    return ResolvedFont(
      face: face, pointSize: size, weight: resolvedWeight(in: environment),
      isBold: traits.contains(.bold), width: resolvedWidth, isItalic: isItalic,
      isMonospaced: traits.contains(.monospaced), features: Self.last(of: features),
      variations: Self.last(of: variations), baselineDistance: spacing.baselineDistance,
      lineSpacing: spacing.added, locale: environment.locale)
  }

  /// Checks that the scale has the style and that all numbers can be used, at every category.
  public func check(in scale: TypeScale) throws(DynamicTypeError) {
    if case .textStyle(let style) = sizing, scale[style, .large] == nil {
      throw .styleMissing(style, scale: scale.name)
    }
    var sizes = [sizeFactor, pointSize] + [minimumPointSize, maximumPointSize].compactMap { $0 }
    // Sizes grow with the categories: where both ends are valid, all are.
    sizes += [.xSmall, .accessibility5].map { pointSize(at: $0, scale: scale) }
    for size in sizes { try Self.check(pointSize: size) }
    if let minimumPointSize, let maximumPointSize, minimumPointSize > maximumPointSize {
      throw .contradictoryBounds(minimum: minimumPointSize, maximum: maximumPointSize)
    }
    try checkFace()
  }

  private func checkFace() throws(DynamicTypeError) {
    switch face {
    case .named("", _), .family(""), .file("", _): throw .emptyFontName
    default: break
    }
    if let weight, !(1...1000).contains(weight.rawValue) { throw .invalidWeight(weight.rawValue) }
    if let width, !(-1...1).contains(width.rawValue) { throw .invalidWidth(width.rawValue) }
    for variation in variations where !variation.value.isFinite {
      throw .invalidCoordinate(variation.axis, variation.value)
    }
  }

  /// How far lines are apart at a category, in points: the distance of baselines that a text style asks
  /// for, with what the leading traits add, or what these add between lines that no style sets apart.
  public func lineSpacing(
    at category: ContentSizeCategory, on platform: Platform, scale: TypeScale
  ) -> (baselineDistance: Double?, added: Double) {
    guard let distance = baselineDistance(at: category, scale: scale) else {
      return (nil, addedSpacing(on: platform))
    }
    return (distance + leadingAdjustment(on: platform), 0)
  }

  /// What the leading traits add between lines that no style sets apart, in points: negative leading
  /// counts as none.
  public func addedSpacing(on platform: Platform) -> Double {
    max(leadingAdjustment(on: platform), 0)
  }

  private func leadingAdjustment(on platform: Platform) -> Double {
    let step = platform.leadingStep
    return (traits.contains(.looseLeading) ? step : 0)
      - (traits.contains(.tightLeading) ? step : 0)
  }

  /// The width that is asked for, by name or by trait; `nil` for the face's own.
  public var resolvedWidth: FontWidth? {
    if let width { return width }
    if traits.contains(.condensed) { return .condensed }
    return traits.contains(.expanded) ? .expanded : nil
  }

  /// The weight that is asked for, or `nil` where a named face keeps its own.
  public func resolvedWeight(in environment: FontEnvironment) -> FontWeight? {
    guard isSystem else { return weight ?? (traits.contains(.bold) ? .bold : nil) }
    let own = weight ?? styleWeight(in: environment.typeScale)
    return environment.legibilityWeight == .bold ? environment.boldTextWeights[own] : own
  }

  /// The weight of the preferred font of the style that the font follows, as the bold trait changes it;
  /// regular or bold where it follows none.
  ///
  /// It is the system font's own, and that of the preferred font in place of a font that nobody has.
  public func styleWeight(in scale: TypeScale) -> FontWeight {
    let isBold = traits.contains(.bold)
    // A system font of a given size stays regular, whichever style it grows with.
    let isSized = if case .textStyle = sizing { false } else { isSystem }
    guard !isSized, let style = textStyle, let entry = scale[style, .large] else {
      return isBold ? .bold : .regular
    }
    return isBold ? entry.emphasizedWeight : entry.weight
  }

  private static func last(of features: [FontFeature]) -> [FontFeature] {
    var settings: [FontTag: FontFeature] = [:]
    for feature in features { settings[feature.tag] = feature }
    return settings.values.sorted { $0.tag < $1.tag }
  }

  private static func last(of variations: [FontVariation]) -> [FontVariation] {
    var settings: [FontTag: FontVariation] = [:]
    for variation in variations { settings[variation.axis] = variation }
    return settings.values.sorted { $0.axis < $1.axis }
  }
}
