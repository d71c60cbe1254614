extension Rule {
  /// The meaning and severity of the rule, and how to fix its findings.
  public var description: RuleDescription {
    switch self {
    case .truncation: .truncation
    case .verticalClipping: .verticalClipping
    case .missingGlyph: .missingGlyph
    case .fontNotFound: .fontNotFound
    case .catalogSyntax: .catalogSyntax
    case .unreachableEntries: .unreachableEntries
    case .unreadableFile: .unreadableFile
    case .invalidFormat: .invalidFormat
    case .wordSplit: .wordSplit
    case .shrunkText: .shrunkText
    case .wordWiderThanScreen: .wordWiderThanScreen
    case .duplicateKey: .duplicateKey
    case .invalidEscape: .invalidEscape
    case .placeholderMismatch: .placeholderMismatch
    case .missingPluralCategory: .missingPluralCategory
    case .lengthLimit: .lengthLimit
    case .fontFallback: .fontFallback
    case .unmatchedEntry: .unmatchedEntry
    case .unusedSuppression: .unusedSuppression
    case .staleBaseline: .staleBaseline
    case .doesNotScale: .doesNotScale
    case .undecidedFrame: .undecidedFrame
    case .missingTranslation: .missingTranslation
    case .orphanKey: .orphanKey
    case .placeholderWithoutSample: .placeholderWithoutSample
    case .limitReached: .limitReached
    }
  }

  /// The severity if the configuration sets none.
  public var defaultSeverity: Severity { description.severity }

  /// The ways to accept a finding of the rule, or to change its severity, each as one sentence.
  public var acceptances: [String] {
    let comment =
      "Accept it for one text, in the text's comment: `[copyfit:ignore \(rawValue) -- reason]`."
    return (isOnTexts ? [comment] : []) + [
      """
      Accept it in some places, in `copyfit.yml`: \
      `ignore: [{ rule: \(rawValue), id: "App/Debug#*", reason: internal screen }]`.
      """,
      """
      Change its severity to error, warning or note, in `copyfit.yml`: \
      `rules: { \(rawValue): \(otherSeverity.rawValue) }`.
      """,
      "Turn the rule off, in `copyfit.yml`: `rules: { \(rawValue): off }`.",
    ]
  }

  /// Whether findings of the rule are about texts with a key, whose comments can accept them.
  private var isOnTexts: Bool {
    switch description.subject {
    case .fit, .label, .text: true
    case .file, .font, .configuration: false
    }
  }

  /// Whether a finding's message may contain part of a text, and not only keys, files, fonts and sizes.
  package var messageMayQuote: Bool {
    switch self {
    case .truncation, .verticalClipping, .wordSplit, .shrunkText, .missingGlyph, .fontNotFound,
      .fontFallback, .missingPluralCategory, .unmatchedEntry, .doesNotScale,
      .missingTranslation, .orphanKey, .limitReached:
      false
    default: true
    }
  }

  /// A severity other than the rule's own, for an example of changing it.
  private var otherSeverity: Severity { defaultSeverity == .note ? .warning : .note }
}
