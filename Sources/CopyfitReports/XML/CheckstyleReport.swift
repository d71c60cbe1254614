public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report in Checkstyle's XML, which most build servers read.
///
/// It contains the findings that are neither known nor accepted, by file. Source of the format: Checkstyle's
/// `XMLLogger`, version 4.3 of its output.
public struct CheckstyleReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    paths = ReportPaths(report, options)
  }

  /// A result by its line.
  private struct Line {
    var line: Int
    var result: ReportResults.Reference
  }

  /// Writes the document, with a line end at its end, a file at a time.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let results = ReportResults(report: report, paths: paths)
    var files: [String: [Line]] = [:]
    for reference in results.references {
      let result = results[reference]
      guard result.isPending else { continue }
      files[result.place?.path ?? "", default: []].append(
        Line(line: result.line, result: reference))
    }
    try output(XMLText.declaration + "<checkstyle version=\"4.3\">\n")
    for path in files.keys.sortedByBytes() {
      // A finding without a file still needs a name.
      try output(
        XMLText.tag("file", ["name": path.isEmpty ? "copyfit.yml" : path]) + ">\n")
      let lines = (files[path] ?? []).enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }
      for line in lines { try output(Self.error(results[line.element.result], in: report)) }
      try output("</file>\n")
    }
    try output("</checkstyle>\n")
  }

  private static func error(_ result: ReportResult, in report: AuditReport) -> String {
    let severity = result.severity == .note ? "info" : result.severity.rawValue
    let tag = XMLText.tag(
      "error",
      [
        "line": String(result.line), "column": String(result.place?.column ?? 1),
        "severity": severity, "source": "copyfit." + result.finding.rule.rawValue,
      ], safe: ["message": result.messageWithLabel(in: report)])
    return "  " + tag + "/>\n"
  }
}

extension ReportResult {
  /// The line at which it is shown; the first line if it has no place.
  fileprivate var line: Int { place?.line ?? 1 }
}
