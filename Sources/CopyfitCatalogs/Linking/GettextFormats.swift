internal import CopyfitSourceText

/// Reads a message as a format in all catalogs if one of them has the flag, such as `c-format`: the app formats each of
/// its translations, and old entries lack the flag.
enum GettextFormats {
  static func join(_ catalogs: inout Catalogs) {
    let files = catalogs.indices.filter {
      [.gettext, .compiledGettext].contains(CatalogFormat(catalogs[$0].file))
    }
    var flagged: [TableIdentity: [ExactString: PlaceholderSyntax]] = [:]
    for table in files.flatMap({ catalogs[$0].content.tables }) {
      let entries = table.entries.filter { $0.syntax != .none }
        .map { (ExactString($0.key), $0.syntax) }
      flagged[TableIdentity(table), default: [:]].merge(entries) { first, _ in first }
    }
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
