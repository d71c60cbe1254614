import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitReports
import Testing

struct ReportFormatTests {
  /// The pieces of a report, joined, are the report.
  @Test(arguments: ReportFormat.allCases)
  func writesPieces(_ format: ReportFormat) {
    var pieces: [String] = []
    format.write(ReportFixture.report) { pieces.append($0) }
    #expect(pieces.joined() == format.render(ReportFixture.report))
  }

  @Test(arguments: ReportFormat.allCases)
  func endsWithALine(_ format: ReportFormat) {
    // No cells are stored.
    if format == .cells { return }
    #expect(format.render(ReportFixture.clean).utf8.last == UInt8(ascii: "\n"))
  }

  /// A report for Xcode has the form of a compiler's messages, and the list of problems for GitLab and that of cells may
  /// be empty: they are recognized where a run would write one.
  @Test(arguments: ReportFormat.allCases)
  func isRecognized(_ format: ReportFormat) {
    for report in [ReportFixture.report, ReportFixture.clean] {
      let bytes = Array(format.render(report).utf8)
      let start = Array(bytes.prefix(ReportFormat.recognizedBytes))
      #expect(ReportFormat.isReport(start, expecting: format))
      let isMarked = format != .xcode && bytes.count > 4
      #expect(ReportFormat.isReport(start, expecting: .json) == isMarked)
    }
  }

  @Test(
    arguments: [
      (.gitlab, "[]"), (.gitlab, "[ ]\n"), (.gitlab, "[\n]\n"), (.gitlab, ""), (.cells, "\n"),
      (.xcode, ""), (.xcode, "A.swift:1:1: error: cannot find 'a' in scope\n"),
      (.xcode, "Building\nA.strings:1:1: error: \"a\" is cut [truncation]\n"),
      (.xcode, "A.strings:1:1: error: \"a\" is cut [truncation]"),
      (.xcode, "a: b\nnote: Copyfit checked 3 texts\n"),
    ] as [(ReportFormat, String)])
  func othersOfTheSameFormAreNoReports(format: ReportFormat, content: String) {
    #expect(!ReportFormat.isReport(Array(content.utf8), expecting: format))
  }

  @Test(arguments: [
    "", "[]\n", "{}", "labels: []", #"{"schema": "copyfit.baseline/1", "entries": []}"#,
    "{\n  \"schema\": \"copyfit.font-lock/1\"", #"{"schema": "copyfit.labels/1", "labels": []}"#,
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<resources><string name=\"a\">b</string></resources>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n<file name=\"a\">",
    "key,en,de\n",
  ])
  func otherFilesAreNoReports(content: String) {
    #expect(!ReportFormat.isReport(Array(content.utf8), expecting: .json))
  }

  @Test(arguments: ReportFormat.allCases)
  func isAlwaysTheSame(_ format: ReportFormat) {
    #expect(format.render(ReportFixture.report) == format.render(ReportFixture.report))
  }

  /// If nothing changed and so nothing was checked, a report without problems says so.
  @Test(
    arguments: [
      (.pretty, "Checked: nothing, as nothing changed since 'main'."),
      (.summary, "Checked: nothing, as nothing changed since 'main'."),
      (.json, #""unchangedSince": "main""#),
      (.ndjson, #""unchangedSince": "main""#),
      (.junit, "Checked nothing, as nothing changed since &#39;main&#39;."),
      (.sarif, "Checked nothing, as nothing changed since 'main'."),
      (.github, "Checked nothing, as nothing changed since 'main'."),
      (.xcode, "Copyfit checked nothing, as nothing changed since 'main'."),
      (.html, "<p>Checked: nothing, as nothing changed since &#39;main&#39;.</p>"),
      (.markdown, "checked nothing, as nothing changed since 'main'."),
    ] as [(ReportFormat, String)])
  func saysThatNothingChanged(_ format: ReportFormat, _ phrase: String) {
    var report = ReportFixture.clean
    report.summary.strings = 0
    #expect(!format.render(report).contains("since"))
    report.checked.unchangedSince = "main"
    #expect(format.render(report).contains(phrase))
  }

  /// Findings that would fail are clearly distinguished from those that fail.
  @Test(
    arguments: [
      .pretty, .summary, .github, .html, .markdown, .junit, .sarif, .xcode,
    ] as [ReportFormat])
  func saysThatScalingIsAssumed(_ format: ReportFormat) {
    let phrase = "; fixed fonts as if they grew with the text size."
    var report = ReportFixture.report
    #expect(!format.render(report).contains(phrase))
    report.checked.assumesScaling = true
    #expect(format.render(report).replacing(/\s+/, with: " ").contains(phrase))
  }

  @Test(arguments: [ReportFormat.json, .ndjson])
  func tellsProgramsThatScalingIsAssumed(_ format: ReportFormat) {
    var report = ReportFixture.report
    #expect(!format.render(report).contains("assumesScaling"))
    report.checked.assumesScaling = true
    #expect(format.render(report).contains(#""assumesScaling": true"#))
  }

  /// A format that writes digests of fonts requests them, whichever other report is written.
  @Test(arguments: ReportFormat.allCases)
  func asksForTheDigestsThatItWrites(_ format: ReportFormat) {
    let digest = ReportFixture.report.fonts[0].sha256
    #expect(format.hashesFonts == format.render(ReportFixture.report).contains("\"\(digest)\""))
  }

  /// Files may change without any text: then no text is missing a measurement.
  @Test func saysThatNoTextChanged() {
    var report = ReportFixture.clean
    (report.checked.since, report.checked.changedNoText) = ("main", true)
    report.coverage.measured = 0
    let phrase = "none of 300 texts: no text or label was added or changed since 'main'."
    #expect(SummaryReport(report, style: PrettyStyle(columns: .max)).text.contains(phrase))
  }

  /// A report on a part of a project describes the part before the counts.
  @Test(arguments: [
    (280, "what changed since 'main': 280 of 300 texts, on 60 labels in 5 languages, at all"),
    (0, "none of 300 texts: nothing of what changed since 'main' can be measured."),
  ])
  func saysThatOnlyChangesWereChecked(measured: Int, phrase: String) {
    var report = ReportFixture.clean
    report.checked.since = "main"
    report.coverage.measured = measured
    let lines = SummaryReport(report, style: PrettyStyle(columns: .max)).text
    #expect(lines.contains("Checked: " + phrase))
    #expect(MarkdownReport(report).text.contains("checked " + phrase))
    #expect(JSONReport(report).text.contains(#""since": "main""#))
  }
}
