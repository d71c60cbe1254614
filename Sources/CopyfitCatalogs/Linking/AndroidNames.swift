internal import CopyfitSourceText

/// Gives Android resources that share a name different keys.
///
/// A text and plurals may share a name, because code requests each by its type.
enum AndroidNames {
  /// Gives plurals that share a name with a text, in any language of the table, a key of their own: `plurals/songs`, as
  /// in the reference `@plurals/songs`.
  static func separate(_ catalogs: inout Catalogs) {
    let android = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .android }
    let shared = sharedNames(android.flatMap { catalogs[$0].content.tables })
    guard !shared.isEmpty else { return }
    for index in android {
      for table in catalogs[index].content.tables.indices {
        rename(&catalogs[index].content.tables[table], shared)
      }
    }
  }

  /// The names that a table uses for both a text and plurals.
  private static func sharedNames(_ tables: [StringTable]) -> [TableIdentity: Set<ExactString>] {
    var texts: [TableIdentity: Set<ExactString>] = [:]
    var plurals = texts
    for table in tables {
      let identity = TableIdentity(table)
      for entry in table.entries + table.unresolved {
        if isForm(entry) {
          plurals[identity, default: []].insert(ExactString(entry.key))
        } else {
          texts[identity, default: []].insert(ExactString(entry.key))
        }
      }
    }
    return plurals.reduce(into: [:]) { shared, found in
      let names = found.value.intersection(texts[found.key] ?? [])
      if !names.isEmpty { shared[found.key] = names }
    }
  }

  private static func rename(
    _ table: inout StringTable, _ shared: [TableIdentity: Set<ExactString>]
  ) {
    guard let names = shared[TableIdentity(table)] else { return }
    func renamed(_ entry: StringEntry) -> StringEntry {
      guard isForm(entry), names.contains(ExactString(entry.key)) else { return entry }
      var entry = entry
      entry.key = "plurals/\(entry.key)"
      return entry
    }
    table.entries = table.entries.map(renamed)
    table.unresolved = table.unresolved.map(renamed)
  }

  private static func isForm(_ entry: StringEntry) -> Bool {
    entry.variant?.pluralForm != nil
  }
}
