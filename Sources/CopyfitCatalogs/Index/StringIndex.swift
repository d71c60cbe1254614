internal import CopyfitSourceText
package import CopyfitUnicode

/// The strings of a project, by bundle, table and locale.
package struct StringIndex: Sendable {
  /// One table in all its locales.
  package struct Table: Sendable {
    package var identity: TableIdentity
    /// The parts from the files, in the order of their precedence.
    package fileprivate(set) var parts: [Part] = []
  }

  /// The part of a table that one file has in one locale.
  package struct Part: Sendable {
    package var locale: LocaleIdentifier
    package var table: StringTable

    /// Whether its entries override those of the `.strings` of the same table.
    var overrides: Bool { CatalogPath(table.file).fileExtension == "stringsdict" }
  }

  /// The tables, ordered by their identity.
  package let tables: [Table]
  private let position: [TableIdentity: Int]
  private let localesOfBundle: [String: [LocaleIdentifier]]

  /// The number of keys in the tables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package var keyCount: Int { tables.reduce(0) { $0 + $1.lookup().items.count } }

  /// - Parameters:
  ///   - contents: The catalogs, with each file's path relative to the project.
  ///   - sourceLanguage: The locale of tables that name none.
  package init(_ contents: [CatalogContent], sourceLanguage: LocaleIdentifier) {
    var found: [TableIdentity: Table] = [:]
    var locales: [String: Set<LocaleIdentifier>] = [:]
    for table in contents.lazy.flatMap(\.tables) {
      let identity = TableIdentity(table)
      let locale = table.locale ?? sourceLanguage
      found[identity, default: Table(identity: identity)].parts
        .append(Part(locale: locale, table: table))
      locales[identity.bundle, default: []].insert(locale)
    }
    tables = found.values.map(Self.withPrecedence).sorted { $0.identity < $1.identity }
    position = Dictionary(
      uniqueKeysWithValues: tables.enumerated().map { ($1.identity, $0) })
    localesOfBundle = locales.mapValues { $0.sorted() }
  }

  package subscript(identity: TableIdentity) -> Table? {
    position[identity].map { tables[$0] }
  }

  /// The locales in which a bundle has any table, in the order of their tags.
  package func locales(ofBundle bundle: String) -> [LocaleIdentifier] {
    localesOfBundle[bundle] ?? []
  }

  /// The locales in which the project has any table, in the order of their tags.
  package var locales: [LocaleIdentifier] { Set(localesOfBundle.values.joined()).sorted() }

  /// Orders parts by precedence: a file of its own language before `Base.lproj`, in both a `.stringsdict` before the
  /// `.strings` that it overrides, and the app's own files before exchange files.
  ///
  /// Otherwise the order of the files is kept.
  private static func withPrecedence(_ table: Table) -> Table {
    var table = table
    let own = table.parts.filter { !$0.table.isExchanged }
    let parts = [own.filter { $0.table.locale != nil }, own.filter { $0.table.locale == nil }]
    table.parts =
      parts.flatMap { parts in parts.filter(\.overrides) + parts.filter { !$0.overrides } }
      + table.parts.filter(\.table.isExchanged)
    return table
  }
}

extension StringIndex.Table {
  /// Whether missing texts of the table are no gaps, because a table for all devices has them.
  package var isForSomeDevices: Bool { parts.contains { $0.table.isForSomeDevices } }

  /// Calls `body` with all entries; for entries of one key in one locale, only with those of the first part.
  package func forEachEntry(_ body: (LocaleIdentifier, StringTable, StringEntry) -> Void) {
    let crowded = Dictionary(grouping: parts, by: \.locale).filter { $0.value.count > 1 }
    var seen: [LocaleIdentifier: Set<ExactString>] = [:]
    for part in parts {
      let before = seen[part.locale] ?? []
      for entry in part.table.entries
      where before.isEmpty || !before.contains(ExactString(entry.key)) {
        body(part.locale, part.table, entry)
      }
      guard crowded[part.locale] != nil else { continue }
      seen[part.locale, default: []].formUnion(part.table.entries.map { ExactString($0.key) })
    }
  }

  /// The number of entries in its longest part, which is about the number of keys.
  package var entryCountOfLongestPart: Int { parts.lazy.map(\.table.entries.count).max() ?? 0 }

  /// The texts of the table by key, for callers that look up many keys.
  package func lookup() -> StringLookup {
    var lookup = StringLookup(keyCount: entryCountOfLongestPart)
    forEachEntry { locale, table, entry in
      lookup.add(entry, of: locale, file: table.file)
    }
    for part in parts {
      part.table.entries.forEach { lookup.addLimit(of: $0) }
      part.table.unresolved.forEach { lookup.addDangling($0) }
    }
    return lookup
  }
}
