import CopyfitFindings
import CopyfitReports
import CopyfitTestSupport
import Testing

struct FindingLinesTests {
  @Test(arguments: [ReportFixture.report, ReportFixture.clean])
  func isValid(_ report: AuditReport) throws {
    let schema = try SchemaCheck("findings")
    for line in ReportFormat.ndjson.render(report).split(separator: "\n") {
      #expect(try schema.problems(in: String(line)) == [])
    }
  }

  /// Notes are counted and left out.
  @Test func countsItsLines() {
    let lines = ReportFormat.ndjson.render(ReportFixture.report).split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"type": "head", "schema": "copyfit.findings/1", "#) == true)
    #expect(lines.count == 7)
    #expect(lines.last == #"{"type": "end", "lines": 6}"#)
  }
}
