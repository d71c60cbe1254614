public import CopyfitAudit
internal import Copyfit

/// The report for a build phase: lines that Xcode and other editors show at their places.
///
/// Paths are absolute, as Xcode wants them. Notes are one line for each rule unless everything is
/// asked for, and what is known or accepted is left out.
public struct XcodeReport: Sendable {
  /// The lines, each with its line end.
  public let text: String

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    let pending = report.results(ReportPaths(report, options), absolute: true)
      .filter(\.isPending).worstFirst
    let isVerbose = options.style.detail == .verbose
    let shown = pending.filter { isVerbose || $0.severity > .note }
    var lines = shown.map { Self.line($0, in: report) }
    if !isVerbose { lines += report.noteSummaries.map { "note: \($0)" } }
    lines += report.failures.map { "error: \(TerminalText.safe($0))" }
    if let reason = report.gateReason { lines.append("error: Copyfit failed: \(reason)") }
    lines.append("note: Copyfit checked \(report.checkedPhrase)")
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ result: ReportResult, in report: AuditReport) -> String {
    let place = result.place.map { place in
      "\(TerminalText.inert(place.path)):\(place.line):\(place.column): "
    }
    return (place ?? "") + result.severity.rawValue + ": " + result.messageWithLabel(in: report)
      + " [\(result.finding.rule.rawValue)]"
  }
}
