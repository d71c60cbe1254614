public import CopyfitAudit
internal import Copyfit
internal import CopyfitSourceText

/// The report in Checkstyle's XML, which most build servers read.
///
/// It holds what is neither known nor accepted, by file. Source of the format: Checkstyle's
/// `XMLLogger`, version 4.3 of its output.
public struct CheckstyleReport: Sendable {
  /// The document, with a line end at its end.
  public let text: String

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    let results = report.results(ReportPaths(report, options)).filter(\.isPending)
    let files = Dictionary(grouping: results) { $0.place?.path ?? "" }
    var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
    for path in files.keys.sortedByBytes() {
      // What has no place in a file still needs a name to stand under.
      text += XMLText.tag("file", ["name": path.isEmpty ? "copyfit.yml" : path]) + ">\n"
      let results = (files[path] ?? []).enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }
      for result in results { text += Self.error(result.element, in: report) }
      text += "</file>\n"
    }
    self.text = text + "</checkstyle>\n"
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
  /// The line that it is shown at; the first where it has no place.
  fileprivate var line: Int { place?.line ?? 1 }
}
