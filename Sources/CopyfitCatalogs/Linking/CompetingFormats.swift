internal import CopyfitSourceText

/// Finds tables that a file of Apple's formats and one of another format define: an app for Apple's systems shows the
/// texts of the first.
enum CompetingFormats {
  /// Reports each table once, at the first key of the other format that an Apple file has with another text, or else
  /// with the same one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  static func check(_ catalogs: inout Catalogs) {
    let apple = tables(in: catalogs) { isApple($0) }
    guard !apple.isEmpty else { return }
    let others = tables(in: catalogs) { !isApple($0) && !$0.isExchanged }
    let shared = others.keys.filter { apple[$0] != nil }.sorted()
    guard !shared.isEmpty else { return }
    let numbers = Dictionary(zip(catalogs.map(\.file), catalogs.indices)) { first, _ in first }
    for identity in shared {
      let keys = Texts(apple[identity] ?? [])
      guard
        let (table, problem) = problem(in: others[identity] ?? [], besides: keys, identity.table),
        let index = numbers[table.file]
      else { continue }
      catalogs[index].content.add([problem])
    }
  }

  private static func isApple(_ table: StringTable) -> Bool { CatalogFormat(table.file) == nil }

  private static func tables(
    in catalogs: Catalogs, where isIncluded: (StringTable) -> Bool
  ) -> [TableIdentity: [StringTable]] {
    let included = catalogs.lazy.flatMap(\.content.tables).filter(isIncluded)
    return Dictionary(grouping: included) { TableIdentity($0) }
  }

  /// The texts of Apple's files by their keys, each with its first place.
  private struct Texts {
    var places: [ExactString: SourceLocation] = [:]
    var values: [ExactString: Set<ExactString>] = [:]

    init(_ tables: [StringTable]) {
      for table in tables {
        for entry in table.entries {
          let key = ExactString(entry.key)
          if places[key] == nil {
            places[key] = SourceLocation(file: table.file, position: entry.position)
          }
          values[key, default: []].insert(ExactString(entry.value))
        }
      }
    }
  }

  private static func problem(
    in tables: [StringTable], besides apple: Texts, _ name: String
  ) -> (StringTable, CatalogProblem)? {
    var first: (table: StringTable, entry: StringEntry, isSame: Bool)?
    var keys: Set<ExactString> = []
    for table in tables {
      for entry in table.entries {
        let key = ExactString(entry.key)
        guard let values = apple.values[key] else { continue }
        keys.insert(key)
        let isSame = values.contains(ExactString(entry.value))
        if first.map({ $0.isSame && !isSame }) ?? true { first = (table, entry, isSame) }
      }
    }
    guard let first, let place = apple.places[ExactString(first.entry.key)] else { return nil }
    let more = Phrase.count(keys.count - 1, "other key is", "other keys are")
    var problem = CatalogProblem(
      kind: .duplicateKey,
      message:
        "\(first.entry.key.quoted) is here and on line \(place.position.line) of \(place.file)"
        + (keys.count == 1 ? "" : ", as \(more)")
        + ": both make the table \(name). In a language of "
        + "both, the text of Apple's format is measured, and that of \(first.table.file) is not. Give "
        + "one of them another name, or leave it out with 'exclude'.",
      position: first.entry.position, weight: first.isSame ? .note : .warning, isReadOn: true)
    problem.subject = name
    return (first.table, problem)
  }
}
