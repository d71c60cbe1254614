public import CopyfitAudit
internal import Copyfit

/// The report as GitLab's Code Quality artifact: a list of issues, empty where there are none.
///
/// What is known or accepted is left out. Source of the fields: GitLab's documentation, "Code Quality
/// report format".
public struct GitLabReport: Sendable {
  /// The document, with a line end at its end.
  public let text: String

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    let paths = ReportPaths(report, options)
    let results = report.results(paths).filter(\.isPending).worstFirst
    var counts: [String: Int] = [:]
    let issues = results.map { result in
      let name = paths.fingerprint(of: result)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return Self.issue(
        result, fingerprint: count == 1 ? name : "\(name).\(count)", in: report)
    }
    text = JSONValue.array(issues).text
  }

  private static func issue(
    _ result: ReportResult, fingerprint: String, in report: AuditReport
  ) -> JSONValue {
    .object([
      // GitLab shows nothing but this of an issue.
      "description": .string(
        "\(result.finding.rule.rawValue): \(result.messageWithLabel(in: report))"),
      "check_name": .string(result.finding.rule.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(of: result)),
      "location": .object([
        "path": .string(TerminalText.inert(result.place?.path ?? "copyfit.yml")),
        "lines": .object(["begin": .int(result.place?.line ?? 1)]),
      ]),
    ])
  }

  private static func severity(of result: ReportResult) -> String {
    switch result.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
