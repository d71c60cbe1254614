public import CopyfitFindings
internal import Copyfit

/// The report for a build phase: lines that Xcode and other editors show at their places.
///
/// Paths are absolute, as Xcode requires. Notes are one line for each rule unless all details are requested. Known and
/// accepted findings are left out.
public struct XcodeReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths
  private let isVerbose: Bool

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    paths = ReportPaths(report, options)
    isVerbose = options.style.detail == .verbose
  }

  /// Writes the lines, each with its line end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    if let text = report.lowCoverage() { try output("note: \(text)\n") }
    let results = ReportResults(report: report, paths: paths, isAbsolute: true)
    for result in results.worstFirst
    where result.isPending && (isVerbose || result.severity > .note) {
      try output(Self.line(result, in: report) + "\n")
    }
    var lines = isVerbose ? [] : report.noteSummaries().map { "note: \($0)" }
    lines += report.failures.map { "error: \(TerminalText.safe($0))" }
    if let reason = report.gateReason { lines.append("error: Copyfit failed: \(reason)") }
    lines.append("note: Copyfit checked \(report.checkedPhrase)")
    for line in lines { try output(line + "\n") }
  }

  private static func line(_ result: ReportResult, in report: AuditReport) -> String {
    let place = result.place.map { place in
      "\(TerminalText.inert(place.path)):\(place.line):\(place.column): "
    }
    return (place ?? "") + result.severity.rawValue + ": " + result.messageWithLabel(in: report)
      + " [\(result.finding.rule.rawValue)]"
  }
}
