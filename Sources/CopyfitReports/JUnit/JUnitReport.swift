public import CopyfitFindings

/// The report in JUnit's XML: a test case for each label in each locale, with and without findings.
///
/// A case fails if its findings fail the gate, usually because of errors that are new or worse. Cases with known or
/// accepted findings, and with texts that were not measured, are skipped. Other findings are in `system-out`. Names
/// contain no number and no line, so that servers can recognize a case from run to run. Attributes are those of
/// Jenkins' schema.
public struct JUnitReport: StreamedReport {
  private let report: AuditReport
  private let options: ReportOptions

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    (self.report, self.options) = (report, options)
  }

  /// Writes the document case by case, with a line end at its end.
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
