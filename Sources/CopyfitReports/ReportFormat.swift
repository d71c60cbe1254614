public import CopyfitAudit

/// A form in which a report can be had; each has a writer in a folder of its own.
public enum ReportFormat: String, CaseIterable, Sendable, Hashable {
  /// For people, in a terminal.
  case pretty
  /// For programs: `copyfit.report/1`.
  case json
  /// For people in a browser: one page with the labels drawn.
  case html

  /// Whether the report draws labels, for which the audit must keep its projects as they were read.
  public var drawsLabels: Bool { self == .html }

  /// The whole report, with a line end at its end.
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
    switch self {
    case .pretty: try output(PrettyReport(report, style: options.style).text)
    case .json: try output(JSONReport(report).text)
    case .html: try HTMLReport(report, options: options).write(to: output)
    }
  }
}
