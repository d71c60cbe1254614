public import CopyfitSourceText
public import CopyfitUnicode

/// Something that a catalog file does to its strings at run time, and its author did not mean.
public struct CatalogProblem: Hashable, Sendable {
  /// What kind of problem it is; each is a rule of the report.
  public enum Kind: String, Hashable, Sendable {
    /// The file cannot be read as text at all.
    case unreadableFile = "unreadable-file"
    /// The whole table is rejected at run time; every key falls back.
    case catalogSyntax = "catalog-syntax"
    /// The table ends early without an error; what follows is lost.
    case unreachableEntries = "unreachable-entries"
    /// A key occurs twice; the last wins.
    case duplicateKey = "duplicate-key"
    /// An escape that the format does not know.
    case invalidEscape = "invalid-escape"
    /// A format that loses text at run time.
    case invalidFormat = "invalid-format"
    /// Numbers of a category have no form.
    case missingPluralCategory = "missing-plural-category"
    /// A limit of the reader was reached, and what is beyond it is not checked.
    case limitReached = "limit-reached"
  }

  /// How bad a problem is, where it is not as bad as its kind usually is.
  public enum Weight: String, Hashable, Sendable {
    /// Worth knowing; nothing is lost.
    case note
    /// Nothing is lost now, but something is not as its author meant it.
    case warning
    /// Text is lost.
    case error
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// What happens and what to do, in one sentence for a person, without the place.
  public var message: String
  /// Where the file says it.
  public var position: SourcePosition
  /// How many entries of the file are lost.
  public var entriesLost: Int
  /// Whether the file is read on all the same: only what the problem is about is left out.
  public var isReadOn: Bool
  /// The key that the problem is about, where it is about one.
  public var key: String?
  /// What it is about, where that is no key and the message names it, such as a language's code.
  public var subject: String?
  /// The language of the text that it is about, where the file holds several.
  public var locale: LocaleIdentifier?
  /// How bad it is; `nil`: as its kind is.
  public var weight: Weight?

  /// Creates a problem.
  public init(
    kind: Kind, message: String, position: SourcePosition, entriesLost: Int = 0, key: String? = nil,
    weight: Weight? = nil, isReadOn: Bool = false
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.entriesLost = entriesLost
    self.key = key
    self.weight = weight
    self.isReadOn = isReadOn || key != nil
  }

  /// A text without the form that every language needs.
  ///
  /// - Parameter owner: What has no such form, as the subject of a sentence.
  static func missingOther(_ owner: String, of key: String, at position: SourcePosition) -> Self {
    CatalogProblem(
      kind: .missingPluralCategory,
      message: "\(owner) has no form 'other': numbers without a form of their own show no text.",
      position: position, key: key, weight: .error)
  }

  /// How many problems of one kind are listed for one file; a file of nothing else could fill memory.
  public static let maximumPerKind = 1_000
}
