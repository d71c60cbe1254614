public import CopyfitSourceText
public import CopyfitUnicode

/// A fault in a catalog file that changes its strings at run time in a way that its author did not intend.
public struct CatalogProblem: Hashable, Sendable {
  /// The kind of a problem; each is a rule of the report.
  public enum Kind: String, Hashable, Sendable {
    /// The file cannot be read as text at all.
    case unreadableFile = "unreadable-file"
    /// The whole table is rejected at run time; every key falls back.
    case catalogSyntax = "catalog-syntax"
    /// The table ends early without an error; the rest is lost.
    case unreachableEntries = "unreachable-entries"
    /// A key occurs twice; the last one wins.
    case duplicateKey = "duplicate-key"
    /// An escape that does not exist in the format.
    case invalidEscape = "invalid-escape"
    /// A format that loses text at run time.
    case invalidFormat = "invalid-format"
    /// A plural category that the language needs has no form.
    case missingPluralCategory = "missing-plural-category"
    /// A limit of the reader was reached. The rest is not checked.
    case limitReached = "limit-reached"
  }

  /// The severity of a problem that is not as severe as its kind usually is.
  public enum Weight: String, Hashable, Sendable {
    /// A remark; nothing is lost.
    case note
    /// Nothing is lost, but the file does not have the intended effect.
    case warning
    /// Text is lost.
    case error
  }

  /// The kind of a duplicate and its effect; problems of one key with different kinds are separate.
  public enum Doubling: Hashable, Sendable {
    /// A key with the same text.
    case sameText
    /// A key whose last text is shown.
    case otherText
    /// A key whose last value is not a text.
    case noText
    /// A key because of which the file is rejected.
    case rejection
    /// A part of an entry.
    case part
  }

  /// The kind of problem.
  public var kind: Kind
  /// The effect and the fix, in one sentence without the place.
  public var message: String
  /// The place in the file.
  public var position: SourcePosition
  /// The number of entries of the file that are lost.
  public var entriesLost: Int
  /// Whether the rest of the file is read, so that only the part with the problem is left out.
  public var isReadOn: Bool
  /// The key that the problem is about, if any.
  public var key: String?
  /// The subject if it is not a key and the message names it, such as a language code.
  public var subject: String?
  /// The language of the text, if the file contains several languages.
  public var locale: LocaleIdentifier?
  /// The severity; `nil` if it is the usual one of the kind.
  public var weight: Weight?
  /// The kind of duplicate; `nil` for other problems.
  public var doubling: Doubling?
  /// Whether fingerprints identify it by its file alone: the first fault for which the system rejects a table.
  package internal(set) var isIdentifiedByFile = false
  /// Whether the app shows the intended text anyway.
  package internal(set) var isHarmless: Bool

  /// Creates a problem.
  public init(
    kind: Kind, message: String, position: SourcePosition, entriesLost: Int = 0, key: String? = nil,
    weight: Weight? = nil, isReadOn: Bool = false, doubling: Doubling? = nil
  ) {
    self.kind = kind
    self.message = message
    self.position = position
    self.entriesLost = entriesLost
    self.key = key
    self.weight = weight
    self.doubling = doubling
    isHarmless = doubling == .sameText
    self.isReadOn = isReadOn || key != nil
  }

  /// A text without the form `other`, which every language needs.
  ///
  /// - Parameter owner: The text or variable, as the subject of a sentence.
  static func missingOther(_ owner: String, of key: String, at position: SourcePosition) -> Self {
    CatalogProblem(
      kind: .missingPluralCategory,
      message: "\(owner) has no form 'other': numbers without a form of their own show no text.",
      position: position, key: key, weight: .error)
  }

  /// The maximum number of problems of one kind that are listed for one file, so that they cannot fill memory.
  public static let maximumPerKind = 1_000
}
