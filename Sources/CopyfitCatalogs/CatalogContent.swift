internal import CopyfitSourceText

/// The content of one catalog file: its tables and its problems.
public struct CatalogContent: Hashable, Sendable {
  /// The tables, one for each name and locale in the file.
  public var tables: [StringTable]
  /// The problems of the file, in the order of their places.
  public var problems: [CatalogProblem]
  /// The language that a String Catalog was written in; `nil` if the format does not specify it.
  public var sourceLanguage: String?
  /// The number of keys of a String Catalog that are left out because the code no longer uses them (`stale`).
  public var staleCount: Int
  /// The number of texts of a String Catalog that are left out because their language is `mul`, which is not a locale.
  public var withoutLocaleCount: Int
  /// The number of entries that are left out for other reasons.
  public var leftOut: [LeftOut: Int] = [:]
  /// The tables with the keys whose texts have too many variables; in each of them, an entry for each key.
  var tablesBeyondLimits: [StringTable] = []

  /// The places of the languages that the file names itself, by their tags.
  var languagePlaces: [String: SourcePosition] = [:]

  /// The reason that an entry is left out.
  public enum LeftOut: Hashable, Sendable {
    /// Its language code is not a tag of BCP 47.
    case unknownLanguage
    /// Its value is a dictionary, a list, data, a number or a date.
    case noText
    /// Its state says that it is not translated yet, so the app shows the source text.
    case untranslated
    /// It is in a column of a table whose name has no known meaning.
    case unreadColumn
    /// It is in a column of a table that has the name or the language of an earlier one.
    case repeatedColumn
    /// Another part of the same file has the text of its key in its language.
    case replaced

    /// The reason as a clause, for one entry or several.
    public var text: String {
      switch self {
      case .unknownLanguage: "the language code is invalid (BCP 47)"
      case .noText: "the value is not text"
      case .untranslated: "not translated yet, by the state in the file"
      case .unreadColumn: "in a column whose name is not known"
      case .repeatedColumn: "in a second column of the same name or language"
      case .replaced: "under 'Base', while the source language has a text of its own"
      }
    }
  }

  /// Creates the content of a file.
  public init(
    tables: [StringTable], problems: [CatalogProblem] = [], sourceLanguage: String? = nil,
    staleCount: Int = 0, withoutLocaleCount: Int = 0
  ) {
    self.tables = tables
    self.problems = problems
    self.sourceLanguage = sourceLanguage
    self.staleCount = staleCount
    self.withoutLocaleCount = withoutLocaleCount
  }
}
