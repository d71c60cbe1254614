internal import CopyfitSourceText

/// Finds tables that both a String Catalog and older files of a bundle define; Xcode does not build such an app.
enum CompetingTables {
  /// Reports each table once, at the first key of the String Catalog that is also in an older file.
  static func check(_ catalogs: inout Catalogs) {
    var older: [TableIdentity: [Int]] = [:]
    for index in catalogs.indices where isOlder(catalogs[index].file) {
      older[TableIdentity(CatalogPath(catalogs[index].file)), default: []].append(index)
    }
    guard !older.isEmpty else { return }
    for index in catalogs.indices where fileExtension(of: catalogs[index].file) == "xcstrings" {
      let identity = TableIdentity(CatalogPath(catalogs[index].file))
      guard let others = older[identity] else { continue }
      let entries = others.flatMap { other in
        catalogs[other].content.tables.flatMap { table in
          table.entries.map { (file: catalogs[other].file, entry: $0) }
        }
      }
      let problem = problem(in: catalogs[index].content, besides: entries, table: identity.table)
      catalogs[index].content.add(problem.map { [$0] } ?? [])
    }
  }

  private static func fileExtension(of file: String) -> String { CatalogPath(file).fileExtension }

  private static func isOlder(_ file: String) -> Bool {
    ["strings", "stringsdict"].contains(fileExtension(of: file))
  }

  private static func problem(
    in content: CatalogContent, besides others: [(file: String, entry: StringEntry)], table: String
  ) -> CatalogProblem? {
    var places: [ExactString: (file: String, entry: StringEntry)] = [:]
    for other in others {
      let key = ExactString(other.entry.key)
      places[key] = places[key] ?? other
    }
    let entries = content.tables.flatMap(\.entries)
    let shared = entries.filter { places[ExactString($0.key)] != nil }
    guard let first = shared.min(by: { $0.position < $1.position }),
      let other = places[ExactString(first.key)]
    else { return nil }
    let count = Set(shared.map { ExactString($0.key) }).count
    let rest = Phrase.count(count - 1, "other key does", "other keys do")
    let more = count == 1 ? "" : ", as \(rest)"
    var problem = CatalogProblem(
      kind: .duplicateKey,
      message:
        "\(first.key.quoted) is here and on line \(other.entry.position.line) of \(other.file)\(more): "
        + "both make the table \(table), and Xcode builds no app with both. Keep one of them.",
      position: first.position, isReadOn: true)
    problem.subject = table
    return problem
  }
}
