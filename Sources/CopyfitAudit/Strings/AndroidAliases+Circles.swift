internal import CopyfitCatalogs
internal import CopyfitSourceText

/// References of Android's resources that lead back to themselves by way of other files.
extension AndroidAliases {
  /// Tells of each circle once, at the reference of the language that stands first.
  ///
  /// - Complexity: O(*n*) for *n* references, in each language.
  func addCircles(to catalogs: inout Catalogs) {
    for place in places {
      let own = unresolved[place] ?? [:]
      let order = own.values.sorted(by: Self.standsBefore)
      var walkOfKey: [ExactString: Int] = [:]
      for (walk, start) in order.enumerated() {
        var path: [ExactString] = []
        var key = ExactString(start.entry.key)
        while walkOfKey[key] == nil, let next = next(after: key, in: place) {
          walkOfKey[key] = walk
          path.append(key)
          key = next
        }
        // What an earlier walk came by is told already, or ends.
        guard walkOfKey[key] == walk, let first = path.firstIndex(of: key) else { continue }
        let members = path[first...].compactMap { own[$0] }.sorted(by: Self.standsBefore)
        guard let told = members.first else { continue }
        catalogs[told.catalog].content.add(Self.problem(told.entry, path[first...], members.count))
      }
    }
  }

  private static func standsBefore(_ one: Resource, _ other: Resource) -> Bool {
    (one.catalog, one.entry.position) < (other.catalog, other.entry.position)
  }

  private static func problem(
    _ entry: StringEntry, _ circle: ArraySlice<ExactString>, _ count: Int
  ) -> CatalogProblem {
    let others = circle.map(\.text).filter { $0 != entry.key }.sortedByBytes().map { "\"\($0)\"" }
    let way = others.isEmpty ? "" : " by way of \(Phrase.list(others))"
    return CatalogProblem(
      kind: .catalogSyntax,
      message:
        "\"\(entry.key)\" refers to itself\(way): no text stands there, and Android shows none.",
      position: entry.position, entriesLost: count, key: entry.key)
  }
}

extension CatalogContent {
  fileprivate mutating func add(_ problem: CatalogProblem) {
    problems.append(problem)
    problems.sort { $0.position < $1.position }
  }
}
