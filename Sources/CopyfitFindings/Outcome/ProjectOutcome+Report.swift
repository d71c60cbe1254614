internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

extension AuditReport {
  /// The maximum number of failures in a report, because a project may have one for each of its files.
  package static let maximumFailures = 1_000

  /// Creates one report from the outcomes of the projects, and moves their findings and texts into it.
  package init(taking outcomes: inout [ProjectOutcome]) {
    let versions = LibraryVersions.current
    let failures =
      outcomes.isEmpty
      ? ["Nothing to check: no project was found."] : Self.bounded(outcomes.flatMap(\.failures))
    let locales = Set(outcomes.flatMap(\.locales)).sorted()
    self.init(
      toolVersion: ToolVersion.current,
      environment: Environment(
        icu: versions.icu, harfbuzz: versions.harfBuzz, freetype: versions.freeType),
      projects: outcomes.map(Project.init),
      checked: Self.checked(outcomes, locales),
      gate: Gate(outcomes, failures: failures),
      fonts: Self.unique(outcomes.flatMap(\.fonts)),
      summary: Summary(outcomes, locales: locales.count), coverage: Coverage(outcomes),
      findings: [], failures: failures)
    findings = outcomes.takeAll(\.findings)
    findings.sortForReading()
    account = outcomes.map { outcome in
      (outcomes.count > 1 ? "\(outcome.name): found " : "Found ")
        + outcome.account.joined(separator: "; ") + "."
    }
    for finding in findings.lazy.compactMap(\.pending) {
      self.summary.findings[finding.severity, default: 0] += 1
    }
    files = outcomes.flatMap(\.files)
    warnings = outcomes.flatMap(\.warnings)
    texts = outcomes.takeAll(\.texts)
    for outcome in outcomes {
      identitiesWithoutText.merge(outcome.identitiesWithoutText) { first, _ in first }
    }
    standInWidths = Set(outcomes.flatMap(\.standInWidths))
  }

  private static func checked(
    _ outcomes: [ProjectOutcome], _ locales: [LocaleIdentifier]
  ) -> Checked {
    var checked = Checked(
      locales: locales.map(\.tag),
      categories: Set(outcomes.flatMap(\.settings.categories)).sorted(),
      devices: unique(outcomes.flatMap(\.settings.devices)))
    checked.assumesScaling = outcomes.contains(where: \.settings.assumesScaling)
    checked.since = outcomes.lazy.compactMap(\.since).first
    checked.changedNoText = outcomes.allSatisfy { $0.changedNoText || $0.unchangedSince != nil }
    if outcomes.allSatisfy({ $0.unchangedSince != nil }) {
      checked.unchangedSince = outcomes.first?.unchangedSince
    }
    return checked
  }

  /// The first failures; the last one has the number of the others.
  package static func bounded(_ failures: [String]) -> [String] {
    guard failures.count > maximumFailures else { return failures }
    let rest = failures.count - maximumFailures + 1
    return failures.prefix(maximumFailures - 1) + ["And \(Phrase.count(rest, "more problem"))."]
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension [ProjectOutcome] {
  /// Moves an array out of all outcomes, so that it is not in memory twice.
  fileprivate mutating func takeAll<Value>(
    _ path: WritableKeyPath<ProjectOutcome, [Value]>
  ) -> [Value] {
    var all: [Value] = []
    all.reserveCapacity(count == 1 ? 0 : reduce(0) { $0 + $1[keyPath: path].count })
    for index in indices {
      var own: [Value] = []
      swap(&own, &self[index][keyPath: path])
      if all.isEmpty { all = own } else { all += own }
    }
    return all
  }
}

extension AuditReport.Project {
  fileprivate init(_ outcome: ProjectOutcome) {
    self.init(name: outcome.name, path: outcome.path)
    givenName = outcome.givenName
    failing = AuditReport.Failing(outcome.settings.thresholds, outcome.findings)
  }
}

extension AuditReport.Summary {
  /// The summary of the outcomes, without findings.
  fileprivate init(_ outcomes: [ProjectOutcome], locales: Int) {
    self.init()
    self.locales = locales
    for severity in Severity.allCases { findings[severity] = 0 }
    for outcome in outcomes {
      labels += outcome.labels
      strings += outcome.coverage.strings
      cells += outcome.cells
      undecidedCells += outcome.undecidedCells
    }
  }
}

extension AuditReport.Coverage {
  /// The coverage of all outcomes together.
  fileprivate init(_ outcomes: [ProjectOutcome]) {
    self.init()
    var skipped = SkippedList()
    for outcome in outcomes {
      let prefix = outcomes.count > 1 ? "\(outcome.name): " : ""
      add(outcome.coverage, prefix: prefix)
      skipped.add(outcome.coverage.skipped, prefix: prefix)
    }
    // Tables of several projects are listed together, the largest first. The sort is stable.
    uses.sort { $0.count > $1.count }
    self.skipped = skipped.all
  }
}
