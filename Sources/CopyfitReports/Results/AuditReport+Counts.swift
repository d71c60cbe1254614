internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// The numbers of pending findings: "2 errors, 0 warnings and 1 note".
  ///
  /// If a baseline accepts others, these are called new or worse, except notes, which a baseline may not contain.
  var pendingPhrase: String {
    let counts = Severity.allCases.reversed()
      .map { Phrase.count(summary.findings[$0] ?? 0, $0.rawValue) }
    let isCompared = count(of: .known) + count(of: .worse) > 0
    guard isCompared, let notes = counts.last else { return Phrase.all(counts) }
    return Phrase.all(Array(counts.dropLast())) + " that are new or worse, and \(notes)"
  }

  /// The numbers of accepted findings, such as "12 known, 3 suppressed"; empty if no finding is accepted.
  var acceptedPhrase: String { findings.acceptedPhrase }

  /// The findings that are not accepted, each created when it is needed.
  var pending: some Sequence<Finding> { findings.lazy.compactMap(\.pending) }
}

extension Sequence<Finding> {
  /// The numbers of accepted findings, such as "12 known, 3 suppressed"; empty if no finding is accepted.
  var acceptedPhrase: String {
    let counts = [LocaleFinding.Status.known, .suppressed].compactMap { status in
      let count = reduce(0) { $0 + ($1.status == status ? 1 : 0) }
      return count > 0 ? "\(Phrase.grouped(count)) \(status.rawValue)" : nil
    }
    return counts.joined(separator: ", ")
  }
}

extension AuditReport {
  /// Whether a finding fails the gate.
  func isFailing(_ finding: Finding) -> Bool {
    let own = projects.first { $0.name == finding.project }
    let project = projects.count == 1 ? projects.first : own
    return finding.status.isPending
      && project?.failing.includes(finding.rule, finding.severity) == true
  }
}
