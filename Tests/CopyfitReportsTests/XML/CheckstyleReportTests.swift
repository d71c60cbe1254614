import CopyfitFindings
import CopyfitReports
import Testing

struct CheckstyleReportTests {
  @Test(arguments: [ReportFixture.report, ReportFixture.clean])
  func isValid(_ report: AuditReport) {
    #expect(XMLGrammar.checkstyle.problems(in: CheckstyleReport(report).text) == [])
  }

  @Test func isChecked() {
    let wrong = CheckstyleReport(ReportFixture.report).text.replacing("severity=", with: "level=")
    #expect(XMLGrammar.checkstyle.problems(in: wrong) != [])
  }

  @Test func listsFilesWithTheirErrors() {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.unreachable]
    #expect(
      CheckstyleReport(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        <file name="App/it.lproj/Localizable.strings">
          <error line="19" column="22" severity="error" source="copyfit.unreachable-entries" \
        message="The second &#39;;&#39; ends the table: 13 entries after it are never read."/>
        </file>
        </checkstyle>

        """)
  }
}
