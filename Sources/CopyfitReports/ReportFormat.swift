public import CopyfitAudit

/// A form in which a report can be had; each has a writer in a folder of its own.
public enum ReportFormat: String, CaseIterable, Sendable, Hashable {
  /// For people, in a terminal.
  case pretty
  /// For a log: a few lines of counts.
  case summary
  /// For programs: `copyfit.report/1`.
  case json
  /// For programs that read line by line: `copyfit.findings/1`.
  case ndjson
  /// For report generators: every cell, as JSON line by line or as a table.
  case cells
  /// For build servers: test cases in JUnit's XML, those that pass too.
  case junit
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations.
  case github
  /// For GitLab: a Code Quality artifact.
  case gitlab
  /// For build servers: Checkstyle's XML.
  case checkstyle
  /// For a build phase: lines that Xcode shows at their places.
  case xcode
  /// For people in a browser: one page with the labels drawn.
  case html
  /// For a comment on a pull request.
  case markdown
  /// For spreadsheets: findings in each locale.
  case csv

  /// Whether the report draws labels, for which the audit must keep its projects as they were read.
  public var drawsLabels: Bool { self == .html }

  /// Whether the report tells fonts by the digests of their files.
  public var hashesFonts: Bool { self == .json || self == .ndjson }

  /// How much an audit must keep of texts that nothing is wrong with, for a report in this form.
  public var textDetail: AuditOptions.TextDetail {
    switch self {
    case .cells: .cells
    case .junit: .outcomes
    default: .none
    }
  }

  /// The whole report; what is not empty ends with a line end.
  public func render(
    _ report: AuditReport, options: ReportOptions = ReportOptions()
  ) -> String {
    var text = ""
    write(report, options: options) { text += $0 }
    return text
  }

  /// Writes the report piece by piece, so that a long one need not be in memory as a whole.
  ///
  /// - Parameter output: Takes the pieces in their order.
  /// - Throws: What `output` throws, which ends the writing.
  public func write<Failure: Error>(
    _ report: AuditReport, options: ReportOptions = ReportOptions(),
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let report = options.strings == .keys ? report.withoutTexts : report
    switch self {
    case .pretty: try output(PrettyReport(report, style: options.style).text)
    case .summary: try output(SummaryReport(report, style: options.style).text)
    case .json: try output(JSONReport(report).text)
    case .ndjson: try FindingLines(report).write(to: output)
    case .cells: try CellReport(report).write(as: options.cellForm, to: output)
    case .junit: try output(JUnitReport(report, options: options).text)
    case .sarif: try output(SARIFReport(report, options: options).text)
    case .github: try output(GitHubReport(report, options: options).text)
    case .gitlab: try output(GitLabReport(report, options: options).text)
    case .checkstyle: try output(CheckstyleReport(report, options: options).text)
    case .xcode: try output(XcodeReport(report, options: options).text)
    case .html: try HTMLReport(report, options: options).write(to: output)
    case .markdown: try output(MarkdownReport(report, options: options).text)
    case .csv: try output(CSVReport(report, options: options).text)
    }
  }
}
