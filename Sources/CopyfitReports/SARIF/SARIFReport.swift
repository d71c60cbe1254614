public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report in SARIF 2.1.0, for code scanning.
///
/// Known results have the state `unchanged`, accepted ones have a suppression. A run has at most 25,000 results, which
/// is GitHub's limit. If there are more, the worst are kept, and there is a notification.
public struct SARIFReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths
  private let limit: Int

  /// The maximum number of results in a run.
  ///
  /// Source: GitHub, "SARIF support for code scanning".
  static let limit = 25_000

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.init(report, options: options, limit: Self.limit)
  }

  init(_ report: AuditReport, options: ReportOptions, limit: Int) {
    (self.report, self.limit) = (report, limit)
    paths = ReportPaths(report, options)
  }

  /// The facts about all results that must be known before the first one is written.
  private struct Survey {
    var count = 0
    var rules: Set<Rule> = []
    var hasSuppressions = false

    init(_ results: some Sequence<ReportResult>) {
      for result in results {
        count += 1
        rules.insert(result.finding.rule)
        if result.status == .suppressed { hasSuppressions = true }
      }
    }
  }

  /// Writes the document result by result, with a line end at its end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let results = ReportResults(report: report, paths: paths)
    let survey = Survey(results.all)
    let rules = Rule.allCases.filter(survey.rules.contains)
    let head = JSONValue.fields([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
    ])
    let run = JSONValue.fields([
      "tool": .object(["driver": Self.driver(report, rules)]),
      "invocations": .array([Self.invocation(report, leftOut: max(0, survey.count - limit))]),
      "columnKind": .string("unicodeCodePoints"),
    ])
    let writer = SARIFResultWriter(
      report: report, paths: paths, rules: rules, hasSuppressions: survey.hasSuppressions)
    try JSONValue.write(head, last: "runs", to: output) { () throws(Failure) in
      try output("[\n    ")
      try JSONValue.write(run, last: "results", indent: 4, to: output) { () throws(Failure) in
        if survey.count > limit {
          let worst = results.worstFirst.prefix(limit)
          try JSONValue.write(list: worst.lazy.map(writer.json), indent: 6, to: output)
        } else {
          try JSONValue.write(list: results.all.lazy.map(writer.json), indent: 6, to: output)
        }
      }
      try output("\n  ]")
    }
    try output("\n")
  }

  private static func driver(_ report: AuditReport, _ rules: [Rule]) -> JSONValue {
    .object([
      "name": .string("Copyfit"), "semanticVersion": .string(report.toolVersion),
      "rules": .array(rules.map(json)),
    ])
  }

  private static func json(of rule: Rule) -> JSONValue {
    let description = rule.description
    let remedies = description.remedies + rule.acceptances
    return .object([
      "id": .string(rule.rawValue),
      "shortDescription": SARIFResultWriter.message(description.title),
      "fullDescription": SARIFResultWriter.message(description.summary),
      "help": .object([
        "text": .string(([description.effect] + remedies).joined(separator: "\n")),
        "markdown": .string(
          "\(description.effect)\n\nFor example: \(description.example)\n\n"
            + remedies.map { "- \($0)" }.joined(separator: "\n")),
      ]),
      "defaultConfiguration": .object(["level": .string(rule.defaultSeverity.rawValue)]),
      "properties": .object([
        "tags": .strings(["localization", "user-interface"]),
        "problem.severity": .string(
          rule.defaultSeverity == .note ? "recommendation" : rule.defaultSeverity.rawValue),
      ]),
    ])
  }

  /// The end of the run: what made it incomplete, what was checked, and what was left out here.
  private static func invocation(_ report: AuditReport, leftOut: Int) -> JSONValue {
    var notes = report.failures.map { notification($0, .error) }
    if let reason = report.gateReason { notes.append(notification(reason, .error)) }
    notes.append(notification(report.coverageStatement, .note))
    if leftOut > 0 {
      let text = "\(Phrase.count(leftOut, "result")) of the least severity left out: no more fit."
      notes.append(notification(text, .warning))
    }
    return .object([
      "executionSuccessful": .bool(report.failures.isEmpty),
      "exitCode": .int(Int(report.exitStatus)),
      "toolExecutionNotifications": .array(notes),
    ])
  }

  private static func notification(_ text: String, _ level: Severity) -> JSONValue {
    .object([
      "message": SARIFResultWriter.message(TerminalText.inert(text)),
      "level": .string(level.rawValue),
    ])
  }
}
