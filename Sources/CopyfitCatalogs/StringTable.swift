public import CopyfitSourceText
public import CopyfitUnicode

/// The strings of one table in one locale, as one file holds them.
///
/// A `.strings` file gives one table, a String Catalog one for each of its locales.
public struct StringTable: Hashable, Sendable {
  /// The file's path, as it was given to the reader.
  public var file: String
  /// The table's name: the file's name without its extension.
  public var name: String
  /// The folder that the table belongs to, relative to the project; `nil`: the one that the file's path
  /// says.
  public var bundle: String?
  /// The file of the app that the texts come from, where translators and the app exchange them.
  public var original: Original?
  /// Whether translators and the app exchange the file: where the app has a text itself, that counts.
  public var isExchanged: Bool { original != nil }
  /// Whether the texts are for some devices only, such as Android's `values-land`: what it lacks in a
  /// language, a table for all devices has.
  public var isForSomeDevices = false
  /// The locale, or `nil` for the source language (`Base.lproj`, a file outside any `.lproj`).
  public var locale: LocaleIdentifier?
  /// The entries in the order of the file; of duplicate keys only the last, which wins at run time.
  public var entries: [StringEntry]

  /// A file of the app, as a file that is exchanged with translators names it.
  public struct Original: Hashable, Sendable {
    /// Its path; empty where it is not named.
    public var path: String
    /// Where it is named.
    public var position: SourcePosition
  }

  /// Entries that refer to a key that the file does not have: their text may stand in another one.
  public var unresolved: [StringEntry] = []

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
  /// The key by which code asks for the text.
  public var key: String
  /// The text as an app shows it, escapes resolved.
  public var value: String
  /// The comment that stands before the entry.
  public var comment: String?
  /// Where the text stands in the file, its quotation mark or tag included; in `.strings` files and
  /// property lists, where the key stands.
  public var position: SourcePosition
  /// The translation's state, as the file says it, such as `translated` or `needs_review`.
  public var state: String?
  /// Which of several texts this is, or `nil` where the key has one.
  public var variant: TextVariant?
  /// Whether a String Catalog wants the key in other languages, too.
  public var shouldTranslate: Bool
  /// The variables that the text refers to, such as `n` in `%#@n@`, in the order of the file.
  public var variables: [PluralVariable]
  /// How arguments are written in the text.
  public var syntax: PlaceholderSyntax
  /// Examples of what arguments look like, by their names or as the text writes them, from the file.
  public var examples: [String: String]
  /// The key whose text this is, where the entry only refers to it: translators have nothing to do here.
  public var reference: String?
  /// How much room the catalog says that the text has.
  public var limit: TextLimit? {
    get { if case .some(.limit(let limit)) = storedLimit { limit } else { nil } }
    set { storedLimit = newValue.map { .limit($0) } }
  }

  /// A limit in a place of its own: most entries have none, and tables have many entries.
  private indirect enum StoredLimit: Hashable, Sendable {
    case limit(TextLimit)
  }

  private var storedLimit: StoredLimit?

  /// Creates an entry; by default one with a text alone.
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
    self.state = state
    self.variant = variant
    self.shouldTranslate = shouldTranslate
    self.variables = variables
    self.syntax = syntax
    self.examples = examples
  }
}
