public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report in JUnit's XML: a test case for each label in each locale, also where all is well, so that
/// what was checked can be seen.
///
/// A case fails by what fails the gate, as a rule errors that are new or worse; known and accepted ones, and
/// texts that were not measured, are skipped cases; what fails nothing is listed in `system-out`. Names hold no number and no line, so
/// that servers can follow a case from run to run. Attributes are those that Jenkins' schema knows.
public struct JUnitReport: StreamedReport {
  private let report: AuditReport
  private let options: ReportOptions

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    (self.report, self.options) = (report, options)
  }

  /// Writes the document, with a line end at its end, a case at a time.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let suites = JUnitSuites(report, options)
    let writer = JUnitWriter(report: report, results: suites.results)
    let all = suites.all
    let counts = all.map { JUnitCounts($0.cases) }
    try output(
      XMLText.declaration
        + XMLText.tag(
          "testsuites",
          [
            "name": "Copyfit", "tests": String(counts.reduce(0) { $0 + $1.tests }),
            "failures": String(counts.reduce(0) { $0 + $1.failures }),
            "errors": String(counts.reduce(0) { $0 + $1.errors }),
          ]) + ">\n")
    for (suite, counts) in zip(all, counts) {
      try output(writer.opening(of: suite, counts))
      for testCase in suite.cases { try output(writer.text(of: testCase)) }
      try output("</testsuite>\n")
    }
    try output("</testsuites>\n")
  }
}

/// The test cases on one file.
struct JUnitSuite {
  var name: String
  /// The file's path; `nil` for the run as a whole.
  var file: String?
  var cases: [JUnitCase] = []
}

/// One test case; what is said in it is made when it is written.
struct JUnitCase {
  typealias Result = ReportResults.Reference

  enum Outcome {
    case passed
    case skipped(String)
    /// Known or suppressed.
    case accepted(Result)
    case failure(type: String, message: String)
    /// What fails the gate, at least one.
    case failing(Result, others: [Result])
    case error(String)
  }

  var className: String
  var name: String
  var outcome = Outcome.passed
  /// What is to be said beside the outcome, safe in a terminal.
  var remark: String?
  /// What fails nothing, a line each.
  var remarks: [Result] = []
}

/// How many cases there are of each kind.
struct JUnitCounts {
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0

  init(_ cases: [JUnitCase]) {
    for testCase in cases {
      tests += 1
      switch testCase.outcome {
      case .passed: break
      case .skipped, .accepted: skipped += 1
      case .failure, .failing: failures += 1
      case .error: errors += 1
      }
    }
  }
}
