/// What a font's description is resolved against.
public struct FontEnvironment: Hashable, Sendable {
  /// Whether the reader has asked for bolder text.
  public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
    /// Bold Text turned off, and on.
    case regular, bold
  }

  /// The reader's text size.
  public var category: ContentSizeCategory
  /// `bold` where Bold Text is turned on.
  public var legibilityWeight: LegibilityWeight
  /// The language of the text as BCP 47; `und` where it is not known.
  ///
  /// It decides which glyphs a font chooses and which font shows characters that another lacks.
  public var locale: String
  /// Pixels per point.
  public var displayScale: Double
  /// The system that the text is shown on.
  public var platform: Platform
  /// The sizes of text styles: the platform's, unless a project sets its own.
  public var typeScale: TypeScale {
    get { ownTypeScale ?? platform.typeScale }
    set { ownTypeScale = newValue }
  }
  /// The weights that Bold Text changes to.
  public var boldTextWeights: BoldTextWeights

  private var ownTypeScale: TypeScale?

  /// Creates an environment; without a scale of one's own it is the platform's.
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

  /// Whether fonts come to the same in both: a scale of one's own that is the platform's is no other.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.category == rhs.category && lhs.legibilityWeight == rhs.legibilityWeight
      && lhs.locale == rhs.locale && lhs.displayScale == rhs.displayScale
      && lhs.platform == rhs.platform && lhs.typeScale == rhs.typeScale
      && lhs.boldTextWeights == rhs.boldTextWeights
  }

  /// Feeds what makes it equal to another one to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(legibilityWeight)
    hasher.combine(locale)
    hasher.combine(displayScale)
    hasher.combine(platform)
  }
}
