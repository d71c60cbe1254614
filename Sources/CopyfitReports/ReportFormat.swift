public import CopyfitAudit

/// A form in which a report can be had.
public enum ReportFormat: String, CaseIterable, Sendable, Hashable {
  /// For people, in a terminal.
  case pretty
  /// For programs: `copyfit.report/1`.
  case json

  /// The whole report, with a line end at its end.
  ///
  /// - Parameter style: How it looks; only `pretty` has a look.
  public func render(_ report: AuditReport, style: PrettyStyle = PrettyStyle()) -> String {
    switch self {
    case .pretty: PrettyReport(report, style: style).text
    case .json: JSONReport(report).text
    }
  }
}
