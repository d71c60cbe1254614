import CopyfitFindings
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
        Checked: 1,280 of 1,299 texts, on 60 labels in 5 languages, at all 12 text sizes, on each screen of
          the storyboards and screens 375 pt wide.
          rule            errors  warnings  notes
          truncation           1         –      –
          missing-glyph        –         1      –
          word-split           –         1      –
          does-not-scale       –         –      2
        By language: ar 1, de 1, el 1, ja 1.
        ✗ Failed: 2 errors, 2 warnings and 2 notes; 1 suppressed. Exit status 1.

        """)
  }

  /// Known findings have a separate column, and are not counted as new ones.
  @Test func tellsKnownFromNew() {
    var report = ReportFixture.report
    report.failures = []
    report.findings[1].status = .known
    for index in report.findings[2].locales.indices {
      report.findings[2].locales[index].status = .known
    }
    report.summary.findings = [.error: 1, .warning: 1, .note: 2]
    let lines = SummaryReport(report, style: PrettyStyle(columns: .max)).text
      .split(separator: "\n").dropFirst(2)
    #expect(
      lines == [
        "  rule                 errors  warnings  notes  known",
        "  truncation                1         –      –      –",
        "  missing-glyph             –         1      –      –",
        "  unreachable-entries       –         –      –      1",
        "  word-split                –         –      –      1",
        "  does-not-scale            –         –      2      –",
        "By language: ar 1, el 1, ja 1.",
        "✗ Failed: 1 error and 1 warning that are new or worse, and 2 notes; 2 known. "
          + "2 findings at error level. Exit status 1.",
      ])
  }
}
