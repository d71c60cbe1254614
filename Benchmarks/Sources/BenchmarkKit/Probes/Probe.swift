/// A measurement that is not made text by text.
protocol Probe {
  /// The name for `--stages`.
  var name: String { get }
  /// Measures; the goals are those of the table, met or not.
  func measure() throws(BenchmarkError) -> Findings
  /// The goals without measurements.
  func unmeasured(_ reason: String) -> [Goal]
}

/// The results of a probe.
struct Findings {
  var rows: [StageRow] = []
  var goals: [Goal] = []
  var facts: [(name: String, value: String)] = []

  static func + (one: Findings, other: Findings) -> Findings {
    var both = one
    both += other
    return both
  }

  static func += (findings: inout Findings, more: Findings) {
    findings.rows += more.rows
    findings.goals += more.goals
    findings.facts += more.facts
  }
}
