internal import Copyfit
internal import CopyfitFindings

extension AuditReport {
  /// How many findings of each severity wait for somebody: "2 errors, 0 warnings and 1 note"; where a baseline knows
  /// others, it says that these are new or worse, but for notes, which a baseline need not hold.
  var pendingPhrase: String {
    let counts = Severity.allCases.reversed()
      .map { Wording.count(summary.findings[$0] ?? 0, $0.rawValue) }
    let isCompared = count(of: .known) + count(of: .worse) > 0
    guard isCompared, let notes = counts.last else { return Wording.list(counts) }
    return Wording.list(Array(counts.dropLast())) + " that are new or worse, and \(notes)"
  }

  /// How many findings are accepted, such as "12 known, 3 suppressed"; empty where none is.
  var acceptedPhrase: String { findings.acceptedPhrase }

  /// The findings that are not accepted, each made when its turn comes.
  var pending: some Sequence<Finding> { findings.lazy.compactMap(\.pending) }
}

extension Sequence<Finding> {
  /// How many of the findings are accepted, such as "12 known, 3 suppressed"; empty where none is.
  var acceptedPhrase: String {
    let counts = [LocaleFinding.Status.known, .suppressed].compactMap { status in
      let count = reduce(0) { $0 + ($1.status == status ? 1 : 0) }
      return count > 0 ? "\(Wording.grouped(count)) \(status.rawValue)" : nil
    }
    return counts.joined(separator: ", ")
  }
}

extension AuditReport {
  /// Whether the gate fails by a finding.
  func isFailing(_ finding: Finding) -> Bool {
    let own = projects.first { $0.name == finding.project }
    let project = projects.count == 1 ? projects.first : own
    return finding.status.isPending
      && project?.failing.includes(finding.rule, finding.severity) == true
  }
}
