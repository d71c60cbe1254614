public import CopyfitUnicode

/// The meaning of the columns of a table in CSV or TSV.
public struct CatalogColumns: Hashable, Sendable {
  /// A column, by its name in the first row or by its number.
  public enum Column: Hashable, Sendable {
    case name(String)
    /// A number, counted from 1.
    case number(Int)
  }

  /// The column of the key; if it is empty or `nil`, `id` is the key.
  public var key: Column?
  /// The column of the identifier that a database uses for a text.
  public var id: Column?
  /// The column of the text, in the language that `locale` or the file's path specifies.
  public var text: Column?
  /// The columns of texts in several languages, in the order of the configuration.
  public var texts: [LocalizedColumn]
  /// The column of the language of the text in the same row.
  public var locale: Column?
  /// The column of notes for translators.
  public var comment: Column?
  /// Whether the first row has names even if all columns are given by number.
  public var hasHeader: Bool

  /// A column with the texts of one language.
  public struct LocalizedColumn: Hashable, Sendable {
    /// The language.
    public var locale: LocaleIdentifier
    /// The column.
    public var column: Column

    /// Creates an entry for a language.
    public init(locale: LocaleIdentifier, column: Column) {
      self.locale = locale
      self.column = column
    }
  }

  /// Creates a description of columns; columns that are not named are ignored.
  public init(
    key: Column? = nil, id: Column? = nil, text: Column? = nil, texts: [LocalizedColumn] = [],
    locale: Column? = nil, comment: Column? = nil, hasHeader: Bool = false
  ) {
    self.key = key
    self.id = id
    self.text = text
    self.texts = texts
    self.locale = locale
    self.comment = comment
    self.hasHeader = hasHeader
  }

  /// All columns that are named.
  var all: [Column] {
    [key, id, text, locale, comment].compactMap { $0 } + texts.map(\.column)
  }

  /// Whether the first row has names.
  var readsHeader: Bool {
    hasHeader || all.contains { if case .name = $0 { true } else { false } }
  }
}

extension CatalogColumns {
  /// Reads the columns from the first row: `key`, `id`, `text`, `locale` and `comment`, and the names of languages;
  /// `nil` if there is no key or no text.
  init?(header: [String]) {
    self.init()
    for name in header {
      switch name.lowercased() {
      case "key": key = key ?? .name(name)
      case "id": id = id ?? .name(name)
      case "text": text = text ?? .name(name)
      case "locale": locale = locale ?? .name(name)
      case "comment": comment = comment ?? .name(name)
      default:
        guard let locale = LocaleName.locale(name) else { continue }
        texts.append(.init(locale: locale, column: .name(name)))
      }
    }
    guard key != nil || id != nil, text != nil || !texts.isEmpty else { return nil }
  }
}
