internal import CopyfitSourceText

/// Collects the problems of one file: the first ones of each kind, and the number of the others.
package struct ProblemList {
  private var all: [CatalogProblem] = []
  private var counts: [CatalogProblem.Kind: Int] = [:]
  private var leftOut: [CatalogProblem.Kind: LeftOut] = [:]

  /// The problems of one kind that are not listed.
  fileprivate struct LeftOut {
    var count: Int
    /// The problem that represents them: the first one, with the highest severity and the lost entries of all.
    var summary: CatalogProblem
  }

  package init() {}

  package mutating func add(_ problem: CatalogProblem) {
    let count = counts[problem.kind, default: 0]
    guard count < CatalogProblem.maximumPerKind else { return leaveOut(1, problem) }
    counts[problem.kind] = count + 1
    all.append(problem)
  }

  /// Whether there is no problem.
  var isEmpty: Bool { all.isEmpty }

  /// Whether the next problem of a kind is listed.
  func lists(_ kind: CatalogProblem.Kind) -> Bool {
    counts[kind, default: 0] < CatalogProblem.maximumPerKind
  }

  mutating func add(contentsOf problems: [CatalogProblem]) {
    for problem in problems { add(problem) }
  }

  /// Adds the problems of another list, and its count of problems that are not listed.
  mutating func add(contentsOf list: ProblemList) {
    add(contentsOf: list.all)
    for other in list.leftOut.values { leaveOut(other.count, other.summary) }
  }

  /// Counts problems that are not listed.
  ///
  /// - Parameter summary: The first one, with the highest severity and the lost entries of all.
  mutating func leaveOut(_ count: Int, _ summary: CatalogProblem) {
    guard count > 0 else { return }
    leftOut[summary.kind, default: LeftOut(count: 0, summary: summary)].add(count, summary)
  }

  /// The problems in the order of the file; those at one place are in the order in which they were found.
  package var sorted: [CatalogProblem] {
    let summaries = leftOut.values.map(\.problem).sorted { $0.position < $1.position }
    return (all + summaries).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}

extension ProblemList.LeftOut {
  fileprivate mutating func add(_ others: Int, _ other: CatalogProblem) {
    let isFirst = count == 0
    count += others
    guard !isFirst else { return }
    summary.entriesLost += other.entriesLost
    summary.isReadOn = summary.isReadOn && other.isReadOn
    summary.position = min(summary.position, other.position)
    if Self.rank(of: other.weight) > Self.rank(of: summary.weight) { summary.weight = other.weight }
  }

  /// The rank of a weight; `nil`, the usual severity of the kind, is between a warning and an error.
  private static func rank(of weight: CatalogProblem.Weight?) -> Int {
    switch weight {
    case .note: 0
    case .warning: 1
    case nil: 2
    case .error: 3
    }
  }

  /// The problem that there are more problems than are listed.
  fileprivate var problem: CatalogProblem {
    let (noun, verb) = count == 1 ? ("problem", "is") : ("problems", "are")
    return CatalogProblem(
      kind: summary.kind,
      message:
        "\(count) more \(noun) of this kind from here on \(verb) not listed; fix those that are, and "
        + "check again.",
      position: summary.position, entriesLost: summary.entriesLost, weight: summary.weight,
      isReadOn: summary.isReadOn)
  }
}
