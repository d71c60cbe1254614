internal import CopyfitSourceText
package import CopyfitUnicode

/// Entries of `.stringsdict` files with what their reader reports: a comparison with the source need not say it again.
package struct ReportedEntries: Sendable {
  private struct Entry: Hashable {
    var table: TableIdentity
    var key: ExactString
    var locale: LocaleIdentifier
  }

  private var kinds: [Entry: Set<CatalogProblem.Kind>] = [:]

  /// Creates a collection without entries.
  package init() {}

  /// - Parameter sourceLanguage: The locale of tables that name none.
  package init(_ catalogs: Catalogs, sourceLanguage: LocaleIdentifier) {
    for (file, content) in catalogs where !content.problems.isEmpty {
      let path = CatalogPath(file)
      guard path.fileExtension == "stringsdict" else { continue }
      for problem in content.problems {
        guard let key = problem.key else { continue }
        let entry = Entry(
          table: TableIdentity(path), key: ExactString(key), locale: path.locale ?? sourceLanguage)
        kinds[entry, default: []].insert(problem.kind)
      }
    }
  }

  /// Whether a kind of problem of a key is reported in a locale.
  package func contain(
    _ kind: CatalogProblem.Kind, of key: String, in table: TableIdentity, _ locale: LocaleIdentifier
  ) -> Bool {
    guard !kinds.isEmpty else { return false }
    return kinds[Entry(table: table, key: ExactString(key), locale: locale)]?.contains(kind)
      ?? false
  }
}
