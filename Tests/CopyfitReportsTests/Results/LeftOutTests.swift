import CopyfitFindings
import Testing

@testable import CopyfitReports

/// Omitted items, in lines for people.
struct LeftOutTests {
  private static func lines(_ skipped: [AuditReport.Coverage.Skipped]) -> [String] {
    var report = ReportFixture.clean
    report.coverage.withoutFrame = 0
    report.coverage.undecided = 0
    report.coverage.doubtful = 0
    report.coverage.skipped = skipped
    return report.leftOut.map { "\($0.count) \($0.why)" }
  }

  /// Omitted labels and their texts are one line.
  @Test func labelsStandWithTheirTexts() {
    let reason = AuditReport.Coverage.Skipped.reason(ofLabel: "the text is set in code")
    #expect(
      Self.lines([
        .init(what: .label, why: "the text is set in code", count: 21),
        .init(what: .label, why: "in a text view, which is not measured", count: 1),
        .init(what: .string, why: reason, count: 20),
        .init(what: .string, why: "shown by the system (InfoPlist)", count: 70),
      ]) == [
        "20 texts on 21 labels: the text is set in code",
        "70 texts: shown by the system (InfoPlist)",
        "1 label: in a text view, which is not measured",
      ])
  }

  @Test func textsWithoutALineOfTheirLabelsStandAlone() {
    let reason = AuditReport.Coverage.Skipped.reason(ofLabel: "the text is a placeholder")
    #expect(
      Self.lines([.init(what: .string, why: reason, count: 1)]) == [
        "1 text: the label is left out: the text is a placeholder"
      ])
  }
}
