import CopyfitFindings
import Testing

@testable import CopyfitReports

struct MarkdownReportTests {
  @Test func isReadable() {
    var report = ReportFixture.report
    report.failures = []
    #expect(
      MarkdownReport(report).text == """
        ### Copyfit: ✗ failed

        `Freewheel`: checked 1,280 of 1,299 texts, on 60 labels in 5 languages, at all 12 text sizes, on \
        each screen of the storyboards and screens 375 pt wide.

        **2 errors, 2 warnings and 2 notes.**

        `2 findings at error level.`

        | Problem | Label and place | Languages | For example | How to fix it |
        |---|---|---|---|---|
        | ✗ Text is truncated (`truncation`) | `Checkout › Summary › “Continue to checkout”`<br>\
        `App/Base.lproj/Checkout.storyboard:40` | `ar` `el` | Arabic, from AX1 on: `المتابعة إلى…` | \
        to fit, allow 2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge |
        | ✗ Entries of a file are silently ignored (`unreachable-entries`)<br>\
        `The second ';' ends the table: 13 entries after it are never read.` | \
        `App/it.lproj/Localizable.strings:19` |  |  |  |
        | ! A word is split (`word-split`) | `Settings › speed\\u{1B}[31m`<br>\
        `copyfit.yml:8` | `de` | German, at its fixed size: `Geschwindigkeits\\u{202E}begrenzung` | to \
        fit, give it a frame 204.4 pt wide |
        | ! No font has a character (`missing-glyph`)<br>\
        `Inter-Bold lacks characters of 2 languages.` |  | `ja` | Japanese |  |

        <details><summary>Notes, and what was not checked</summary>

        - 2 labels keep their size when the reader chooses another text size (--assume-scaling shows what \
        would not fit) [does-not-scale]
        - Undecided: 4 texts, as their room depends on other views.
        - Not checked: 15 `texts: their room is unknown`
        - Not checked: 1 `document: watchOS is not supported`

        </details>

        """)
  }

  /// A comment that is too long is refused as a whole.
  @Test(arguments: [2_000, 10_000, 65_536])
  func keepsToTheLimit(_ limit: Int) {
    var report = ReportFixture.report
    report.findings = Array(repeating: ReportFixture.truncation, count: 1_000)
    let text = MarkdownReport(report, limit: limit).text
    #expect(text.utf8.count <= limit)
    #expect(text.contains("more findings: there is no room for them here."))
    #expect(text.hasSuffix("</details>\n"))
  }

  @Test func countsWhatIsKnownAndSuppressed() {
    var report = ReportFixture.report
    report.findings[0].status = .known
    report.findings[1].status = .suppressed
    let text = MarkdownReport(report).text
    let counts = "2 errors and 2 warnings that are new or worse, and 2 notes"
    #expect(text.contains("**\(counts)**; 1 known, 1 suppressed."))
    #expect(!text.contains("(`truncation`)"))
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"),
    ("a\\|b", "`a\\¦b`"), ("two\nlines", "`two⏎lines`"), ("", ""), (" ", "`   `"),
  ])
  func writesCode(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }
}
