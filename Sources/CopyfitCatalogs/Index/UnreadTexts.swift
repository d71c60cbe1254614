package import CopyfitUnicode

/// Texts that may exist in a damaged file, so that they cannot be said to be missing.
package struct UnreadTexts: Sendable {
  /// A table in one language.
  private struct Part: Hashable {
    var table: TableIdentity
    var locale: LocaleIdentifier
  }

  /// The parts of which entries with unknown keys are lost.
  private var parts: Set<Part> = []
  /// The lost texts whose keys are known.
  private var texts: Set<TextIdentity> = []

  /// Creates a collection without texts.
  package init() {}

  /// - Parameter sourceLanguage: The locale of tables without one.
  package init(_ catalogs: Catalogs, sourceLanguage: LocaleIdentifier) {
    for (file, content) in catalogs {
      let problems = content.problems.filter(\.mayHideTexts)
      guard !problems.isEmpty else { continue }
      let path = CatalogPath(file)
      var tables = content.tables.map { (identity: TableIdentity($0), locale: $0.locale) }
      tables.append((TableIdentity(path), path.locale))
      for problem in problems {
        for (table, locale) in tables {
          add(problem, in: table, problem.locale ?? locale ?? sourceLanguage)
        }
      }
    }
  }

  private mutating func add(
    _ problem: CatalogProblem, in table: TableIdentity, _ locale: LocaleIdentifier
  ) {
    if let key = problem.key, problem.entriesLost == 1 {
      texts.insert(TextIdentity(table, key, locale))
    } else {
      parts.insert(Part(table: table, locale: locale))
    }
  }

  /// Whether a damaged file may have the text of a key in a locale.
  package func contain(
    _ key: String, in table: TableIdentity, _ locale: LocaleIdentifier
  ) -> Bool {
    if parts.isEmpty, texts.isEmpty { return false }
    return parts.contains(Part(table: table, locale: locale))
      || texts.contains(TextIdentity(table, key, locale))
  }
}

extension CatalogProblem {
  /// Whether entries are lost that the file may have.
  fileprivate var mayHideTexts: Bool {
    switch kind {
    case .unreadableFile: true
    case .catalogSyntax, .unreachableEntries, .limitReached: entriesLost > 0
    case .duplicateKey, .invalidEscape, .invalidFormat, .missingPluralCategory: false
    }
  }
}
