/// The conditions under which a font's description is resolved.
public struct FontEnvironment: Hashable, Sendable {
  /// The reader's setting for bolder text.
  public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
    /// Bold Text is off or on.
    case regular, bold
  }

  /// The reader's text size.
  public var category: ContentSizeCategory
  /// `bold` if Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// The language of the text as BCP 47; `und` if unknown.
  ///
  /// It decides which glyphs a font uses, and which font shows characters that another lacks.
  public var locale: String
  /// Pixels per point.
  public var displayScale: Double
  /// The platform that shows the text.
  public var platform: Platform
  /// The sizes of text styles: the platform's, unless a project sets its own.
  public var typeScale: TypeScale {
    get { ownTypeScale ?? platform.typeScale }
    set { ownTypeScale = newValue }
  }
  /// The weights with Bold Text.
  public var boldTextWeights: BoldTextWeights

  private var ownTypeScale: TypeScale?

  /// Creates an environment; without a scale of its own, it uses the platform's.
  public init(
    category: ContentSizeCategory = .large, legibilityWeight: LegibilityWeight = .regular,
    locale: String = "und", displayScale: Double = 3, platform: Platform = .iOS,
    typeScale: TypeScale? = nil, boldTextWeights: BoldTextWeights = .twoStepsHeavier
  ) {
    self.category = category
    self.legibilityWeight = legibilityWeight
    self.locale = locale
    self.displayScale = displayScale
    self.platform = platform
    ownTypeScale = typeScale
    self.boldTextWeights = boldTextWeights
  }

  /// Whether fonts resolve equally in both; a custom scale that equals the platform's makes no difference.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.category == rhs.category && lhs.legibilityWeight == rhs.legibilityWeight
      && lhs.locale == rhs.locale && lhs.displayScale == rhs.displayScale
      && lhs.platform == rhs.platform && lhs.typeScale == rhs.typeScale
      && lhs.boldTextWeights == rhs.boldTextWeights
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(legibilityWeight)
    hasher.combine(locale)
    hasher.combine(displayScale)
    hasher.combine(platform)
  }
}
