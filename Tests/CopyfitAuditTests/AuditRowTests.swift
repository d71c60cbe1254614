import CopyfitAuditTestSupport
import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import Testing

/// Labels that share a row: each has the width that the others leave.
@Suite struct AuditRowTests {
  private static let long = "Zahlungsbestätigung herunterladen"

  private static func label(
    _ id: String, _ text: String, priority: Double = 750, font: String
  ) -> String {
    StoryboardText.label(
      id, text, font: font, attributes: #"horizontalCompressionResistancePriority="\#(priority)""#
    )
    .replacing(#"<constraint firstAttribute="width" constant="200.0" id="w\#(id)"/>"#, with: "")
  }

  /// A stack 200 points wide with a title and a value.
  private static func project(
    title: String, value: String, priority: Double = 750, outlet: String = "",
    font: String = #"type="system" pointSize="17""#
  ) throws -> TemporaryProject {
    let stack = """
      <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="sss-11-sss">
      <rect key="frame" x="16" y="100" width="200" height="21"/>
      <subviews>\(label("aaa-11-aaa", "Checkout", font: font))
      \(label("bbb-11-bbb", "Amount", priority: priority, font: font))</subviews>
      <constraints><constraint firstAttribute="width" constant="200" id="w1"/></constraints>
      <connections>\(outlet)</connections>
      </stackView>
      """
    return try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: [stack]).xml,
      "App/de.lproj/Main.strings": """
      "aaa-11-aaa.text" = "\(title)";
      "bbb-11-bbb.text" = "\(value)";
      """,
    ])
  }

  private static func truncations(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == .truncation }.map { finding in
      "\(finding.key ?? "") \(finding.severity) \(finding.locales.map(\.locale))"
    }
  }

  @Test func shortTextsFit() throws {
    let report = try Self.project(title: "Kasse", value: "Ja").audit()
    #expect(Self.truncations(report) == [])
    #expect(report.summary.undecidedCells == 0)
  }

  @Test func aTextWiderThanTheRowIsLostForCertain() throws {
    let report = try Self.project(title: Self.long, value: "Ja").audit()
    #expect(Self.truncations(report) == ["aaa-11-aaa.text error [\"de\"]"])
    #expect(report.findings.first { $0.rule == .truncation }?.locales.first?.certainty == .certain)
  }

  @Test func textsThatFitOneByOneAreUndecidedTogether() throws {
    let report = try Self.project(title: "Zahlungsbestätigung", value: "Herunterladen").audit()
    #expect(Self.truncations(report) == [])
    #expect(report.summary.undecidedCells == 4)
    let notes = report.findings.filter { $0.rule == .undecidedFrame }.map(\.message)
    #expect(notes.first?.contains("shares a row with “Amount”") == true)
    // Reports without texts omit such a message.
    #expect(Rule.undecidedFrame.messageMayQuote)
  }

  @Test func whoGivesWayFirstLosesItsText() throws {
    let report = try Self.project(
      title: "Zahlungsbestätigung", value: "Herunterladen", priority: 751
    ).audit()
    #expect(Self.truncations(report) == ["aaa-11-aaa.text error [\"de\"]"])
    // The value has its natural width.
    #expect(report.summary.undecidedCells == 0)
  }

  @Test func whatCodeMayHideTakesNothingForCertain() throws {
    let report = try Self.project(
      title: "Zahlungsbestätigung", value: "Herunterladen", priority: 751,
      outlet: #"<outlet property="value" destination="bbb-11-bbb" id="o1"/>"#
    ).audit()
    #expect(Self.truncations(report) == [])
    #expect(report.summary.undecidedCells == 2)
  }

  /// What is lost at one text size is lost at the larger ones, where the other text needs the whole row.
  @Test func aTextIsLostBesideOneThatGrowsOverTheWholeRow() throws {
    let report = try Self.project(
      title: "Kasse", value: "Herunterladen", priority: 751,
      font: #"style="UICTFontTextStyleBody""#
    ).audit()
    let lost = report.findings.first { $0.rule == .truncation && $0.key == "aaa-11-aaa.text" }
    let sizes = try #require(lost?.locales.first { $0.locale == "de" }?.categories)
    #expect(sizes == ContentSizeCategory.allCases.suffix(sizes.count))
  }

  @Test func nothingIsCertainInAStackThatCodeMayTurn() throws {
    let report = try Self.project(
      title: Self.long, value: "Ja",
      outlet: #"<outlet property="stack" destination="sss-11-sss" id="o1"/>"#
    ).audit()
    #expect(Self.truncations(report) == ["aaa-11-aaa.text warning [\"de\"]"])
    let locale = report.findings.first { $0.rule == .truncation }?.locales.first
    #expect(locale?.certainty == .uncertain)
  }

  /// Rows in `labels.json` are decided in the same way.
  @Test(arguments: [
    (long, "Ja", 750.0, ""), ("Zahlungsbestätigung", "Herunterladen", 750, ""),
    ("Zahlungsbestätigung", "Herunterladen", 751, ""),
    ("Zahlungsbestätigung", "Herunterladen", 751, "bbb-11-bbb"), (long, "Ja", 750, "sss-11-sss"),
  ])
  func rowsAreReadBack(
    title: String, value: String, priority: Double, outlet: String
  ) throws {
    let project = try Self.project(
      title: title, value: value, priority: priority,
      outlet: outlet.isEmpty
        ? "" : #"<outlet property="some" destination="\#(outlet)" id="o1"/>"#)
    let (expected, found) = (try project.audit(), try project.byItsLabels().audit())
    #expect(found.findings.map(\.message) == expected.findings.map(\.message))
    #expect(Self.truncations(found) == Self.truncations(expected))
    #expect(found.summary.undecidedCells == expected.summary.undecidedCells)
  }
}
