internal import Copyfit
internal import CopyfitSourceText

/// The conditions under which a project passes: the configuration's, overridden by the caller's options.
package struct Thresholds: Hashable, Sendable {
  var level: FailureLevel
  /// The number of new findings of a rule that are accepted; for such a rule, only the number counts.
  var maximum: [Rule: Int]
  /// The minimum fraction of strings that must be decided, from 0 to 1; `nil` for none.
  var minimumCoverage: Double?

  /// Creates thresholds.
  package init(level: FailureLevel, maximum: [Rule: Int], minimumCoverage: Double?) {
    self.level = level
    self.maximum = maximum
    self.minimumCoverage = minimumCoverage
  }
}

extension Thresholds {
  /// Whether a finding's severity fails the gate.
  func isFailing(_ finding: Finding) -> Bool {
    guard let severity = level.severity, maximum[finding.rule] == nil else { return false }
    if finding.locales.isEmpty { return finding.severity >= severity && finding.status.isPending }
    return finding.locales.contains { $0.severity >= severity && $0.status.isPending }
  }

  /// Whether findings of a rule can fail a gate: errors and warnings always can, because '--strict' may request it.
  package func mayFail(_ rule: Rule, _ severity: Severity) -> Bool {
    severity > .note || level == .note || maximum[rule] != nil
  }

  /// The limits that are exceeded, each in a clause, in the order of the rules.
  func exceeded(by findings: [Finding]) -> [String] {
    Rule.allCases.compactMap { rule in
      guard let limit = maximum[rule] else { return nil }
      let count = count(of: rule, in: findings)
      guard count > limit else { return nil }
      return "\(Phrase.count(count, "finding")) of '\(rule.rawValue)', and at most "
        + "\(Phrase.grouped(limit)) \(limit == 1 ? "is" : "are") accepted"
    }
  }

  /// Whether there are more findings of a rule than the limit.
  func isExceeded(_ rule: Rule, by findings: [Finding]) -> Bool {
    maximum[rule].map { count(of: rule, in: findings) > $0 } ?? false
  }

  private func count(of rule: Rule, in findings: [Finding]) -> Int {
    findings.count { $0.rule == rule && $0.status.isPending }
  }

  /// A message if too little of a whole project was decided; `nil` if enough was.
  func lack(of coverage: AuditReport.Coverage) -> String? {
    guard let minimumCoverage, coverage.strings > 0,
      Double(coverage.decided) / Double(coverage.strings) < minimumCoverage
    else { return nil }
    let percentage = RoundedNumber(minimumCoverage * 100)
    return "\(Phrase.grouped(coverage.decided)) of \(Phrase.count(coverage.strings, "text")) were "
      + "decided, fewer than the \(percentage)% that 'gate.minimumCoverage' requires"
  }
}

extension AuditReport.Failing {
  init(_ thresholds: Thresholds, _ findings: [Finding]) {
    level = thresholds.level
    counted = thresholds.maximum.reduce(into: [:]) { counted, limit in
      counted[limit.key] = thresholds.isExceeded(limit.key, by: findings)
    }
  }
}
