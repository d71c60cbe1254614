/// A measurement that is not taken text by text.
protocol Probe {
  /// The name by which `--stages` asks for it.
  var name: String { get }
  /// Measures; the goals are those of the table, met or not.
  func measure() throws(BenchmarkError) -> Findings
  /// The same goals without numbers.
  func unmeasured(_ reason: String) -> [Goal]
}

/// What a probe found.
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
