internal import CopyfitSourceText

/// Reads all languages of a key with double braces if one of them has `{{name}}`: an app that replaces `{{name}}` shows
/// `{name}` unchanged.
enum MessageBraces {
  static func join(_ catalogs: inout Catalogs) {
    let files = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .messages }
    var doubled: [TableIdentity: Set<ExactString>] = [:]
    for table in files.flatMap({ catalogs[$0].content.tables }) {
      let keys = table.entries.filter { $0.syntax == .doubleBraces }.map { ExactString($0.key) }
      doubled[TableIdentity(table), default: []].formUnion(keys)
    }
    for index in files {
      for table in catalogs[index].content.tables.indices {
        catalogs[index].content.tables[table].readAlike(doubled)
      }
    }
  }
}

extension StringTable {
  fileprivate mutating func readAlike(_ doubled: [TableIdentity: Set<ExactString>]) {
    guard let keys = doubled[TableIdentity(self)], !keys.isEmpty else { return }
    for index in entries.indices
    where entries[index].syntax == .braces && keys.contains(ExactString(entries[index].key)) {
      entries[index].syntax = .doubleBraces
    }
  }
}
