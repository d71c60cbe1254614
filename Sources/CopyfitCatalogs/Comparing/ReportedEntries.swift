package import CopyfitUnicode

/// Entries of `.stringsdict` files with the problems that their reader reports, so that a comparison with the source
/// does not repeat them.
package struct ReportedEntries: Sendable {
  private var kinds: [TextIdentity: Set<CatalogProblem.Kind>] = [:]

  /// Creates a collection without entries.
  package init() {}

  /// - Parameter sourceLanguage: The locale of tables without one.
  package init(_ catalogs: Catalogs, sourceLanguage: LocaleIdentifier) {
    for (file, content) in catalogs where !content.problems.isEmpty {
      let path = CatalogPath(file)
      guard path.fileExtension == "stringsdict" else { continue }
      for problem in content.problems {
        guard let key = problem.key else { continue }
        let text = TextIdentity(TableIdentity(path), key, path.locale ?? sourceLanguage)
        kinds[text, default: []].insert(problem.kind)
      }
    }
  }

  /// Whether a kind of problem of a key is reported in a locale.
  package func contain(
    _ kind: CatalogProblem.Kind, of key: String, in table: TableIdentity, _ locale: LocaleIdentifier
  ) -> Bool {
    guard !kinds.isEmpty else { return false }
    return kinds[TextIdentity(table, key, locale)]?.contains(kind) ?? false
  }
}
