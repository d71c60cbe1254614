internal import CopyfitSourceText

/// Cycles of references between Android resources in different files.
extension AndroidAliases {
  /// A problem for each cycle, at its first reference in the language, by catalog; their keys are stored.
  ///
  /// - Complexity: O(*n*) for *n* references in each language, plus sorting.
  mutating func takeCycles() -> [(catalog: Int, problem: CatalogProblem)] {
    var problems: [(catalog: Int, problem: CatalogProblem)] = []
    for place in places {
      let own = unresolved[place] ?? [:]
      let order = own.values.sorted(by: Self.standsBefore).map { ExactString($0.entry.key) }
      let cycles = AndroidCycle.all(from: order) { next(after: $0, in: place) }
      inCycles[place] = Set(cycles.flatMap(\.keys))
      for cycle in cycles {
        let members = cycle.keys.compactMap { own[$0] }
        guard let first = members.min(by: Self.standsBefore) else { continue }
        problems.append((first.catalog, cycle.problem(at: first.entry, count: members.count)))
      }
    }
    return problems
  }

  private static func standsBefore(_ one: Resource, _ other: Resource) -> Bool {
    (one.catalog, one.entry.position) < (other.catalog, other.entry.position)
  }
}
