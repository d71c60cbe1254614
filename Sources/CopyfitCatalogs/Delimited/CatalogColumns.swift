public import CopyfitUnicode

/// What the columns of a table in CSV or TSV hold.
public struct CatalogColumns: Hashable, Sendable {
  /// A column, by what its head says or by its number.
  public enum Column: Hashable, Sendable {
    case name(String)
    /// Counted from 1.
    case number(Int)
  }

  /// The key of a text; where it is empty or `nil`, `id` is.
  public var key: Column?
  /// The number or name by which a database knows a text.
  public var id: Column?
  /// The text, in the language that `locale` or the file's path says.
  public var text: Column?
  /// The texts in several languages, in the order of the configuration.
  public var texts: [LocalizedColumn]
  /// The language of the text in the same row.
  public var locale: Column?
  /// Notes for translators.
  public var comment: Column?
  /// Whether the first row holds names, where no column is known by its name.
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

  /// Creates columns; those that are not named hold nothing of interest.
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

  /// All columns that are spoken of.
  var all: [Column] {
    [key, id, text, locale, comment].compactMap { $0 } + texts.map(\.column)
  }

  /// Whether the first row holds names.
  var readsHeader: Bool {
    hasHeader || all.contains { if case .name = $0 { true } else { false } }
  }
}

extension CatalogColumns {
  /// The columns of a table whose head says what they hold: `key`, `id`, `text`, `locale` and `comment`,
  /// and a language's name for the texts in it; `nil` where it says no key or no text.
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
