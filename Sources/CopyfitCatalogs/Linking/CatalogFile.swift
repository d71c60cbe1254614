/// The contents of a project's catalogs, each with its path relative to the project, in the order of the files.
package typealias Catalogs = [(file: String, content: CatalogContent)]

extension CatalogContent {
  /// Adds problems that depend on other files, in the order of the places.
  package mutating func add(_ others: [CatalogProblem]) {
    guard !others.isEmpty else { return }
    problems = (problems + others).sorted { $0.position < $1.position }
  }
}
