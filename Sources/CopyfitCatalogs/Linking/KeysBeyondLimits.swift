internal import CopyfitSourceText
internal import CopyfitUnicode

/// Leaves out the texts of keys that another file of the same table and language has with too many variables.
///
/// An app shows the forms of a `.stringsdict`, and not the text that a `.strings` has for the key.
enum KeysBeyondLimits {
  /// A table in a language.
  private struct Place: Hashable {
    var table: TableIdentity
    var locale: LocaleIdentifier?

    init(_ table: StringTable) { (self.table, locale) = (TableIdentity(table), table.locale) }
  }

  /// Reports each text that is left out in its file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  static func remove(from catalogs: inout Catalogs) {
    var files: [Place: [ExactString: String]] = [:]
    for table in catalogs.lazy.flatMap(\.content.tablesBeyondLimits) {
      for entry in table.entries {
        files[Place(table), default: [:]][ExactString(entry.key)] = table.file
      }
    }
    guard !files.isEmpty else { return }
    for index in catalogs.indices {
      var found = ProblemList()
      for table in catalogs[index].content.tables.indices {
        guard let keys = files[Place(catalogs[index].content.tables[table])] else { continue }
        remove(keys, from: &catalogs[index].content.tables[table], &found)
      }
      catalogs[index].content.add(found.sorted)
    }
  }

  private static func remove(
    _ keys: [ExactString: String], from table: inout StringTable, _ found: inout ProblemList
  ) {
    let locale = table.locale
    table.entries.removeAll { entry in
      guard let file = keys[ExactString(entry.key)] else { return false }
      var problem = CatalogProblem(
        kind: .limitReached,
        message:
          "\(entry.key.quoted) is left out, as \(file) has it with more than "
          + "\(CatalogContent.maximumVariables) variables.",
        position: entry.position, entriesLost: 1, key: entry.key, weight: .error)
      problem.locale = locale
      found.add(problem)
      return true
    }
  }
}
