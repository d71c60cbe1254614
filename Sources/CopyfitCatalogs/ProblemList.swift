internal import CopyfitSourceText

/// Gathers the problems of one file, of each kind only so many.
struct ProblemList {
  private var all: [CatalogProblem] = []
  private var counts: [CatalogProblem.Kind: Int] = [:]

  mutating func add(_ problem: CatalogProblem) {
    let count = counts[problem.kind, default: 0]
    guard count < CatalogProblem.maximumPerKind else { return }
    counts[problem.kind] = count + 1
    all.append(problem)
  }

  mutating func add(contentsOf problems: [CatalogProblem]) {
    for problem in problems { add(problem) }
  }

  /// The problems in the order of the file; those of one place in the order in which they were found.
  var sorted: [CatalogProblem] {
    all.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}
