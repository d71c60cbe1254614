import Copyfit
import CopyfitAudit
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
    report.coverage.undecided = 4
    return report
  }()

  @Test func countsWhatFitsAndWhatDoesNot() {
    var options = ReportOptions()
    options.date = "2026-11-23"
    #expect(
      ReportFormat.largerText.render(Self.mixed, options: options) == """
        # Larger Text

        - App: `Freewheel`
        - Date: 2026-11-23
        - Checked with: Copyfit 0.1.0 (ICU 72.1, HarfBuzz 6.0.0, FreeType 2.12.1)
        - Fonts: `Inter-Regular 4.001` in place of the system font
        - Checked: \(Self.mixed.checkedLine)

        The texts of labels were laid out in each language at each of the reader's text sizes up to 200 % (AX3, at \
        which body text is 235 % of its usual size) and up to the largest one (AX5). A text fits if none of it is cut \
        and no word is broken.

        ## Texts up to 200 % (AX3)

        | Language | Texts | Fit | Do not fit | Uncertain | Do not follow the text size |
        |---|--:|--:|--:|--:|--:|
        | `de` | 3 | 0 | 1 | 1 | 1 |
        | `en` | 2 | 2 | 0 | 0 | 0 |
        | All | 5 | 2 | 1 | 1 | 1 |

        ## Texts up to the largest size (AX5)

        | Language | Texts | Fit | Do not fit | Uncertain | Do not follow the text size |
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

        ## Not checked

        | Number | What, and why |
        |--:|---|
        | 4 | `texts whose room depends on other views` |

        """)
  }

  @Test func saysWhichSizesWereNotChecked() {
    var report = Self.report([("Main#a", "de", [.large: .fits])])
    report.checked.categories = [.large]
    let text = ReportFormat.largerText.render(report)
    #expect(!text.contains("- Date"))
    #expect(text.contains("AX5)\n\nNot checked: the check was limited to other text sizes.\n"))
    #expect(text.hasSuffix("\n## Not checked\n\nNothing was left out.\n"))
  }
}

extension AuditReport {
  /// The sentence on what was checked, as the report for terminals has it.
  fileprivate var checkedLine: String {
    let lines = SummaryReport(self, style: PrettyStyle(columns: .max)).text.split(separator: "\n")
    return lines.first { $0.hasPrefix("Checked: ") }.map { String($0.dropFirst(9)) } ?? ""
  }
}
