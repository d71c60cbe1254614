import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import Testing

// The level of detail of a report.
extension PrettyReportTests {
  @Test func quietLeavesErrorsAndTheVerdict() {
    let style = PrettyStyle(detail: .quiet, listsFailures: false)
    let text = PrettyReport(ReportFixture.report, style: style).text
    #expect(
      text == """
        ✗ Checkout › Summary › “Continue to checkout” [truncation] (App/Base.lproj/Checkout.storyboard:40) in ar, el
        ✗ App/it.lproj/Localizable.strings:19:22 [unreachable-entries] The second ';' ends the table: 13 entries after it are never read.

        1 problem prevented a complete check: see the messages.
        ✗ Incomplete: 2 errors, 2 warnings and 2 notes. Exit status 2.

        """)
  }

  /// All omitted items have a name, if that helps.
  @Test func verboseNamesWhatWasLeftOut() {
    var report = ReportFixture.clean
    var skipped = AuditReport.Coverage.Skipped(
      what: .document, why: .other("not for iOS"), count: 1_003)
    skipped.names = ["Watch/A.storyboard", "Watch/\u{1B}[31mB.storyboard"]
    skipped.unnamed = 1_001
    report.coverage.skipped = [skipped]
    let line = "  1,003 documents: not for iOS\n"
    let names =
      "Watch/A.storyboard\n          Watch/\\u{1B}[31mB.storyboard\n          and 1,001 more\n"
    let text = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(text.contains(line + "          " + names), "\(text)")
    #expect(!PrettyReport(report).text.contains("Watch/"))
    #expect(
      !PrettyReport(report.withoutTexts, style: PrettyStyle(detail: .verbose)).text.contains(
        "Watch/"))
  }

  /// Findings of one rule on files are counted after the tenth; those on labels are all shown.
  @Test(
    arguments: [
      (10, PrettyStyle.Detail.normal, 10, nil),
      (11, .normal, 10, "and 1 more [unreachable-entries]"),
      (1_210, .normal, 10, "and 1,200 more [unreachable-entries]: --verbose lists them."),
      (30, .verbose, 30, nil),
    ] as [(Int, PrettyStyle.Detail, Int, String?)])
  func findingsOfOneCauseAreCounted(
    count: Int, detail: PrettyStyle.Detail, shown: Int, rest: String?
  ) {
    var report = ReportFixture.clean
    report.findings =
      Array(repeating: ReportFixture.unreachable, count: count)
      + Array(repeating: ReportFixture.truncation, count: 12)
    let text = PrettyReport(report, style: PrettyStyle(detail: detail)).text
    #expect(text.matches(of: /(?m)^✗ .*\[unreachable-entries\]$/).count == shown)
    #expect(text.matches(of: /\[truncation\]/).count == 12)
    #expect(text.contains(" more [") == (rest != nil))
    if let rest { #expect(text.contains(rest)) }
  }

  @Test func quietSaysThatNothingWasChecked() {
    var report = ReportFixture.clean
    report.checked.unchangedSince = "main"
    let text = PrettyReport(report, style: PrettyStyle(detail: .quiet)).text
    #expect(text.contains("Checked: nothing, as nothing changed since 'main'."))
    report.checked.unchangedSince = nil
    #expect(!PrettyReport(report, style: PrettyStyle(detail: .quiet)).text.contains("Checked"))
  }

  @Test(arguments: [(FailureLevel.error, false), (.warning, true)])
  func quietListsWhatAStricterGateFailsBy(level: FailureLevel, isListed: Bool) {
    var report = ReportFixture.report
    for index in report.projects.indices { report.projects[index].failing.level = level }
    report.findings = [ReportFixture.split]
    let text = PrettyReport(report, style: PrettyStyle(detail: .quiet)).text
    #expect(text.contains("[word-split]") == isListed)
  }

  @Test func quietNamesTheFirstLanguages() {
    var report = ReportFixture.report
    report.findings = [ReportFixture.truncation]
    let locale = report.findings[0].locales[0]
    // Forms of one text are one language.
    report.findings[0].locales = ["ar", "de", "de", "el", "es", "fr", "it"].map { tag in
      var copy = locale
      copy.locale = tag
      return copy
    }
    let text = PrettyReport(report, style: PrettyStyle(detail: .quiet)).text
    #expect(text.contains(":40) in ar, de, el, es and 2 more\n"))
  }

  /// A project is named before its items, in the order of the projects; items without a project follow.
  @Test(arguments: [(PrettyStyle.Detail.quiet, ["Freewheel"]), (.normal, ["Freewheel", "Kit"])])
  func namesProjectsOfWhichSomethingIsListed(detail: PrettyStyle.Detail, names: [String]) {
    var report = ReportFixture.report
    report.projects += ["Kit", "Empty"].map { .init(name: $0, path: "\($0)/x") }
    var split = ReportFixture.split
    split.project = "Kit"
    var other = ReportFixture.truncation
    (other.project, other.name) = (nil, "Nobody's")
    report.findings = [other, split, ReportFixture.truncation]
    let text = PrettyReport(report, style: PrettyStyle(detail: detail)).text
    let told = text.split(separator: "\n").filter { $0.hasPrefix("Project ") }
    #expect(told.count == names.count)
    #expect(zip(told, names).allSatisfy { $0.contains($1) })
    #expect(text.split(separator: "Nobody's")[0].contains("Continue to checkout"))
  }

  /// A duplicate key in the files of two languages.
  private static let duplicate: Finding = {
    var finding = Finding(
      rule: .duplicateKey, severity: .warning, message: "Lines 1 and 2. Also in fr.",
      fingerprint: "1")
    finding.key = "ok"
    finding.locales = [("de", 2), ("fr", 7)].map { tag, line in
      var place = LocaleFinding(locale: tag, fingerprint: tag, severity: .warning)
      place.string = SourceLocation(
        file: "App/\(tag).lproj/A.strings", position: .init(line: line, column: 1))
      place.message = "Lines 1 and \(line)."
      return place
    }
    finding.source = finding.locales[0].string
    return finding
  }()

  @Test func eachLanguageOfAKeyHasItsPlace() {
    var report = ReportFixture.clean
    report.findings = [Self.duplicate]
    let text = PrettyReport(report).text
    #expect(
      text.contains("\n  Lines 1 and 2. Also in fr.\n    German (de): App/de.lproj/A.strings:2."))
    #expect(text.contains("\n    French (fr): App/fr.lproj/A.strings:7."))
    // A report that shows one place has the message for that place.
    let lines = ReportFormat.github.render(report).split(separator: "\n")
    let french = lines.filter { $0.contains("file=App/fr.lproj/A.strings,line=7") }
    #expect(french.count == 1)
    #expect(french.allSatisfy { $0.contains("Lines 1 and 7.") && !$0.contains("Also in fr") })
  }

  /// Languages with the source's text are one line, and are listed in a detailed report.
  @Test func copiesOfTheSourceAreOneLine() {
    var report = ReportFixture.clean
    report.coverage.untranslated = 1234
    var finding = Finding(
      rule: .truncation, severity: .error, message: "Truncated.", fingerprint: "1")
    (finding.id, finding.key) = ("App/Main#a.text", "a.text")
    finding.locales = ["de", "fr", "he"].map { tag in
      var place = LocaleFinding(locale: tag, fingerprint: tag, severity: .error)
      place.copiesSource = tag != "de"
      return place
    }
    report.findings = [finding]
    let text = PrettyReport(report).text
    #expect(text.contains("    also in 2 languages that show the source text.\n"))
    #expect(!text.contains("French"))
    #expect(text.contains("Untranslated: 1,234 texts are the same as in the source language."))
    let verbose = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(verbose.contains("that show the source text: fr and he.\n"))
  }
}
