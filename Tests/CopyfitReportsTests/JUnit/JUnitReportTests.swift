import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import Testing

struct JUnitReportTests {
  private static func text(
    _ locale: String, of finding: Finding = ReportFixture.truncation, obstacle: SkipReason? = nil
  ) -> LabelText {
    var text = LabelText(
      project: "Freewheel", id: finding.id ?? "", locale: locale,
      source: finding.source ?? SourceLocation(file: "", position: .start))
    text.obstacle = obstacle
    return text
  }

  /// A label that is truncated in one language, known in another, correct in a third, and not measured in a fourth.
  private static let report: AuditReport = {
    var report = ReportFixture.clean
    var finding = ReportFixture.truncation
    finding.locales[1].status = .known
    report.findings = [finding, ReportFixture.unreachable]
    report.gate = .init(
      through: .accessibility5, passed: false, reason: "2 findings at error level")
    report.files = ["App/it.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"]
    report.texts = [
      text("ar"), text("de"), text("el"), text("th", obstacle: .noFont(script: "Thai")),
    ]
    return report
  }()

  @Test(arguments: [report, ReportFixture.report, ReportFixture.clean])
  func isValid(_ report: AuditReport) {
    #expect(XMLGrammar.junit.problems(in: JUnitReport(report).text) == [])
  }

  @Test func tellsWhatIsWellToo() {
    #expect(
      JUnitReport(Self.report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Copyfit" tests="8" failures="3" errors="0">
        <testsuite name="Copyfit" tests="2" failures="1" errors="0" skipped="0">
          <testcase classname="Copyfit" name="complete">
            <system-out>Checked all 300 texts, on 60 labels in 5 languages, at all 12 text sizes, on \
        each screen of the storyboards and screens 375 pt wide.</system-out>
          </testcase>
          <testcase classname="Copyfit" name="gate">
            <failure type="gate" message="2 findings at error level"></failure>
          </testcase>
        </testsuite>
        <testsuite name="Files" tests="2" failures="1" errors="0" skipped="0">
          <testcase classname="App/de.lproj/Localizable.strings" name="file"/>
          <testcase classname="App/it.lproj/Localizable.strings" name="file">
            <failure type="unreachable-entries" message="Entries of a file are silently ignored">\
        App/it.lproj/Localizable.strings:19: The second &#39;;&#39; ends the table: 13 entries after \
        it are never read. [unreachable-entries]</failure>
          </testcase>
        </testsuite>
        <testsuite name="App/Base.lproj/Checkout.storyboard" tests="4" failures="1" errors="0" \
        skipped="2" file="App/Base.lproj/Checkout.storyboard">
          <testcase classname="App/Checkout#abc-de-fgh.text" name="ar">
            <failure type="truncation" message="Text is truncated in Arabic (ar)">\
        App/ar.lproj/Checkout.strings:12: Checkout › Summary › “Continue to checkout”: Text is truncated: \
        1 line, 334 pt wide on the screen of the storyboard or 295 pt wide and 44 pt high on screens 375 pt wide. \
        Arabic (ar): from AX1 on; at AX5 it shows “\u{2068}المتابعة إلى…\u{2069}” and hides 5 \
        characters; to fit, allow 2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge. \
        The label is at App/Base.lproj/Checkout.storyboard:40. [truncation]</failure>
          </testcase>
          <testcase classname="App/Checkout#abc-de-fgh.text" name="de"/>
          <testcase classname="App/Checkout#abc-de-fgh.text" name="el">
            <skipped message="known: Text is truncated in Greek (el)"/>
          </testcase>
          <testcase classname="App/Checkout#abc-de-fgh.text" name="th">
            <skipped message="no font for the script Thai"/>
          </testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func isAnErrorWhereSomethingCouldNotBeChecked() {
    let text = JUnitReport(ReportFixture.report).text
    #expect(text.contains(#"<error type="incomplete" message="App/Fonts: no such folder"/>"#))
  }

  @Test func tellsWarningsWithoutFailing() {
    var report = ReportFixture.clean
    var finding = ReportFixture.split
    finding.project = "Freewheel"
    report.findings = [finding]
    report.texts = [Self.text("de", of: finding)]
    let text = JUnitReport(report).text
    #expect(text.contains(#"failures="0""#))
    #expect(text.contains("German (de): at its fixed size"))
  }

  /// A finding that fails the gate is a failure, and others are not: an error, a warning and a note.
  @Test(
    arguments: [
      (.error, [:], ["truncation"]), (.warning, [:], ["truncation", "word-split"]),
      (.note, [:], ["truncation", "word-split", "does-not-scale"]), (.never, [:], []),
      (.error, [.truncation: false], []), (.never, [.truncation: true], ["truncation"]),
      (.warning, [.doesNotScale: true], ["truncation", "word-split", "does-not-scale"]),
    ] as [(FailureLevel, [Rule: Bool], [String])])
  func failsByTheGate(level: FailureLevel, counted: [Rule: Bool], rules: [String]) {
    var report = ReportFixture.clean
    (report.projects[0].failing.level, report.projects[0].failing.counted) = (level, counted)
    var note = Finding(rule: .doesNotScale, severity: .note, message: "m", fingerprint: "1")
    note.project = "Freewheel"
    report.findings = [ReportFixture.truncation, ReportFixture.split, note]
    report.texts = [Self.text("ar"), Self.text("el")]
    let text = JUnitReport(report).text
    let failures = Set(text.matches(of: /<failure type="([a-z-]+)"/).map { String($0.output.1) })
    #expect(failures == Set(rules))
    #expect(XMLGrammar.junit.problems(in: text) == [])
    // A warning or error that does not fail is reported; nothing is reported twice.
    for rule in ["truncation", "word-split"] {
      #expect(text.contains("[\(rule)]"))
      #expect(text.contains("[\(rule)]</failure>") == rules.contains(rule))
    }
  }

  @Test func whatIsKnownIsSkippedWhateverFails() {
    for level in FailureLevel.allCases {
      var report = Self.report
      report.projects[0].failing.level = level
      let skipped = #"<skipped message="known: Text is truncated in Greek (el)"/>"#
      #expect(JUnitReport(report).text.contains(skipped))
    }
  }
}
