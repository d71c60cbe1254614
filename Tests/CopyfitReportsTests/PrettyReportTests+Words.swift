import CopyfitFindings
import CopyfitReports
import Testing

// Words that are wider than the screen.
extension PrettyReportTests {
  @Test func tellsAWordOfSeveralKeysOnce() {
    let text = PrettyReport(Self.words(["a", "b", "c"], word: { _ in "Geschwindigkeit" })).text
    #expect(text.contains("\n! a and 2 more keys [word-wider-than-screen]\n"))
    #expect(!text.contains("! b"))
  }

  @Test func listsTenWordsInFull() {
    let report = Self.words((1...13).map { "key\($0)" }, word: { $0 })
    let text = PrettyReport(report).text
    #expect(text.contains("! key10 [") && !text.contains("! key11 ["))
    #expect(text.contains("\n  and 3 more words: --verbose lists them.\n"))
    #expect(
      PrettyReport(report, style: PrettyStyle(detail: .verbose)).text.contains("! key13 ["))
  }

  /// Sentences can be distinguished by their ends; an identifier is needed whole.
  @Test(arguments: [
    (
      "Drivers keep their hands on the wheel while they are on the road",
      "Drivers keep their … are on the road"
    ),
    ("checkout.summary.payment.methods.title", "checkout.summary.payment.methods.title"),
    ("bookmarks.invalid.objects.present.title", "bookmarks.invalid.objects.present.title"),
  ])
  func shortensLongKeys(key: String, shown: String) {
    let text = PrettyReport(Self.words([key], word: { _ in "w" })).text
    #expect(text.contains("! \(shown) ["))
  }

  /// A report on words wider than the screen, each with a key.
  private static func words(_ keys: [String], word: (String) -> String) -> AuditReport {
    var report = ReportFixture.clean
    report.findings = keys.map { key in
      var finding = Finding(
        rule: .wordWiderThanScreen, severity: .warning, message: "", fingerprint: key)
      finding.id = key
      finding.key = key
      var locale = LocaleFinding(locale: "de", fingerprint: key, severity: .warning)
      locale.text = word(key)
      finding.locales = [locale]
      return finding
    }
    return report
  }
}
