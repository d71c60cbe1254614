internal import CopyfitSourceText

/// Reads all languages of a key with double braces if one of them has `{{name}}`: an app that replaces `{{name}}` shows
/// `{name}` unchanged.
///
/// Apostrophes quote nothing in an app without any ICU message, because other formats with `{name}` have no quotes.
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
    let hasMessages = files.contains { index in
      catalogs[index].content.tables.contains {
        $0.entries.contains { $0.syntax == .messageFormat }
      }
    }
    guard !hasMessages else { return }
    for index in files {
      for table in catalogs[index].content.tables.indices {
        catalogs[index].content.tables[table].readApostrophes()
      }
    }
  }
}

extension StringTable {
  fileprivate mutating func readApostrophes() {
    for index in entries.indices
    where entries[index].syntax == .braces
      && entries[index].value.contains(bytes: UInt8(ascii: "'"), UInt8(ascii: "{"))
    {
      entries[index].syntax = .plainFields
    }
  }

  fileprivate mutating func readAlike(_ doubled: [TableIdentity: Set<ExactString>]) {
    guard let keys = doubled[TableIdentity(self)], !keys.isEmpty else { return }
    for index in entries.indices
    where entries[index].syntax == .braces && keys.contains(ExactString(entries[index].key)) {
      entries[index].syntax = .doubleBraces
    }
  }
}
