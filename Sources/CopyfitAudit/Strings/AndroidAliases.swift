internal import CopyfitCatalogs
internal import CopyfitSourceText

/// Follows references of Android's default resources in each language.
///
/// A key that refers to another (`@string/ok`) stands in the default resources alone. In every language it
/// shows what the other key says there.
enum AndroidAliases {
  static func join(_ catalogs: inout [(file: String, content: CatalogContent)]) {
    let android = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .android }
    var aliases: [TableIdentity: [StringEntry]] = [:]
    for table in android.flatMap({ catalogs[$0].content.tables }) where table.locale == nil {
      let found = table.entries.filter { $0.reference != nil && $0.variant == nil }
      if !found.isEmpty { aliases[TableIdentity(table), default: []] += found }
    }
    if aliases.isEmpty { return }
    for index in android {
      for table in catalogs[index].content.tables.indices {
        let identity = TableIdentity(catalogs[index].content.tables[table])
        if let aliases = aliases[identity] {
          join(&catalogs[index].content.tables[table], aliases)
        }
      }
    }
  }

  private static func join(_ table: inout StringTable, _ aliases: [StringEntry]) {
    guard table.locale != nil, !table.isForSomeDevices else { return }
    var byKey: [ExactString: StringEntry] = [:]
    for entry in table.entries where entry.variant == nil { byKey[ExactString(entry.key)] = entry }
    for alias in aliases where byKey[ExactString(alias.key)] == nil {
      guard let target = alias.reference, var entry = byKey[ExactString(target)] else { continue }
      (entry.key, entry.reference) = (alias.key, target)
      table.entries.append(entry)
    }
  }
}
