import CopyfitFindings
import CopyfitLabels
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
    #expect(
      Self.lines([
        .init(what: .label, why: .label(.text(.setInCode)), count: 21),
        .init(what: .label, why: .view("a text view"), count: 1),
        .init(what: .string, why: .labelOfString(.text(.setInCode)), count: 20),
        .init(what: .string, why: .kind(.infoPlist), count: 70),
      ]) == [
        "20 texts on 21 labels: the text is set in code",
        "70 texts: shown by the system (InfoPlist)",
        "1 label: in a text view, which is not measured",
      ])
  }

  @Test func textsWithoutALineOfTheirLabelsStandAlone() {
    #expect(
      Self.lines([.init(what: .string, why: .labelOfString(.text(.placeholder)), count: 1)]) == [
        "1 text: the label is left out: the text is a placeholder"
      ])
  }
}
