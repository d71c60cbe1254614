import Copyfit
import CopyfitFindings
import CopyfitReports
import Testing

/// The reason for a failure of the gate is shown if the finding alone does not explain it.
struct GateReasonTests {
  private static let reason = "2 of 9 texts were measured, fewer than the gate asks for"

  private static let report: AuditReport = {
    var report = ReportFixture.clean
    report.gate = .init(through: .accessibility5, passed: false, reason: reason)
    return report
  }()

  @Test(arguments: [
    (ReportFormat.pretty, "0 notes. \(reason). Exit status 1."),
    (.summary, "0 notes. \(reason). Exit status 1."),
    (.json, #""reason": "\#(reason)""#),
    (.markdown, "\n\n`\(reason).`\n"),
    (.github, "::error title=Copyfit failed::\(reason).\n"),
    (.xcode, "error: Copyfit failed: \(reason).\n"),
    (.sarif, #""text": "\#(reason).""#),
  ])
  func isReported(format: ReportFormat, words: String) {
    let options = ReportOptions(style: PrettyStyle(columns: 200))
    let output = format.render(Self.report, options: options)
    #expect(output.contains(words), "\(output)")
    #expect(!format.render(ReportFixture.clean).contains("failed"))
  }

  /// The reasons are the failures, each of which is shown.
  @Test(arguments: [ReportFormat.markdown, .github, .xcode, .sarif])
  func isNotReportedTwice(format: ReportFormat) {
    var report = Self.report
    report.failures = ["No file matches."]
    #expect(!format.render(report).contains(Self.reason))
  }
}
