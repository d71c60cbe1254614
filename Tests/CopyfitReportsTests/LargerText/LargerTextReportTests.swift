import Copyfit
import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import Testing

struct LargerTextReportTests {
  private typealias Row = (
    id: String, locale: String, verdicts: KeyValuePairs<ContentSizeCategory?, Verdict>
  )

  private static func report(_ rows: [Row]) -> AuditReport {
    var report = ReportFixture.clean
    report.fonts = Array(report.fonts.prefix(1))
    report.texts = rows.map { row in
      var text = LabelText(
        project: "Freewheel", id: row.id, locale: row.locale,
        source: SourceLocation(file: "App/Main.storyboard", position: .start))
      text.cells = row.verdicts.map { category, verdict in
        LabelText.Cell(
          device: .canvas, category: category, verdict: verdict, certainty: nil, lineCount: 1,
          width: 90, height: 20, slack: nil)
      }
      return text
    }
    return report
  }

  private static let mixed: AuditReport = {
    var report = Self.report([
      ("Main#a", "de", [.large: .fits, .accessibility3: .truncates, .accessibility5: .truncates]),
      ("Main#a", "en", [.large: .fits, .accessibility3: .fits, .accessibility5: .clips]),
      ("Main#a", "en", [.large: .fits, .accessibility3: .fits, .accessibility5: .fits]),
      ("Main#b", "de", [nil: .fits]),
      ("Main#c", "de", [.large: .shrinks, .accessibility3: .truncates]),
      ("Main#d", "en", [.accessibility3: .fits, .accessibility5: .fits]),
    ])
    report.texts[4].cells[1].certainty = .uncertain
    (report.coverage.measured, report.coverage.doubtful, report.coverage.undecided) = (4, 1, 4)
    return report
  }()

