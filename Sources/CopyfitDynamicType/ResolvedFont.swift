/// A font that no longer depends on the reader: the face to find, and its size.
///
/// The module that reads fonts finds the file.
public struct ResolvedFont: Hashable, Sendable {
  /// The face to find.
  public var face: FontDescriptor.Face
  /// The size in points, positive and finite.
  public var pointSize: Double
  /// The requested weight; `nil` for a named face's own.
  public var weight: FontWeight?
  /// Whether bold changes the weight from the face's own.
  public var isBold: Bool
  /// The requested width; `nil` for the face's own.
  public var width: FontWidth?
  /// Whether an italic face is requested.
  public var isItalic: Bool
  /// Whether glyphs of one width are requested.
  public var isMonospaced: Bool
  /// The features to set, by tag, each once.
  public var features: [FontFeature]
  /// The explicit coordinates, by axis, each once.
  public var variations: [FontVariation]
  /// The baseline distance of a text style, in points; `nil` in other fonts.
  public var baselineDistance: Double?
  /// The space between lines without the leading of a text style, in points.
  public var lineSpacing: Double
  /// The language of the text as BCP 47.
  public var locale: String
}

extension Font {
  /// The font for a reader.
  ///
  /// - Throws: `DynamicTypeError` if the size is not positive and finite, if the environment's scale lacks the style,
  ///   or if the font has more than `maximumModifiers` modifiers.
  public func resolved(in environment: FontEnvironment) throws(DynamicTypeError) -> ResolvedFont {
    guard modifiers.count <= Self.maximumModifiers else {
      throw .tooManyModifiers(limit: Self.maximumModifiers)
    }
    return try descriptor.resolved(in: environment)
  }
}

extension FontDescriptor {
  /// The font of the descriptor for a reader.
  ///
  /// - Throws: `DynamicTypeError` if a size, the display scale or a coordinate is invalid, or if the environment's
  ///   scale lacks the style.
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

  /// Checks that the scale has the style and that all numbers are valid, at every category.
  public func check(in scale: TypeScale) throws(DynamicTypeError) {
    if case .textStyle(let style) = sizing, scale[style, .large] == nil {
      throw .styleMissing(style, scale: scale.name)
    }
    var sizes = [sizeFactor, pointSize] + [minimumPointSize, maximumPointSize].compactMap { $0 }
    // Sizes grow with the categories, so if both ends are valid, all are.
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

  /// The distance of lines at a category, in points: the baseline distance of a text style with the leading traits, or
  /// else the space that these add between lines.
  public func lineSpacing(
    at category: ContentSizeCategory, on platform: Platform, scale: TypeScale
  ) -> (baselineDistance: Double?, added: Double) {
    guard let distance = baselineDistance(at: category, scale: scale) else {
      return (nil, addedSpacing(on: platform))
    }
    return (distance + leadingAdjustment(on: platform), 0)
  }

  /// The space that the leading traits add between lines without the leading of a style, in points; negative leading
  /// counts as 0.
  public func addedSpacing(on platform: Platform) -> Double {
    max(leadingAdjustment(on: platform), 0)
  }

  private func leadingAdjustment(on platform: Platform) -> Double {
    let step = platform.leadingStep
    return (traits.contains(.looseLeading) ? step : 0)
      - (traits.contains(.tightLeading) ? step : 0)
  }

  /// The requested width, explicit or by trait; `nil` for the face's own.
  public var resolvedWidth: FontWidth? {
    if let width { return width }
    if traits.contains(.condensed) { return .condensed }
    return traits.contains(.expanded) ? .expanded : nil
  }

  /// The requested weight, or `nil` if a named face keeps its own.
  public func resolvedWeight(in environment: FontEnvironment) -> FontWeight? {
    guard isSystem else { return weight ?? (traits.contains(.bold) ? .bold : nil) }
    let own = weight ?? styleWeight(in: environment.typeScale)
    return environment.legibilityWeight == .bold ? environment.boldTextWeights[own] : own
  }

  /// The weight of the preferred font of the style that the font follows, changed by the bold trait; regular or bold if
  /// it follows none.
  ///
  /// It is the weight of the system font, and of the preferred font that replaces a missing font.
  public func styleWeight(in scale: TypeScale) -> FontWeight {
    let isBold = traits.contains(.bold)
    // A system font with an explicit size remains regular in every style.
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
