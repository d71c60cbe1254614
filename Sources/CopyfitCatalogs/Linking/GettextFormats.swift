internal import CopyfitSourceText

/// Reads a message as a format in all catalogs if one of them has the flag, such as `c-format`: the app formats each of
/// its translations, and old entries lack the flag.
enum GettextFormats {
  static func join(_ catalogs: inout Catalogs) {
    let files = catalogs.indices.filter {
      [.gettext, .compiledGettext].contains(CatalogFormat(catalogs[$0].file))
    }
    let tables = files.flatMap { catalogs[$0].content.tables }
    // All entries of a compiled catalog are formats, and their keys need not be stored again.
    let open = Set(
      tables.filter { $0.entries.contains { $0.syntax == .none } }.map { TableIdentity($0) })
    var flagged: [TableIdentity: [ExactString: PlaceholderSyntax]] = [:]
    for table in tables {
      let identity = TableIdentity(table)
      guard open.contains(identity) else { continue }
      var syntaxes = flagged.removeValue(forKey: identity) ?? [:]
      for entry in table.entries where entry.syntax != .none {
        let key = ExactString(entry.key)
        if syntaxes[key] == nil { syntaxes[key] = entry.syntax }
      }
      flagged[identity] = syntaxes
    }
    guard !flagged.isEmpty else { return }
    for index in files {
      for table in catalogs[index].content.tables.indices {
        catalogs[index].content.tables[table].readFormats(flagged)
      }
    }
  }
}

extension StringTable {
  fileprivate mutating func readFormats(
    _ flagged: [TableIdentity: [ExactString: PlaceholderSyntax]]
  ) {
    guard let syntaxes = flagged[TableIdentity(self)], !syntaxes.isEmpty else { return }
    for index in entries.indices where entries[index].syntax == .none {
      guard let syntax = syntaxes[ExactString(entries[index].key)] else { continue }
      entries[index].syntax = syntax
    }
  }
}
