/// What one catalog file holds: its tables, and what is wrong with it.
public struct CatalogContent: Hashable, Sendable {
  /// The tables: one for each name and locale that the file speaks of.
  public var tables: [StringTable]
  /// What is wrong with the file, in the order of the places.
  public var problems: [CatalogProblem]
  /// The language that a String Catalog was written in; `nil` where the format does not say.
  public var sourceLanguage: String?
  /// How many keys of a String Catalog are left out, as they are not in the code any more (`stale`).
  public var staleCount: Int
  /// How many texts of a String Catalog are left out, as they stand under `mul`, which is no locale.
  public var withoutLocaleCount: Int
  /// How many entries are left out for other reasons, each a clause for a person.
  public var leftOut: [String: Int] = [:]

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
