public import CopyfitAudit

/// What a rule means to a person: the one source of `copyfit rules` and of the reports' own help.
///
/// The texts are plain, in whole sentences, without line ends; file formats that know Markdown may show
/// what stands in backquotes as code.
public struct RuleHelp: Hashable, Sendable {
  /// The rule in a few words, such as a heading.
  public var title: String
  /// What the rule finds, in one sentence.
  public var summary: String
  /// What it means for the people who use the app.
  public var effect: String
  /// A case of it.
  public var example: String
  /// What mends it, the best first, each in one sentence.
  public var remedies: [String]
}

extension Rule {
  /// What the rule means and how to mend it.
  public var help: RuleHelp {
    switch self {
    case .truncation: .truncation
    case .verticalClipping: .verticalClipping
    case .wordSplit: .wordSplit
    case .shrunkText: .shrunkText
    case .wordWiderThanScreen: .wordWiderThanScreen
    case .doesNotScale: .doesNotScale
    case .undecidedFrame: .undecidedFrame
    case .missingGlyph: .missingGlyph
    case .fontNotFound: .fontNotFound
    case .fontFallback: .fontFallback
    case .catalogSyntax: .catalogSyntax
    case .unreachableEntries: .unreachableEntries
    case .unreadableFile: .unreadableFile
    case .duplicateKey: .duplicateKey
    case .invalidEscape: .invalidEscape
    case .invalidFormat: .invalidFormat
    case .placeholderMismatch: .placeholderMismatch
    case .placeholderWithoutSample: .placeholderWithoutSample
    case .missingPluralCategory: .missingPluralCategory
    case .lengthLimit: .lengthLimit
    case .missingTranslation: .missingTranslation
    case .orphanKey: .orphanKey
    case .unmatchedEntry: .unmatchedEntry
    case .unusedSuppression: .unusedSuppression
    case .staleBaseline: .staleBaseline
    case .limitReached: .limitReached
    }
  }
}

extension RuleHelp {
  /// How a finding of a rule is accepted, or weighed otherwise, each way in one sentence.
  public static func suppressions(of rule: Rule) -> [String] {
    let name = rule.rawValue
    let comment =
      "Accept it for one text, in its catalog's comment: `[copyfit:ignore \(name) -- reason]`."
    return (rule.isOnTexts ? [comment] : []) + [
      """
      Accept it for some places, in `copyfit.yml`: \
      `ignore: [{ rule: \(name), id: "App/Debug#*", reason: internal screen }]`.
      """,
      """
      Give it another severity (error, warning or note), in `copyfit.yml`: \
      `rules: { \(name): \(rule.otherSeverity.rawValue) }`.
      """,
      "Turn the rule off, in `copyfit.yml`: `rules: { \(name): off }`.",
    ]
  }
}

extension Rule {
  /// Whether it is found on texts with a key, whose comments can accept it, and not on files or fonts.
  fileprivate var isOnTexts: Bool {
    switch self {
    case .missingGlyph, .fontNotFound, .fontFallback, .catalogSyntax, .unreachableEntries,
      .unreadableFile, .unmatchedEntry, .unusedSuppression, .staleBaseline:
      false
    default: true
    }
  }

  /// A severity that the rule does not have by itself, to show how it is changed.
  fileprivate var otherSeverity: Severity { defaultSeverity == .note ? .warning : .note }
}
