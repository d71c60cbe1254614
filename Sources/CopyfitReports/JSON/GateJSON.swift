internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport.Gate {
  /// The result of the gate, with the settings by which it decided.
  var json: JSONValue {
    var fields = JSONValue.fields([
      "through": .string(through.name), "passed": .bool(passed),
      "reason": reason.map(JSONValue.string),
    ])
    if !settings.isEmpty {
      fields.append(.init(name: "settings", value: .array(settings.map(\.json))))
    }
    return .object(fields)
  }
}

extension AuditReport.Gate.Settings {
  fileprivate var json: JSONValue {
    let limits = maximum.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      JSONValue.Field(name: $0.key.rawValue, value: .int($0.value))
    }
    let rules = ruleSettings.map { JSONValue.Field(name: $0.name, value: .string($0.setting)) }
    return .object([
      "failOn": .string(failOn.rawValue), "through": .string(through.name),
      "maximum": .object(limits),
      "minimumCoverage": minimumCoverage.map { .number($0) },
      "rules": .object(rules), "locales": locales.map { .strings($0) },
      "categoriesLeftOut": .strings(categoriesLeftOut.map(\.name)),
    ])
  }

  /// The settings of rules other than the default ones, by name.
  private var ruleSettings: [(name: String, setting: String)] {
    let all =
      severities.map { ($0.key.rawValue, $0.value.rawValue) }
      + rulesOff.map { ($0.rawValue, Self.off) }
    return all.sorted { $0.0 < $1.0 }
  }
}

extension AuditReport.Gate {
  /// What of the settings is not the default, in clauses; `nil` if nothing is.
  var settingsPhrase: String? {
    let defaults = Settings()
    let names = settings.map { $0.clauses(comparedWith: defaults) }
    let all = names.filter { !$0.isEmpty }
    guard !all.isEmpty else { return nil }
    // The clauses of several projects are the same, or each has its own.
    var seen: Set<[String]> = []
    return all.filter { seen.insert($0).inserted }.map { $0.joined(separator: "; ") }
      .joined(separator: ". Another project: ") + "."
  }
}

extension AuditReport.Gate.Settings {
  /// What differs from other settings, as clauses; the languages and sizes are in other lines of a report.
  fileprivate func clauses(comparedWith defaults: Self) -> [String] {
    var clauses: [String] = []
    if failOn != defaults.failOn {
      clauses.append(failOn == .never ? "no finding fails" : "\(failOn.rawValue)s fail")
    }
    if through != defaults.through {
      clauses.append("text lost only beyond \(through.name) is a warning")
    }
    for (rule, limit) in maximum.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      clauses.append("up to \(Phrase.count(limit, "finding")) of '\(rule.rawValue)' pass")
    }
    if let minimumCoverage {
      let percentage = RoundedNumber(minimumCoverage * 100)
      clauses.append("at least \(percentage)% of the texts must be decided")
    }
    for (name, setting) in ruleSettings { clauses.append("'\(name)' is \(setting)") }
    return clauses
  }
}
