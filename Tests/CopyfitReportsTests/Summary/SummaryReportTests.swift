import CopyfitAudit
import CopyfitReports
import Testing

struct SummaryReportTests {
  @Test func countsByRuleAndLanguage() {
    var report = ReportFixture.report
    report.failures = []
    report.findings[1].status = .suppressed
    #expect(
      SummaryReport(report).text == """
        Copyfit · Freewheel
        Checked: 1,280 of 1,299 texts, on 60 labels in 5 languages, at all 12 text sizes, on each screen as
          designed and screens 375 pt wide.
          rule            errors  warnings  notes
          truncation           1         –      –
          missing-glyph        –         1      –
          word-split           –         1      –
          does-not-scale       –         –      2
        By language: ar 1, de 1, el 1, ja 1.
        ✗ Failed: 2 errors, 2 warnings and 2 notes; 1 suppressed. 2 findings at error level. Exit status 1.

        """)
  }
}
