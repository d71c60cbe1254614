internal import CopyfitDynamicType
internal import CopyfitSourceText

extension AuditReport.Gate {
  /// Decides whether the projects pass: everything was checked, no new finding has the failing severity, no limit is
  /// exceeded, and enough was measured.
  init(_ outcomes: [ProjectOutcome], failures: [String]) {
    var reasons = failures.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    for level in FailureLevel.allCases {
      let count = outcomes.filter { $0.settings.thresholds.level == level }.reduce(0) {
        count, outcome in
        count + outcome.findings.count { outcome.settings.thresholds.isFailing($0) }
      }
      if count > 0 { reasons.append(Phrase.count(count, "finding") + level.phrase) }
    }
    for outcome in outcomes {
      let prefix = outcomes.count > 1 ? "\(outcome.name): " : ""
      reasons += outcome.settings.thresholds.exceeded(by: outcome.findings).map { prefix + $0 }
      // A check of changes does not show the fraction of all strings that is measured.
      if outcome.since == nil, let lack = outcome.settings.thresholds.lack(of: outcome.coverage) {
        reasons.append(prefix + lack)
      }
    }
    self.init(
      through: outcomes.map(\.settings.through).max() ?? .accessibility5,
      passed: reasons.isEmpty, reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    settings = outcomes.map { Settings($0.settings) }
  }
}

extension AuditReport.Gate.Settings {
  /// The settings of a project's check.
  fileprivate init(_ settings: ProjectOutcome.Settings) {
    self.init()
    failOn = settings.thresholds.level
    through = settings.through
    maximum = settings.thresholds.maximum
    minimumCoverage = settings.thresholds.minimumCoverage
    severities = settings.severities.configured.filter {
      $0.value != $0.key.defaultSeverity && !settings.rulesOff.contains($0.key)
    }
    rulesOff = settings.rulesOff
    locales = settings.locales.tags
    categoriesLeftOut = ContentSizeCategory.allCases.filter { !settings.categories.contains($0) }
      .sorted()
  }
}

extension FailureLevel {
  fileprivate var phrase: String {
    switch self {
    case .error, .never: " at error level"
    case .warning: " at error or warning level"
    case .note: " of any level"
    }
  }
}
