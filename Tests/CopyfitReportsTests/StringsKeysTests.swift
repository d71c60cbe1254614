import CopyfitAudit
import CopyfitReports
import Testing

/// Reports for other houses hold keys, places and figures, and no text.
struct StringsKeysTests {
  private static let marker = "Zanzibar"

  /// A report that has the marker wherever an app's text can stand.
  private static let report: AuditReport = {
    var report = ReportFixture.report
    var word = ReportFixture.split
    word.rule = .wordWiderThanScreen
    report.findings.append(word)
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.name = "Checkout › Summary › “\(marker) Pay”"
      if finding.rule == .wordWiderThanScreen || finding.rule == .unreachableEntries {
        finding.message = "The word “\(marker)” is wider than the screen."
      }
      finding.locales = finding.locales.map { locale in
        var locale = locale
        locale.text = "\(marker) to the end"
        locale.visibleText = "\(marker)…"
        locale.word = marker
        return locale
      }
      return finding
    }
    return report
  }()

  @Test(arguments: ReportFormat.allCases, [PrettyStyle.Detail.normal, .verbose])
  func hasNoText(_ format: ReportFormat, _ detail: PrettyStyle.Detail) {
    let style = PrettyStyle(detail: detail)
    let output = format.render(Self.report, options: ReportOptions(style: style, strings: .keys))
    #expect(!output.contains(Self.marker))
  }

  /// The test above would see a text.
  @Test(arguments: ReportFormat.allCases.filter { ![.summary, .cells].contains($0) })
  func hasTextsOtherwise(_ format: ReportFormat) {
    #expect(format.render(Self.report).contains(Self.marker))
  }

  @Test func keepsWhatLabelsAreKnownBy() {
    let json = ReportFormat.json.render(Self.report, options: ReportOptions(strings: .keys))
    #expect(json.contains(#""name": "Checkout › Summary","#))
    #expect(json.contains(#""message": "Text is cut off in ar and el.","#))
    #expect(json.contains(#""key": "abc-de-fgh.text","#))
  }
}
