public import CopyfitSourceText
public import CopyfitUnicode

/// The strings of one table in one locale from one file.
///
/// A `.strings` file gives one table, a String Catalog one for each of its locales.
public struct StringTable: Hashable, Sendable {
  /// The file's path as passed to the reader.
  public var file: String
  /// The table's name: the file's name without its extension.
  public var name: String
  /// The folder that the table belongs to, relative to the project; `nil` if the file's path determines it.
  public var bundle: String?
  /// The file of the app that the texts come from, if the table belongs to an exchange file for translators.
  public var original: Original?
  /// Whether the table belongs to an exchange file for translators; a text of the app itself takes precedence.
  public var isExchanged: Bool { original != nil }
  /// Whether the texts are only for some devices, such as Android's `values-land`; a table for all devices has the
  /// texts that this one lacks.
  public var isForSomeDevices = false
  /// The locale, or `nil` for the source language (`Base.lproj`, a file outside any `.lproj`).
  public var locale: LocaleIdentifier?
  /// The entries in the order of the file; for duplicate keys only the last, which wins at run time.
  public var entries: [StringEntry]

  /// A file of the app that an exchange file for translators names.
  public struct Original: Hashable, Sendable {
    /// Its path; empty if it has no name.
    public var path: String
    /// The place of the name.
    public var position: SourcePosition
  }

  /// Entries that refer to a key that is not in the file; their text may be in another file.
  public var unresolved: [StringEntry] = []
  /// The keys among them whose references are too long to be followed.
  var keysBeyondReferences: Set<ExactString> = []

  /// Creates a table.
  public init(file: String, name: String, locale: LocaleIdentifier?, entries: [StringEntry]) {
    self.file = file
    self.name = name
    self.locale = locale
    self.entries = entries
  }
}

/// One key with its text.
public struct StringEntry: Hashable, Sendable {
  /// The key that code uses to look up the text.
  public var key: String
  /// The text as the app shows it, with escapes resolved.
  public var value: String
  /// The comment before the entry.
  public var comment: String?
  /// The place of the text, including its quotation mark or tag; in `.strings` files and property lists, the place of
  /// the key.
  public var position: SourcePosition
  /// The number of the state in `states`; `nil` if the state is in the details, or the entry has no state.
  private var knownState: UInt8?
  /// Whether translators should translate the key.
  public var shouldTranslate: Bool
  /// The syntax of the arguments in the text.
  public var syntax: PlaceholderSyntax
  private var stored: Stored?

  /// The properties that few entries have.
  private struct Details: Hashable, Sendable {
    var variant: TextVariant?
    var variables: [PluralVariable] = []
    var examples: [String: String] = [:]
    var reference: String?
    var limit: TextLimit?
    var state: String?
  }

  /// The states that formats define.
  ///
  /// Sources: Xcode's String Catalogs, gettext's manual, XLIFF 1.2 (attribute `state`) and 2.1 (attribute `state`).
  private static let states = [
    "translated", "new", "needs_review", "stale", "fuzzy", "final", "initial", "reviewed",
    "signed-off", "needs-translation", "needs-adaptation", "needs-l10n", "needs-review-adaptation",
    "needs-review-l10n", "needs-review-translation",
  ]

  /// The details are stored indirectly, because tables have many entries, which are copied often.
  private indirect enum Stored: Hashable, Sendable { case details(Details) }

  private var details: Details {
    get { if case .details(let details)? = stored { details } else { Details() } }
    set { stored = newValue == Details() ? nil : .details(newValue) }
  }

  /// The translation's state in the file, such as `translated` or `needs_review`.
  public var state: String? {
    get { knownState.map { Self.states[Int($0)] } ?? (stored == nil ? nil : details.state) }
    set {
      let known = newValue.flatMap { Self.states.firstIndex(of: $0) }
      knownState = known.map { UInt8($0) }
      let other = known == nil ? newValue : nil
      if stored != nil || other != nil { details.state = other }
    }
  }
  /// The variant of the text if the key has several texts; `nil` if it has one.
  public var variant: TextVariant? {
    get { stored == nil ? nil : details.variant }
    set { if stored != nil || newValue != nil { details.variant = newValue } }
  }
  /// The variables that the text refers to, such as `n` in `%#@n@`, in the order of the file.
  public var variables: [PluralVariable] {
    get { stored == nil ? [] : details.variables }
    set { if stored != nil || !newValue.isEmpty { details.variables = newValue } }
  }
  /// Sample values of arguments from the file, by name or as written in the text.
  public var examples: [String: String] {
    get { stored == nil ? [:] : details.examples }
    set { if stored != nil || !newValue.isEmpty { details.examples = newValue } }
  }
  /// The key that the entry refers to if it has no text of its own; such an entry is not translated.
  public var reference: String? {
    get { stored == nil ? nil : details.reference }
    set { if stored != nil || newValue != nil { details.reference = newValue } }
  }
  /// The room for the text in the catalog.
  public var limit: TextLimit? {
    get { stored == nil ? nil : details.limit }
    set { if stored != nil || newValue != nil { details.limit = newValue } }
  }

  /// Creates an entry; the default is an entry with only a text.
  public init(
    key: String, value: String, comment: String? = nil, position: SourcePosition,
    state: String? = nil, variant: TextVariant? = nil, shouldTranslate: Bool = true,
    variables: [PluralVariable] = [], syntax: PlaceholderSyntax = .printf,
    examples: [String: String] = [:]
  ) {
    self.key = key
    self.value = value
    self.comment = comment
    self.position = position
    self.shouldTranslate = shouldTranslate
    self.syntax = syntax
    self.state = state
    guard variant != nil || !variables.isEmpty || !examples.isEmpty else { return }
    details = Details(
      variant: variant, variables: variables, examples: examples, state: details.state)
  }
}