  @Test func countsWhatFitsAndWhatDoesNot() {
    var options = ReportOptions()
    options.date = "2026-11-23"
    options.appVersion = "2.3 (451)"
    #expect(
      ReportFormat.largerText.render(Self.mixed, options: options) == """
        # Larger Text

        - App: `Freewheel`
        - Version: `2.3 (451)`
        - Date: 2026-11-23
        - Checked with: Copyfit 0.1.0 (ICU 72.1, HarfBuzz 6.0.0, FreeType 2.12.1)
        - Fonts: `Inter-Regular 4.001` in place of the system font
        - Checked: \(Self.mixed.checkedLine)
        - In the tables: 5 texts, as each counts once for each label and language, also where a translation is a copy \
        of the source text. Without copies, and each key once in a language, 4 texts were measured; 3 of them with the \
        same result in all room that they may have.

        The texts of labels were laid out in each language at each of the reader's text sizes. Body text is 235 % of \
        its usual size at AX3. A text fits if none of it is cut and no word is broken. It stays smaller if its size is \
        fixed, if it stops growing before the size of the table, or if it shrinks to fit at an accessibility size.

        ## Texts up to 200 % (AX3)

        | Language | Texts | Fit | Do not fit | Uncertain | Stay smaller |
        |---|--:|--:|--:|--:|--:|
        | `de` | 3 | 0 | 1 | 1 | 1 |
        | `en` | 2 | 2 | 0 | 0 | 0 |
        | All | 5 | 2 | 1 | 1 | 1 |

        ## Texts up to the largest size (AX5)

        | Language | Texts | Fit | Do not fit | Uncertain | Stay smaller |
        |---|--:|--:|--:|--:|--:|
        | `de` | 3 | 0 | 1 | 1 | 1 |
        | `en` | 2 | 1 | 1 | 0 | 0 |
        | All | 5 | 1 | 2 | 1 | 1 |

        ## Texts that do not fit up to 200 % (AX3)

        | Label | Place | Languages | From size |
        |---|---|---|---|
        | `Main#a` | `App/Main.storyboard:1` | `de` | AX3 |

        ## Texts that do not fit above 200 %, up to the largest size (AX5)

        | Label | Place | Languages | From size |
        |---|---|---|---|
        | `Main#a` | `App/Main.storyboard:1` | `en` | AX5 |

        ## Checked texts in `de`

        | Label | Place | Up to 200 % (AX3) | Up to the largest size (AX5) |
        |---|---|---|---|
        | `Main#a` | `App/Main.storyboard:1` | does not fit | does not fit |
        | `Main#b` | `App/Main.storyboard:1` | stays smaller | stays smaller |
        | `Main#c` | `App/Main.storyboard:1` | uncertain | uncertain |

        ## Checked texts in `en`

        | Label | Place | Up to 200 % (AX3) | Up to the largest size (AX5) |
        |---|---|---|---|
        | `Main#a` | `App/Main.storyboard:1` | fits | does not fit |
        | `Main#d` | `App/Main.storyboard:1` | fits | fits |

        ## Not checked

        | Number | What, and why |
        |--:|---|
        | 4 | `texts whose room depends on other views` |

        """)
  }

  /// A text of which one form was checked is in the list of those; others are listed once, with the reason.
  @Test func listsWhatWasNotChecked() {
    var report = Self.report([
      ("Main#a", "de", [.accessibility3: .fits]), ("Main#a", "de", [:]), ("Main#b", "de", [:]),
      ("Main#b", "de", [:]), ("Main#c", "de", [.accessibility3: .fits]), ("Main#a", "th", [:]),
    ])
    report.texts[2].obstacle = .onlyArguments
    report.texts[3].obstacle = .onlyArguments
    report.texts[4].isOnOtherSystem = true
    let text = ReportFormat.largerText.render(report)
    #expect(!text.contains("- Version"))
    let place = "`App/Main.storyboard:1`"
    #expect(
      text.hasSuffix(
        """

        ## Texts that were not checked in `de`

        | Label | Place | Why |
        |---|---|---|
        | `Main#b` | \(place) | `it has only arguments, none of which has a sample` |
        | `Main#c` | \(place) | `a text of Android or the web` |

        ## Texts that were not checked in `th`

        | Label | Place | Why |
        |---|---|---|
        | `Main#a` | \(place) | `it could not be measured` |

        """))
  }

  /// The tables need no explanation if they have as many texts as the sentence on what was checked.
  @Test(arguments: [(1, 0, false), (2, 0, true), (1, 1, true)])
  func saysWhyCountsDiffer(measured: Int, doubtful: Int, isSaid: Bool) {
    var report = Self.report([("Main#a", "de", [.accessibility3: .fits])])
    (report.coverage.measured, report.coverage.doubtful) = (measured, doubtful)
    let text = ReportFormat.largerText.render(report)
    #expect(text.contains("- In the tables: 1 text, as each counts once") == isSaid)
  }

  @Test func aListHasAnEnd() {
    let maximum = LargerTextReport.maximumListed
    let report = Self.report(
      (0..<maximum + 2).map { (id: "Main#\($0)", locale: "de", verdicts: [.accessibility3: .fits]) }
    )
    let text = ReportFormat.largerText.render(report)
    #expect(text.contains("| `Main#\(maximum - 1)` |"))
    #expect(!text.contains("| `Main#\(maximum)` |"))
    #expect(text.contains("| fits | fits |\n\nThe report `cells` also has the other 2 texts.\n"))
  }

  @Test func saysWhichSizesWereNotChecked() {
    var report = Self.report([("Main#a", "de", [.large: .fits])])
    report.checked.categories = [.large]
    let text = ReportFormat.largerText.render(report)
    #expect(!text.contains("- Date"))
    #expect(text.contains("AX5)\n\nNot checked: the check was limited to other text sizes.\n"))
    #expect(text.contains("in each language at the text size large."))
    #expect(text.hasSuffix("\n## Not checked\n\nNothing was left out.\n"))
  }

  /// AX3 alone is not evidence for the sizes below it.
  @Test func namesASizeThatWasCheckedAlone() {
    var report = Self.report([
      ("Main#a", "de", [.accessibility3: .fits]), ("Main#b", "de", [.accessibility3: .truncates]),
    ])
    report.checked.categories = [.accessibility3]
    let text = ReportFormat.largerText.render(report)
    #expect(text.contains("## Texts at 200 % (AX3)"))
    #expect(text.contains("## Texts that do not fit at 200 % (AX3)\n"))
    #expect(!text.contains("up to 200 %"))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let row: String
    let change: @Sendable (inout LabelText) -> Void
  }

  /// The numbers of texts, of those that fit, do not fit, are uncertain and stay smaller, at AX3.
  @Test(arguments: [
    Case(testDescription: "fits", row: "1 | 1 | 0 | 0 | 0") { _ in },
    Case(testDescription: "fits, but its font is missing", row: "1 | 0 | 0 | 1 | 0") {
      $0.cells[1].certainty = .uncertain
    },
    Case(testDescription: "stops growing at L", row: "1 | 0 | 0 | 0 | 1") {
      $0.largestCategory = .large
    },
    Case(testDescription: "grows up to AX3", row: "1 | 1 | 0 | 0 | 0") {
      $0.largestCategory = .accessibility3
    },
    Case(testDescription: "shrinks at AX3", row: "1 | 0 | 0 | 0 | 1") {
      $0.cells[1].verdict = .shrinks
    },
    Case(testDescription: "stops growing and is cut", row: "1 | 0 | 1 | 0 | 0") {
      $0.largestCategory = .large
      $0.cells[0].verdict = .truncates
    },
    Case(testDescription: "is a text of the web", row: "0 | 0 | 0 | 0 | 0") {
      $0.isOnOtherSystem = true
    },
  ])
  func countsATextOnce(row: Case) {
    var report = Self.report([("Main#a", "de", [.large: .fits, .accessibility3: .fits])])
    row.change(&report.texts[0])
    let text = ReportFormat.largerText.render(report)
    #expect(text.contains("| All | \(row.row) |\n"))
    #expect(text.contains("texts of Android or the web") == report.texts[0].isOnOtherSystem)
  }
}

extension AuditReport {
  /// The sentence on what was checked, as the report for terminals has it.
  fileprivate var checkedLine: String {
    let lines = SummaryReport(self, style: PrettyStyle(columns: .max)).text.split(separator: "\n")
    return lines.first { $0.hasPrefix("Checked: ") }.map { String($0.dropFirst(9)) } ?? ""
  }
}
