internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

extension AuditReport {
  /// Makes one report of what the projects came to.
  init(_ outcomes: [ProjectOutcome], strict: Bool) {
    let versions = LibraryVersions.current
    var summary = Summary()
    for severity in Severity.allCases { summary.findings[severity] = 0 }
    let findings = outcomes.flatMap(\.findings).sorted(by: Finding.precedes)
    for finding in findings where finding.status != .suppressed {
      summary.findings[finding.severity, default: 0] += 1
    }
    for outcome in outcomes {
      summary.labels += outcome.labels
      summary.strings += outcome.coverage.strings
      summary.cells += outcome.cells
    }
    let failures =
      outcomes.isEmpty
      ? ["Nothing to check: no project was found."] : outcomes.flatMap(\.failures)
    let locales = Set(outcomes.flatMap(\.locales)).sorted()
    summary.locales = locales.count
    var coverage = Coverage()
    for outcome in outcomes { coverage.add(outcome.coverage) }
    self.init(
      toolVersion: ToolVersion.current,
      environment: Environment(
        icu: versions.icu, harfbuzz: versions.harfBuzz, freetype: versions.freeType),
      projects: outcomes.map { Project(name: $0.name, path: $0.path) },
      checked: Self.checked(outcomes, locales),
      gate: Gate(findings: findings, failures: failures, outcomes, strict: strict),
      fonts: Self.unique(outcomes.flatMap(\.fonts)), summary: summary, coverage: coverage,
      findings: findings, failures: failures)
    account = outcomes.map { outcome in
      (outcomes.count > 1 ? "\(outcome.name): found " : "Found ") + outcome.account + "."
    }
    files = outcomes.flatMap(\.files)
    texts = outcomes.flatMap(\.texts)
    standInWidths = Set(outcomes.flatMap(\.standInWidths))
    inspected = outcomes.compactMap(\.project)
  }

  private static func checked(
    _ outcomes: [ProjectOutcome], _ locales: [LocaleIdentifier]
  ) -> Checked {
    Checked(
      locales: locales.map(\.tag),
      categories: Set(outcomes.flatMap(\.settings.categories)).sorted(),
      devices: unique(outcomes.flatMap(\.settings.devices)))
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension AuditReport.Coverage {
  /// Adds the counts of another project; what was left out for the same reason is one entry.
  fileprivate mutating func add(_ other: Self) {
    measured += other.measured
    measuredLabels += other.measuredLabels
    withoutFrame += other.withoutFrame
    undecided += other.undecided
    for item in other.skipped {
      if let index = skipped.firstIndex(where: { $0.what == item.what && $0.why == item.why }) {
        skipped[index].count += item.count
      } else {
        skipped.append(item)
      }
    }
  }
}

extension AuditReport.Gate {
  /// Decides whether the projects pass: nothing kept them from being checked, no new finding at
  /// error level, and enough measured.
  fileprivate init(
    findings: [Finding], failures: [String], _ outcomes: [ProjectOutcome], strict: Bool
  ) {
    let level = strict ? Severity.warning : .error
    let failing = findings.filter { $0.fails(at: level) }
    var reasons = failures.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    if !failing.isEmpty {
      let noun = strict ? "finding at error or warning level" : "finding at error level"
      let plural = strict ? "findings at error or warning level" : "findings at error level"
      reasons.append("\(failing.count) \(failing.count == 1 ? noun : plural)")
    }
    for outcome in outcomes {
      guard let minimum = outcome.minimumCoverage, outcome.coverage.strings > 0 else { continue }
      let share = Double(outcome.coverage.measured) / Double(outcome.coverage.strings)
      guard share < minimum else { continue }
      reasons.append(
        "\(Phrase.grouped(outcome.coverage.measured)) of \(Phrase.count(outcome.coverage.strings, "text")) were "
          + "measured, fewer than the gate's minimum coverage asks for")
    }
    self.init(
      through: outcomes.map(\.settings.through).max() ?? .accessibility5,
      passed: reasons.isEmpty, reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
  }
}

extension Finding {
  /// Whether the finding fails a gate that is set at a severity: known and accepted places do not.
  fileprivate func fails(at level: Severity) -> Bool {
    if locales.isEmpty { return severity >= level && status.isPending }
    return locales.contains { $0.severity >= level && $0.status.isPending }
  }
}
