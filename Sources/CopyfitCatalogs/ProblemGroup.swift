internal import CopyfitSourceText

/// The problems of a file that differ only in their places.
package struct ProblemGroup {
  /// The problems in the order of the file; at least one.
  package private(set) var problems: [CatalogProblem]
  /// Distinguishes the group from others with the same kind and key: its severity, its subject, and its index among
  /// groups with the same severity and subject.
  ///
  /// It does not depend on the wording of messages.
  package let aspect: String

  /// The problems of a file, grouped by kind, key and message, in the order of the first of each group.
  package static func all(of problems: [CatalogProblem]) -> [ProblemGroup] {
    struct Identity: Hashable {
      var kind: CatalogProblem.Kind
      var key: ExactString?
      var doubling: CatalogProblem.Doubling?
      /// The message, or the severity.
      var detail: String
    }
    var positions: [Identity: Int] = [:]
    var counts: [Identity: Int] = [:]
    var groups: [ProblemGroup] = []
    for problem in problems {
      let key = problem.key.map { ExactString($0) }
      // The message about a key that occurs twice contains the other place.
      let identity = Identity(
        kind: problem.kind, key: key, doubling: problem.doubling,
        detail: problem.doubling == nil ? problem.message : "")
      if let position = positions[identity] {
        groups[position].problems.append(problem)
        continue
      }
      positions[identity] = groups.count
      let subject = problem.subject.map { " \($0)" } ?? ""
      let weight = (problem.weight?.rawValue ?? "usual") + subject
      let kind = Identity(kind: problem.kind, key: key, detail: weight)
      let count = counts[kind, default: 0]
      counts[kind] = count + 1
      groups.append(ProblemGroup(problems: [problem], aspect: "\(weight) \(count)"))
    }
    return groups
  }
}
