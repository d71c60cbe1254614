package import CopyfitSourceText

/// The keys that damaged files may have, by their tables.
package struct HiddenKeys: Sendable {
  /// The tables that may have any other keys.
  package fileprivate(set) var tables: Set<TableIdentity> = []
  /// The keys that tables have, but of which a text is lost.
  package fileprivate(set) var keys: [TableIdentity: Set<ExactString>] = [:]

  /// The number of tables and keys.
  package var count: Int { keys.values.reduce(tables.count) { $0 + $1.count } }
}

extension UnreadTexts {
  /// The keys of all languages.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the numbers of keys and of tables of a damaged file.
  package var hiddenKeys: HiddenKeys {
    var hidden = HiddenKeys()
    hidden.tables = Set(parts.map(\.table))
    for text in texts { hidden.keys[text.table, default: []].insert(text.key) }
    var tablesOfFile: [Int: Set<TableIdentity>] = [:]
    for (part, files) in filesOfPart {
      for file in files { tablesOfFile[file, default: []].insert(part.table) }
    }
    for (key, files) in filesOfKey {
      for table in files.flatMap({ tablesOfFile[$0] ?? [] }) {
        hidden.keys[table, default: []].insert(key)
      }
    }
    return hidden
  }
}
