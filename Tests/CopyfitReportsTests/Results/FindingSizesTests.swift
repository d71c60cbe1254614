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
        "from AX3 on, on screens 375 pt wide; at AX5, on the screen of the storyboard"))
  }

  /// A text that fails from AX1 on, and certainly from a larger size on.
  private static func lateFinding(_ certain: ContentSizeCategory) -> Finding {
    var finding = ReportFixture.truncation
    finding.locales.removeLast()
    finding.locales[0].certainLater = certain
    return finding
  }

  @Test(arguments: [
    (ContentSizeCategory.accessibility3, "from AX3 on"), (.accessibility5, "at AX5"),
  ])
  func eachReportSaysFromWhereAFindingIsCertain(category: ContentSizeCategory, sizes: String) {
    var report = ReportFixture.clean
    report.findings = [Self.lateFinding(category)]
    let language = "from AX1 on, certainly \(sizes)"
    #expect(Self.text(report.findings[0]).contains("Arabic (ar): \(language); at AX5 it shows"))
    let sentences: [ReportFormat] = [
      .github, .sarif, .csv, .gitlab, .checkstyle, .xcode, .junit, .markdown,
    ]
    for format in sentences {
      #expect(format.render(report).contains(language), "\(format)")
    }
    let page = ReportFormat.html.render(report)
    #expect(page.contains("\"certain \(sizes), uncertain at smaller text sizes\""))
    #expect(ReportFormat.sarif.render(report).contains("\"certainFrom\": \"\(category.name)\""))
    #expect(CSVReport(report).text.hasSuffix(",\(category.name),\r\n"))
  }

  @Test func aFindingMayBeCertainOnSomeScreens() {
    var finding = Self.lateFinding(.accessibility3)
    finding.locales[0].isCertainOnSomeScreens = true
    #expect(Self.text(finding).contains("certainly from AX3 on, on some of these screens; at AX5"))
  }

  /// Of a width that is a maximum, the figures are the best that can be.
  @Test func aFrameMayBeNarrower() {
    var finding = ReportFixture.truncation
    for index in finding.frames.indices { finding.frames[index].widthOrigin = .undecided }
    let text = Self.text(finding)
    #expect(text.contains("it shows at most “"))
    #expect(text.contains("and hides at least 5 characters; to fit, allow at least 2 lines"))
  }

  /// The height of a frame that grows with the text is only that at the size Large.
  @Test func aHeightMayGrow() {
    var report = ReportFixture.clean
    var finding = ReportFixture.truncation
    finding.frames[1].heightStyle = .footnote
    report.findings = [finding]
    for format in [ReportFormat.pretty, .junit, .sarif] {
      let text = format.render(report).replacing(/\s+/, with: " ")
      #expect(text.contains("295 pt wide and 44 pt high at Large, scaled as footnote"), "\(format)")
    }
    #expect(ReportFormat.html.render(report).contains(#""hs":"at Large, scaled as footnote""#))
    #expect(ReportFormat.json.render(report).contains(#""heightScaling": "footnote""#))
  }

  /// A report of an earlier version has a size although the finding is uncertain at all.
  @Test func anUncertainFindingIsCertainNowhere() {
    var finding = Self.lateFinding(.accessibility3)
    finding.locales[0].certainty = .uncertain
    #expect(!Self.text(finding).contains("certainly"))
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
    finding.locales[0].categories = [.accessibility2]
    let last = Self.text(finding, checked: checked)
    #expect(last.contains("German (de): at AX2"))
  }
}
