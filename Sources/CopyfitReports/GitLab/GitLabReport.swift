public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report as GitLab's Code Quality artifact: a list of issues, which may be empty.
///
/// Known and accepted findings are left out. Source of the fields: GitLab's documentation, "Code Quality report
/// format".
public struct GitLabReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    paths = ReportPaths(report, options)
  }

  /// Writes the document issue by issue, with a line end at its end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let results = ReportResults(report: report, paths: paths).worstFirst.lazy
      .filter(\.isPending)
    var counts: [String: Int] = [:]
    let issues = results.map { result in
      let name = paths.fingerprint(of: result)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return Self.issue(
        result, fingerprint: count == 1 ? name : "\(name).\(count)", in: report)
    }
    try JSONValue.write(list: issues, to: output)
    try output("\n")
  }

  private static func issue(
    _ result: ReportResult, fingerprint: String, in report: AuditReport
  ) -> JSONValue {
    .object([
      // GitLab shows only this part of an issue.
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
