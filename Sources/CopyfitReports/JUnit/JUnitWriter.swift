internal import Copyfit
internal import CopyfitFindings

/// Writes test cases as XML.
struct JUnitWriter {
  let report: AuditReport
  let results: ReportResults

  /// The start of a suite, up to its cases.
  func opening(of suite: JUnitSuite, _ counts: JUnitCounts) -> String {
    XMLText.tag(
      "testsuite",
      [
        "name": suite.name, "tests": String(counts.tests), "failures": String(counts.failures),
        "errors": String(counts.errors), "skipped": String(counts.skipped), "file": suite.file,
      ]) + ">\n"
  }

  func text(of testCase: JUnitCase) -> String {
    let tag =
      "  "
      + XMLText.tag("testcase", ["classname": testCase.className, "name": testCase.name])
    let inner = text(of: testCase.outcome) + remarks(of: testCase)
    return inner.isEmpty ? tag + "/>\n" : tag + ">\n" + inner + "  </testcase>\n"
  }

  private func text(of outcome: JUnitCase.Outcome) -> String {
    switch outcome {
    case .passed: return ""
    case .skipped(let message): return skipped(message)
    case .accepted(let reference):
      let result = results[reference]
      return skipped("\(result.status.rawValue): \(result.title)")
    case .error(let message):
      return "    " + XMLText.tag("error", ["type": "incomplete", "message": message]) + "/>\n"
    case .failure(let type, let message): return failure(type, message, details: [])
    case .failing(let reference, let others):
      let first = results[reference]
      return failure(
        first.finding.rule.rawValue, first.title,
        details: [line(first)] + others.map { line(results[$0]) })
    }
  }

  private func skipped(_ message: String) -> String {
    "    " + XMLText.tag("skipped", ["message": message]) + "/>\n"
  }

  private func failure(_ type: String, _ message: String, details: [String]) -> String {
    let tag = "    " + XMLText.tag("failure", ["type": type, "message": message])
    return tag + ">" + details.map(XMLText.escaped(safe:)).joined(separator: "\n")
      + "</failure>\n"
  }

  private func remarks(of testCase: JUnitCase) -> String {
    let remarks = [testCase.remark].compactMap(\.self) + testCase.remarks.map { line(results[$0]) }
    guard !remarks.isEmpty else { return "" }
    let lines = remarks.map(XMLText.escaped(safe:)).joined(separator: "\n")
    return "    <system-out>\(lines)</system-out>\n"
  }

  /// The finding with its place, on one line.
  private func line(_ result: ReportResult) -> String {
    let place = result.place.map { "\(TerminalText.safe($0.path)):\($0.line): " } ?? ""
    return place + result.messageWithLabel(in: report) + " [\(result.finding.rule.rawValue)]"
  }
}
