import CopyfitFindings
import Testing

@testable import CopyfitReports

/// A report with low coverage says so first, in every format for people.
struct LowCoverageTests {
  private typealias Step = AuditReport.Coverage.Step

  private static func report(_ step: Step? = nil, decided: Int = 12) -> AuditReport {
    var report = ReportFixture.clean
    report.summary.strings = 1_000
    report.coverage.measured = decided
    report.coverage.translations = .init(decided: 3, total: 900)
    report.coverage.uses = [
      .init(place: .code, table: "App/Localizable", count: 700),
      .init(place: .code, table: "App/Other", count: 200),
    ]
    report.coverage.withoutFrame = 900
    report.coverage.step = step
    return report
  }

  private static let table = Step(
    kind: .describeLabels, subject: "App/Localizable", count: 900, isConfigured: false)

  private static let text = """
    Only 12 of 1,000 texts are decided, and 3 of 900 translations. What helps most: describe the labels that \
    show App/Localizable (700 texts) under 'labels' in copyfit.yml; 'copyfit init' writes a first one.
    """

  /// In an app without texts in its source language, each text is a translation.
  @Test func theSameNumbersAreSaidOnce() {
    var report = Self.report()
    report.coverage.translations = .init(decided: 12, total: 1_000)
    #expect(report.lowCoverage()?.hasPrefix("Only 12 of 1,000 texts are decided.") == true)
  }

  @Test func theFirstLineSaysSo() {
    let report = Self.report(Self.table)
    #expect(report.lowCoverage() == Self.text)
    for text in [PrettyReport(report).text, SummaryReport(report).text] {
      #expect(text.replacing(/\s+/, with: " ").hasPrefix(Self.text))
    }
    #expect(XcodeReport(report).text.hasPrefix("note: \(Self.text)\n"))
    #expect(GitHubReport(report).text.contains("::\(Self.text) Checked 12 of 1,000 texts"))
    #expect(SARIFReport(report).text.contains("Only 12 of 1,000 texts are decided"))
    #expect(JUnitReport(report).text.contains("<system-out>Only 12 of 1,000 texts"))
    #expect(
      MarkdownReport(report).text.contains("\n\nOnly 12 of 1,000 texts are decided, and 3"))
    #expect(
      HTMLReport(report, options: ReportOptions()).text.contains("<p class=\"little\">Only 12"))
  }

  @Test(arguments: [(99, true), (100, false)])
  func aTenthIsEnough(decided: Int, isLittle: Bool) {
    #expect((Self.report(decided: decided).lowCoverage() != nil) == isLittle)
  }

  @Test func ofWhatChangedNothingIsSaid() {
    var report = Self.report(Self.table)
    report.checked.since = "main"
    #expect(report.lowCoverage() == nil)
  }

  @Test(arguments: [
    (
      Step(kind: .giveFrames, count: 1, isConfigured: true),
      "give the labels whose room depends on other views (1 text) a frame under 'elements' in copyfit.yml."
    ),
    (
      Step(kind: .giveSamples, count: 2, isConfigured: true),
      "give the arguments of 2 texts samples under 'samples' in copyfit.yml."
    ),
    (
      Step(kind: .nameTexts, count: 40, isConfigured: true),
      "name under 'elements' in copyfit.yml the texts that replace placeholders (40 texts)."
    ),
    (
      Step(kind: .nameProjects, subject: "Shop and Till", count: 40, isConfigured: false),
      "check Shop and Till with their own copyfit.yml: name them, or list them under 'projects' in a "
        + "copyfit.yml here."
    ),
  ])
  func oneStepHelpsMost(step: AuditReport.Coverage.Step, advice: String) {
    let text = Self.report(step).lowCoverage()
    #expect(text?.hasSuffix(" What helps most: " + advice) == true, "\(text ?? "")")
  }

  /// Of an argument without a sample, the room says nothing.
  @Test(arguments: [
    (1, 0, "1 text, as its room depends on other views."),
    (4, 0, "4 texts, as their room depends on other views."),
    (1, 1, "1 text, as arguments in it have no sample."),
    (4, 4, "4 texts, as arguments in them have no sample."),
    (
      4, 1,
      "4 texts, as their room depends on other views (3), or arguments in them have no sample (1)."
    ),
  ])
  func saysWhyTextsAreUndecided(count: Int, unfilled: Int, phrase: String) {
    var report = ReportFixture.clean
    (report.coverage.undecided, report.coverage.doubtful) = (0, count)
    report.coverage.unfilled = unfilled
    let remark = report.remarks.first { $0.name == "Undecided" }
    #expect(remark?.text == phrase)
  }

  /// A project with only tables has no labels, screens or sizes.
  @Test func ofTablesAloneTheFilesAreChecked() {
    var report = Self.report(Self.table, decided: 0)
    report.summary.labels = 0
    report.fonts = []
    let text = PrettyReport(report).text.replacing(/\s+/, with: " ")
    #expect(
      text.hasPrefix("None of 1,000 texts is decided, as no label is known. What helps most: "))
    #expect(
      text.contains(
        "Checked: the files of 1,000 texts in 5 languages; no label is known, so no text was measured. Not"
      ))
    for word in ["screen", "storyboard", "text size", "system font"] {
      #expect(!text.contains(word))
    }
  }

  /// Labels of Android and Flutter cannot be described, so there is no advice.
  @Test func ofOtherPlatformsNothingIsSaid() {
    var report = Self.report(decided: 0)
    report.summary.labels = 0
    #expect(report.lowCoverage() == nil)
  }

  /// The reports for people have the same remarks.
  @Test func untranslatedTextsAreCountedInEveryReport() {
    var report = ReportFixture.clean
    report.coverage.untranslated = 12
    let text = "Untranslated: 12 texts are the same as in the source language."
    #expect(PrettyReport(report).text.contains(text))
    #expect(MarkdownReport(report).text.contains("- \(text)"))
    #expect(HTMLReport(report, options: ReportOptions()).text.contains("<p>\(text)</p>"))
  }

  @Test func textsWithoutALabelAreNamedByTheirTables() {
    #expect(
      Self.report().leftOut.map { "\($0.count) \($0.why)" } == [
        "900 texts that only code can show, so the room is unknown: App/Localizable (700) and App/Other (200)"
      ])
  }
}
