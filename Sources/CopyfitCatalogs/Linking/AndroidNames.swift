internal import CopyfitSourceText

/// Gives different keys to Android resources that share a name.
///
/// A text and plurals may share a name, because code requests each by its type.
enum AndroidNames {
  /// Gives plurals that share a name with a text, in any language of the table, their own key: `plurals/songs`, as in
  /// the reference `@plurals/songs`.
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
    var plurals: [TableIdentity: Set<ExactString>] = [:]
    for table in tables {
      let names = [table.entries, table.unresolved].joined().lazy.filter(isForm)
        .map { ExactString($0.key) }
      plurals[TableIdentity(table), default: []].formUnion(names)
    }
    var shared: [TableIdentity: Set<ExactString>] = [:]
    for table in tables {
      let identity = TableIdentity(table)
      guard let names = plurals[identity], !names.isEmpty else { continue }
      for entry in [table.entries, table.unresolved].joined() where !isForm(entry) {
        let name = ExactString(entry.key)
        if names.contains(name) { shared[identity, default: []].insert(name) }
      }
    }
    return shared
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
