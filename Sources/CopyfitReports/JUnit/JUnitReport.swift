public import CopyfitAudit
internal import Copyfit
internal import CopyfitSourceText

/// The report in JUnit's XML: a test case for each label in each locale, also where all is well, so that
/// what was checked can be seen.
///
/// A case fails by what fails the gate, as a rule errors that are new or worse; known and accepted ones, and
/// texts that were not measured, are skipped cases; what fails nothing is told in `system-out`. Names hold no number and no line, so
/// that servers can follow a case from run to run. Attributes are those that Jenkins' schema knows.
public struct JUnitReport: Sendable {
  /// The document, with a line end at its end.
  public let text: String

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    let suites = JUnitSuites(report, options).all
    let cases = suites.flatMap(\.cases)
    var text = XMLText.declaration
    text += XMLText.tag(
      "testsuites",
      [
        "name": "Copyfit", "tests": String(cases.count), "failures": String(cases.failures),
        "errors": String(cases.errors),
      ])
    text += ">\n"
    for suite in suites { text += suite.text }
    self.text = text + "</testsuites>\n"
  }
}

/// The test cases on one file.
struct JUnitSuite {
  var name: String
  /// The file's path; `nil` for the run as a whole.
  var file: String?
  var cases: [JUnitCase] = []

  fileprivate var text: String {
    let tag = XMLText.tag(
      "testsuite",
      [
        "name": name, "tests": String(cases.count), "failures": String(cases.failures),
        "errors": String(cases.errors), "skipped": String(cases.count(where: \.isSkipped)),
        "file": file,
      ])
    return tag + ">\n" + cases.map(\.text).joined() + "</testsuite>\n"
  }
}

/// One test case.
struct JUnitCase {
  enum Outcome {
    case passed
    case skipped(String)
    case failure(type: String, message: String, details: [String])
    case error(String)
  }

  var className: String
  var name: String
  var outcome = Outcome.passed
  /// What is to be said beside the outcome, a line each, safe in a terminal as a failure's details are.
  var remarks: [String] = []

  fileprivate var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

  fileprivate var text: String {
    let tag = "  " + XMLText.tag("testcase", ["classname": className, "name": name])
    let inner = outcomeText + remarkText
    return inner.isEmpty ? tag + "/>\n" : tag + ">\n" + inner + "  </testcase>\n"
  }

  private var outcomeText: String {
    switch outcome {
    case .passed: return ""
    case .skipped(let message):
      return "    " + XMLText.tag("skipped", ["message": message]) + "/>\n"
    case .error(let message):
      return "    " + XMLText.tag("error", ["type": "incomplete", "message": message]) + "/>\n"
    case .failure(let type, let message, let details):
      let tag = "    " + XMLText.tag("failure", ["type": type, "message": message])
      return tag + ">" + details.map(XMLText.escaped(safe:)).joined(separator: "\n")
        + "</failure>\n"
    }
  }

  private var remarkText: String {
    guard !remarks.isEmpty else { return "" }
    let lines = remarks.map(XMLText.escaped(safe:)).joined(separator: "\n")
    return "    <system-out>\(lines)</system-out>\n"
  }
}

extension [JUnitCase] {
  fileprivate var failures: Int {
    count { if case .failure = $0.outcome { true } else { false } }
  }

  fileprivate var errors: Int { count { if case .error = $0.outcome { true } else { false } } }
}
