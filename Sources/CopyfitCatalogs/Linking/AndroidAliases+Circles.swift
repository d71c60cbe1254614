internal import CopyfitSourceText

/// Cycles of references between Android resources in different files.
extension AndroidAliases {
  /// A problem for each cycle, at its first reference in the language, by catalog.
  ///
  /// - Complexity: O(*n*) for *n* references in each language, plus sorting.
  func circles() -> [(catalog: Int, problem: CatalogProblem)] {
    places.flatMap { place in
      let own = unresolved[place] ?? [:]
      let order = own.values.sorted(by: Self.standsBefore).map { ExactString($0.entry.key) }
      return AndroidCircle.all(from: order) { next(after: $0, in: place) }.compactMap { circle in
        let members = circle.keys.compactMap { own[$0] }
        return members.min(by: Self.standsBefore).map { first in
          (first.catalog, circle.problem(at: first.entry, count: members.count))
        }
      }
    }
  }

  private static func standsBefore(_ one: Resource, _ other: Resource) -> Bool {
    (one.catalog, one.entry.position) < (other.catalog, other.entry.position)
  }
}
