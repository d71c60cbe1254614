import CopyfitFindings
import CopyfitReports
import Testing

// The next step that a report proposes.
extension PrettyReportTests {
  /// The last lines of a report, from the one that names the next step.
  private static func nextStep(
    _ report: AuditReport, _ style: PrettyStyle = PrettyStyle()
  ) -> [Substring] {
    let lines = PrettyReport(report, style: style).text.split(separator: "\n")
    return Array(lines.drop { !$0.hasPrefix("Next") })
  }

  private static func report(on findings: [Finding]) -> AuditReport {
    var report = ReportFixture.clean
    report.findings = findings
    return report
  }

  @Test func nothingIsProposedWhereNothingIsWrong() {
    #expect(Self.nextStep(ReportFixture.clean).isEmpty)
    var accepted = ReportFixture.truncation
    accepted.status = .known
    #expect(Self.nextStep(Self.report(on: [accepted])).isEmpty)
    #expect(
      Self.nextStep(Self.report(on: [accepted]), PrettyStyle(detail: .verbose)).isEmpty)
    #expect(Self.nextStep(ReportFixture.report, PrettyStyle(detail: .quiet)).isEmpty)
  }

  /// The proposed commands check the same as this one.
  @Test func commandsHaveTheArgumentsOfThisOne() {
    var style = PrettyStyle(columns: 120)
    style.arguments = ["--config", "my config.yml", "App"]
    #expect(
      Self.nextStep(Self.report(on: [ReportFixture.truncation]), style) == [
        "Next, look at the first label: copyfit explain App/Checkout#abc-de-fgh.text "
          + "--config 'my config.yml' App",
        "Or look at all of them, drawn: copyfit check --report html=copyfit.html "
          + "--config 'my config.yml' App",
      ])
  }

  @Test(arguments: [
    ("App/Main#it's.text", "'App/Main#it'\\''s.text'"), ("App/Main#a b", "'App/Main#a b'"),
    ("App/Main#$(x)`", "'App/Main#$(x)`'"), ("#a", "'#a'"), ("~/a", "'~/a'"),
  ])
  func wordsAreQuotedForTheShell(id: String, word: String) throws {
    var finding = ReportFixture.truncation
    finding.id = id
    let first = try #require(Self.nextStep(Self.report(on: [finding])).first)
    #expect(first.hasSuffix("copyfit explain " + word))
  }

  @Test func aFindingOnAFileLeadsToItsRule() {
    #expect(
      Self.nextStep(Self.report(on: [ReportFixture.split, ReportFixture.unreachable])) == [
        "Next, read how to fix the first one: copyfit rules unreachable-entries"
      ])
  }

  /// A word that is wider than the screen has no known label.
  @Test func aWordWithoutALabelIsNotTheFirstLabel() throws {
    var word = ReportFixture.split
    (word.rule, word.id) = (.wordWiderThanScreen, "App/Main#a")
    var alone = try #require(Self.nextStep(Self.report(on: [word])).first)
    #expect(alone == "Next, look at the first text: copyfit explain App/Main#a")
    alone = try #require(Self.nextStep(Self.report(on: [word, ReportFixture.split])).first)
    #expect(alone == "Next, look at the first label: copyfit explain App/Settings#name:speed")
  }

  /// A command with characters that a terminal does not show would not find the label.
  @Test func aLabelThatCannotBeShownIsNotProposed() {
    var finding = ReportFixture.truncation
    finding.id = "App/Main#a\u{202E}b"
    #expect(
      Self.nextStep(Self.report(on: [finding])) == [
        "Next, read how to fix the first one: copyfit rules truncation"
      ])
  }

  /// The step for texts without a room is at the beginning, not at the end.
  @Test func textsWithoutARoomNeedNoStep() {
    var report = ReportFixture.clean
    (report.coverage.measured, report.coverage.withoutFrame) = (0, 300)
    #expect(Self.nextStep(report).isEmpty)
  }
}
