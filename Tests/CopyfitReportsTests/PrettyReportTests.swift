import Copyfit
import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import Testing

struct PrettyReportTests {
  @Test func tellsEverything() {
    #expect(
      PrettyReport(ReportFixture.report).text == """
        Copyfit · Freewheel

        Checked: 1,280 of 1,299 texts, on 60 labels in 5 languages, at all 12 text sizes, on each screen of
          the storyboards and screens 375 pt wide.
        Undecided: 4 texts, as their room depends on other views.
        Not checked:
          15 texts: their room is unknown
           1 document: watchOS is not supported

        2 errors

        ✗ Checkout › Summary › “Continue to checkout” [truncation]
          App/Base.lproj/Checkout.storyboard:40
          Text is truncated: 1 line, 334 pt wide on the screen of the storyboard or 295 pt wide and 44 pt
            high on screens 375 pt wide. Font: system font, 17 pt, grows with the text size.
            Arabic (ar): from AX1 on; at AX5 it shows “\u{2068}المتابعة إلى…\u{2069}” and hides 5 characters; to fit, allow
              2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge.
            Greek (el): at AX5, on screens 375 pt wide (uncertain); it shows “Συνέχεια στο ταμ…” and hides 3
              characters; to fit, allow 2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge.

        ✗ App/it.lproj/Localizable.strings:19:22 [unreachable-entries]
          The second ';' ends the table: 13 entries after it are never read.

        2 warnings

        ! Settings › speed\\u{1B}[31m [word-split]
          copyfit.yml:8
          A word is split: 90 pt wide. Font: Inter-Bold, 20.5 pt, keeps its size.
            German (de): at its fixed size, on the screen of the storyboard; the text is
              “Geschwindigkeits\\u{202E}begrenzung”; to fit, give it a frame 204.4 pt wide.

        ! Inter-Bold lacks characters of 2 languages. [missing-glyph]
            Japanese (ja): 3 labels, U+4E2D U+1F600.

        Notes
          2 labels keep their size when the reader chooses another text size (--assume-scaling shows what
            would not fit) [does-not-scale]
          --verbose lists them one by one.

        Fonts: in place of the system font Inter; for characters that these lack NotoSansCJKjp.
        Apple's system font may not be used here, so a stand-in is measured. Its widths are within 1.5 to
          3.5 % of the system font's. A result that is marked "uncertain" lies within that margin, or its
          text, font or room is not exactly known: check it on a device. All other results hold for the
          system font too.
        Text sizes: "large" is what a new phone has; AX1 to AX5 are the accessibility sizes.

        1 problem prevented a complete check:
          App/Fonts: no such folder
        ✗ Incomplete: 2 errors, 2 warnings and 2 notes. Exit status 2.

        Next, look at the first label: copyfit explain App/Checkout#abc-de-fgh.text
        Or look at all of them, drawn: copyfit check --report html=copyfit.html

        """)
  }

  private static let usual =
    "Its widths are within 1.5 to 3.5 % of the system font's. A result that is marked"
  private static let accounts: [(Set<AuditReport.StandInWidths>, String)] = [
    ([], usual), ([.compared], usual),
    (
      [.assumed],
      "Its widths have not been compared with the system font's, so a margin of 10 % is assumed."
    ),
    (
      [.assumed, .compared],
      "Those of other designs and widths have not been compared, and a margin of 10 % is assumed."
    ),
  ]

  @Test(arguments: accounts)
  func saysHowFarTheStandInMayBeOff(
    widths: Set<AuditReport.StandInWidths>, text: String
  ) {
    var report = ReportFixture.report
    report.standInWidths = widths
    let words = PrettyReport(report).text.split(whereSeparator: \.isWhitespace)
    let shown = words.joined(separator: " ")
    #expect(shown.contains(text))
    #expect(
      shown.contains("All other results hold for the system font too.")
        == !widths.contains(.assumed))
  }

  @Test func saysThatAllIsWell() {
    #expect(
      PrettyReport(ReportFixture.clean).text == """
        Copyfit · Freewheel

        Checked: all 300 texts, on 60 labels in 5 languages, at all 12 text sizes, on each screen of the
          storyboards and screens 375 pt wide.
        Nothing was left out.

        Fonts: in place of the system font Inter; for characters that these lack NotoSansCJKjp.

        ✓ Passed: 0 errors, 0 warnings and 0 notes. Exit status 0.

        """)
  }

  /// A project can let more pass by its settings, so all reports for people name those that are not the default.
  @Test func namesTheSettingsOfTheGate() {
    var report = ReportFixture.clean
    report.gate.settings = [AuditReport.Gate.Settings()]
    #expect(!PrettyReport(report).text.contains("Gate:"))
    report.gate.settings[0].failOn = .never
    report.gate.settings[0].through = .accessibility2
    report.gate.settings[0].maximum = [.truncation: 1]
    report.gate.settings[0].minimumCoverage = 0.4
    report.gate.settings[0].severities = [.shrunkText: .error]
    report.gate.settings[0].rulesOff = [.doesNotScale]
    let words = PrettyReport(report).text.split(whereSeparator: \.isWhitespace)
    #expect(
      words.joined(separator: " ").contains(
        "Gate: no finding fails; text lost only beyond AX2 is a warning; up to 1 finding of 'truncation' pass; at "
          + "least 40% of the texts must be decided; 'does-not-scale' is off; 'shrunk-text' is error."
      ))
  }

  /// A file with an error may have more texts than are counted.
  @Test(arguments: [
    (Rule.unreadableFile, Severity.error, false), (.catalogSyntax, .error, false),
    (.catalogSyntax, .note, true), (.limitReached, .note, false), (.duplicateKey, .error, true),
  ])
  func saysOnlyIfNothingWasLeftOut(rule: Rule, severity: Severity, expected: Bool) {
    var report = ReportFixture.clean
    var finding = ReportFixture.split
    (finding.rule, finding.severity) = (rule, severity)
    report.findings = [finding]
    for format in [ReportFormat.pretty, .html, .largerText] {
      #expect(format.render(report).contains("Nothing was left out.") == expected, "\(format)")
    }
  }

  @Test func countsTheLabelsThatWereMeasured() {
    var report = ReportFixture.clean
    report.coverage.measuredLabels = 48
    #expect(PrettyReport(report).text.contains("Checked: all 300 texts, on 48 labels in 5"))
  }

  /// Labels with findings are counted, although none of their texts is decided.
  @Test func countsTheTextsThatWereMeasuredIfNoneIsDecided() {
    var report = ReportFixture.clean
    report.summary.strings = 1_000
    report.coverage.measured = 169
    report.coverage.doubtful = 169
    report.coverage.measuredLabels = 5
    let text = PrettyReport(report).text.replacing(/\s+/, with: " ")
    #expect(text.contains("Checked: 169 of 1,000 texts, all undecided, on 5 labels in 5 languages"))
    #expect(text.contains(" Undecided: 169 texts, as their room depends on other views. "))
  }

  /// A language whose message is not that of the finding shows its own.
  @Test func aLanguageShowsItsOwnMessage() {
    var report = ReportFixture.clean
    var finding = ReportFixture.unreachable
    finding.message =
      "The form 'other' is missing in line 4. Also in ru. The problem differs in uk."
    let messages = [
      "The form 'other' is missing in line 4.", "The form 'other' is missing in line 9.",
      "Every whole number has a form of its own.",
    ]
    finding.locales = zip(["pl", "ru", "uk"], messages).map { tag, message in
      var locale = LocaleFinding(locale: tag, fingerprint: tag, severity: .error)
      locale.message = message
      locale.string = finding.source
      return locale
    }
    report.findings = [finding]
    let text = PrettyReport(report, style: PrettyStyle(detail: .verbose, columns: 120)).text
    #expect(
      text.contains(
        """
            Polish (pl): App/it.lproj/Localizable.strings:19.
            Russian (ru): App/it.lproj/Localizable.strings:19.
            Ukrainian (uk): App/it.lproj/Localizable.strings:19; Every whole number has a form of its own.
        """), "\(text)")
  }

  @Test func missingFontFilesAreCounted() {
    var report = ReportFixture.clean
    var finding = ReportFixture.unreachable
    (finding.rule, finding.severity, finding.name) = (.fontNotFound, .note, nil)
    report.findings = [finding, finding]
    #expect(
      PrettyReport(report).text.contains(
        "  2 font files of 'UIAppFonts' are not in the project [font-not-found]"))
  }

  @Test func countsASingleText() {
    var report = ReportFixture.clean
    report.summary.strings = 1
    report.coverage.measured = 1
    #expect(PrettyReport(report).text.contains("Checked: 1 text, on"))
  }

  @Test func aLanguageWithoutDetailsIsJustNamed() {
    var finding = ReportFixture.unreachable
    finding.locales = [LocaleFinding(locale: "it", fingerprint: "1", severity: .error)]
    var report = ReportFixture.clean
    report.findings = [finding]
    #expect(PrettyReport(report).text.contains("\n    Italian (it).\n"))
  }

  @Test func asksForLinesAndHeightTogether() {
    var report = ReportFixture.clean
    var finding = ReportFixture.truncation
    finding.locales[0].fits = .init(
      width: nil, height: nil, lines: nil, largestCategory: nil,
      ways: [LabelChange(height: 61, lines: 3), LabelChange(width: 204.31, height: 20.5)])
    finding.locales.removeLast()
    report.findings = [finding]
    let text = PrettyReport(report, style: PrettyStyle(columns: 120)).text
    #expect(
      text.replacing(/\s+/, with: " ").contains(
        "; to fit, allow 3 lines in a frame 61 pt high or give it a frame 204.4 pt wide and 20.5 pt high."
      ))
  }

  @Test func namesTheBrokenWord() {
    var report = ReportFixture.clean
    var finding = ReportFixture.split
    finding.locales[0].word = "Geschwindigkeit"
    report.findings = [finding]
    let text = PrettyReport(report).text.replacing(/\s+/, with: " ")
    #expect(
      text.contains("; the word is “Geschwindigkeit”; to fit, give it a frame 204.4 pt wide."))
  }

  @Test func tellsHowSmallTextBecomes() {
    var report = ReportFixture.clean
    var finding = ReportFixture.truncation
    finding.rule = .shrunkText
    finding.locales[0].scale = 0.7158
    finding.locales[0].visibleText = nil
    report.findings = [finding]
    let text = PrettyReport(report).text.replacing(/\s+/, with: " ")
    #expect(text.contains("from AX1 on; at AX5 it shrinks to 71 %; the text is"))
  }

  @Test(arguments: [2, 5])
  func theNumberOfThreadsChangesNothing(jobs: Int) {
    var report = ReportFixture.report
    let findings = report.findings
    report.findings = (0..<400).flatMap { number in
      findings.map { finding in
        var finding = finding
        finding.name = "Label \(number)"
        return finding
      }
    }
    var options = ReportOptions(style: PrettyStyle(detail: .verbose))
    let text = ReportFormat.pretty.render(report, options: options)
    options.jobs = jobs
    #expect(ReportFormat.pretty.render(report, options: options) == text)
    #expect(text.contains("Label 399"))
  }

  /// Each project's findings are after its name, and those without a project at the end.
  @Test func aFolderInTheNameIsNotRepeated() {
    var report = ReportFixture.report
    report.projects = [.init(name: "Kit", path: "Kit"), .init(name: "App (b/App)", path: "b/App")]
    report.projects[1].givenName = "App"
    for index in report.findings.indices { report.findings[index].project = "App (b/App)" }
    #expect(PrettyReport(report).text.contains("\nProject App (b/App)\n"))
  }

  @Test func groupsFindingsByProjectWhereThereAreSeveral() {
    var report = ReportFixture.report
    report.projects = [.init(name: "Kit", path: "Kit"), .init(name: "Freewheel", path: "App")]
    report.findings[1].project = "Kit"
    let lines = PrettyReport(report).text.split(separator: "\n")
    let heads = lines.filter {
      $0.hasPrefix("Project ") || $0.wholeMatch(of: /.+ \[[a-z-]+\]/) != nil
    }
    #expect(
      heads.prefix(6).map { $0.replacing(/^.* \[/, with: "[") } == [
        "Project Kit (Kit)", "[unreachable-entries]", "Project Freewheel (App)", "[truncation]",
        "[word-split]", "[missing-glyph]",
      ])
    #expect(lines.contains("  App/Base.lproj/Checkout.storyboard:40"))
    // A project without findings needs no heading.
    report.findings.removeAll { $0.project == "Kit" }
    #expect(!PrettyReport(report).text.contains("Project Kit"))
  }

  @Test func aNoteTellsItsProjectWhereThereAreSeveral() {
    var report = ReportFixture.clean
    report.projects.append(.init(name: "Kit", path: "Kit"))
    var note = ReportFixture.truncation
    (note.rule, note.severity) = (.doesNotScale, .note)
    report.findings = [note]
    let text = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(text.replacing(/\s+/, with: " ").contains("Checkout.storyboard:40 in Freewheel)"))
  }

  @Test func tellsWhatWasFound() {
    var report = ReportFixture.clean
    report.account = ["Found 1 storyboard or xib and 1 string table (no copyfit.yml)."]
    report.files = ["App/Main.storyboard", "App/de.lproj/Main.strings"]
    let found = "Copyfit · Freewheel\n\(report.account[0])\n"
    #expect(PrettyReport(report).text.hasPrefix(found + "\nChecked:"))
    #expect(
      PrettyReport(report, style: PrettyStyle(detail: .verbose)).text.hasPrefix(
        found + "  App/Main.storyboard\n  App/de.lproj/Main.strings\n\nChecked:"))
  }

  /// A place that starts with a dot is not punctuation after the text before it.
  @Test func setsAPlaceApart() {
    var report = ReportFixture.report
    report.findings[1].source?.file = "../copyfit.yml"
    #expect(PrettyReport(report).text.contains("\n✗ ../copyfit.yml:19:22 [unreachable-entries]\n"))
  }

  @Test func headingsTellWhatIsAccepted() {
    var report = ReportFixture.report
    report.findings[1].status = .known
    let text = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(text.contains("\n2 errors (1 known)\n"))
    #expect(text.contains("\n2 warnings\n"))
    #expect(text.contains("and 2 notes; 1 known."))
  }

  @Test func notesCountEveryKindOfElement() {
    var report = ReportFixture.report
    let note = report.findings.first { $0.rule == .doesNotScale }
    for (noun, count) in [("text field", 2), ("button", 3)] {
      for _ in 0..<count {
        guard var next = note else { continue }
        next.element = noun
        report.findings.append(next)
      }
    }
    let text = PrettyReport(report, style: PrettyStyle(columns: 200)).text
    #expect(text.contains("3 buttons, 2 labels and 2 text fields keep their size when"))
  }

  @Test func verboseListsNotes() {
    let text = PrettyReport(ReportFixture.report, style: PrettyStyle(detail: .verbose)).text
    #expect(text.contains("[does-not-scale]\n    Title\n    Subtitle\n"))
  }

  @Test func foldsLongListsOfLanguages() {
    var finding = ReportFixture.truncation
    let tags = ["bg", "cs", "da", "de", "el", "es", "fi"]
    finding.locales = tags.map { tag in
      var locale = finding.locales[0]
      locale.locale = tag
      locale.certainty = tag == "bg" ? .uncertain : .certain
      if tag == "fi" { locale.hiddenCharacters = 30 }
      return locale
    }
    var report = ReportFixture.clean
    report.findings = [finding]
    let folded = PrettyReport(report).text
    // The worst finding is first, and uncertain ones are last.
    let told = folded.matches(of: /\((..)\): from AX1 on/).map { String($0.1) }
    #expect(told == ["fi", "cs"])
    #expect(folded.contains("    and 5 more languages: --verbose lists them.\n"))
    #expect(!folded.contains("Greek"))
    let full = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(full.contains("Finnish (fi): from AX1 on"))
  }

  @Test func aFindingWithoutLanguagesTellsItsStatus() {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.unreachable]
    report.findings[0].status = .suppressed
    #expect(!PrettyReport(report).text.contains("[unreachable-entries]"))
    #expect(PrettyReport(report).text.contains("; 1 suppressed."))
    let all = PrettyReport(report, style: PrettyStyle(detail: .verbose)).text
    #expect(all.contains("[unreachable-entries] (suppressed)"))
  }
}
