import Copyfit
import CopyfitFindings
import CopyfitReports
import Testing

/// The text sizes and screens of a finding in a language.
struct FindingSizesTests {
  private static func text(_ finding: Finding, checked: [ContentSizeCategory]? = nil) -> String {
    var report = ReportFixture.clean
    report.findings = [finding]
    if let checked { report.checked.categories = checked }
    return PrettyReport(report).text.replacing(/\s+/, with: " ")
  }

  /// A report does not claim "from AX3 on" for a screen on which the text fits at AX3.
  @Test func aSizeOfOneScreenNamesTheScreen() {
    var finding = ReportFixture.truncation
    finding.locales.removeLast()
    finding.locales[0].devices = [.canvas, .width(375)]
    finding.locales[0].screenSizes = [
      .init(
        devices: [.width(375)], categories: [.accessibility3, .accessibility4, .accessibility5]),
      .init(devices: [.canvas], categories: [.accessibility5]),
    ]
    #expect(
      Self.text(finding).contains(
        "from AX3 on, on screens 375 pt wide; at AX5, on the designed screen"))
  }

  private static let categories = [
    ContentSizeCategory.large, .accessibility1, .accessibility2, .accessibility5,
  ]

  /// Words are only measured up to a size, so nothing is known of larger ones.
  @Test(arguments: [
    (categories, "from AX1 on (checked up to AX2)"), (categories.dropLast(), "at AX1 to AX2"),
  ])
  func wordsAreCheckedUpToASize(checked: [ContentSizeCategory], sizes: String) {
    var finding = Finding(
      rule: .wordWiderThanScreen, severity: .warning, message: "A word is wider.", fingerprint: "0")
    (finding.id, finding.key) = ("a", "a")
    var locale = LocaleFinding(locale: "de", fingerprint: "1", severity: .warning)
    (locale.text, locale.devices) = ("Wort", [.canvas])
    locale.categories = [.accessibility1, .accessibility2]
    locale.worst = .init(category: .accessibility2, device: .canvas)
    finding.locales = [locale]
    #expect(Self.text(finding, checked: checked).contains("German (de): \(sizes)"))
  }
}
