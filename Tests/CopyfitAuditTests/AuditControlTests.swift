import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitFindings
import Testing

/// Texts of buttons, fields, segments and bars with the tables beside them.
struct AuditControlTests {
  private static let wide = "Zahlungsbestätigung herunterladen"

  /// A control between fixed edges.
  private static func control(
    _ element: String, _ attributes: String, width: Double, height: Double? = nil,
    _ content: String
  ) -> String {
    let limits =
      #"<constraint firstAttribute="width" constant="\#(width)" id="w01-aa-001"/>"#
      + (height.map { #"<constraint firstAttribute="height" constant="\#($0)" id="h01-aa-001"/>"# }
        ?? "")
    return """
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="aaa-11-aaa">
      <rect key="frame" x="16" y="100" width="\(width)" height="\(height ?? 44)"/>
      \(content)<constraints>\(limits)</constraints></\(element)>
      """
  }

  /// The result for a control and one of its keys, with a German text that is too long for it.
  private static func audit(
    _ control: String, bars: String = "", _ property: String, _ german: String = wide,
    _ options: AuditOptions = AuditOptions()
  ) throws -> AuditReport {
    let storyboard = StoryboardText(labels: [control]).xml
      .replacing("</viewController>", with: bars + "</viewController>")
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": storyboard,
      "App/de.lproj/Main.strings": #""aaa-11-aaa.\#(property)" = "\#(german)";"#,
    ])
    return try project.audit(options)
  }

  private static let button = control(
    "button", #"buttonType="system""#, width: 120, height: 30,
    """
    <fontDescription key="fontDescription" type="system" pointSize="15"/>\
    <state key="normal" title="Pay"/>
    """)

  @Test func aButtonsTitleIsCutInTheMiddle() throws {
    let report = try Self.audit(Self.button, "normalTitle")
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.id == "App/Main#aaa-11-aaa.normalTitle")
    #expect(finding.key == "aaa-11-aaa.normalTitle")
    #expect(finding.name == "Main › Checkout › aaa-11-aaa “Pay”")
    #expect(finding.severity == .error)
    #expect(finding.frames.map(\.width) == [120, 120])
    #expect(finding.frames.map(\.height) == [nil, nil])
    #expect(finding.locales.map(\.locale) == ["de"])
    let visible = try #require(finding.locales.first?.visibleText)
    #expect(visible.hasPrefix("Za") && visible.contains("…") && visible.hasSuffix("en"))
    #expect(report.coverage.measured == 2)
    #expect(report.coverage.withoutFrame == 0)
  }

  @Test func aButtonWhoseLinesAreHigherThanItIsAWarning() throws {
    let button = Self.control(
      "button", #"buttonType="system""#, width: 120, height: 40,
      #"<buttonConfiguration key="configuration" style="filled" title="Pay"/>"#)
    let report = try Self.audit(button, "configuration.title")
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.id == "App/Main#aaa-11-aaa.configuration.title")
    #expect(finding.severity == .warning)
    #expect(finding.frames.map(\.width) == [96, 96])
    #expect(finding.frames.map(\.height) == [40, 40])
    // At the largest sizes the letters extend beyond the button, but they are not clipped.
    #expect(!report.findings.contains { $0.rule == .verticalClipping })
    #expect(!report.findings.contains { $0.rule == .orphanKey })
  }

  @Test func aPlaceholder() throws {
    let field = Self.control(
      "textField", #"borderStyle="roundedRect" placeholder="Pay" minimumFontSize="17""#, width: 150,
      "")
    let report = try Self.audit(field, "placeholder")
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.severity == .error)
    #expect(finding.frames.map(\.width) == [136, 136])
  }

  @Test func aSegment() throws {
    let control = Self.control(
      "segmentedControl", "", width: 200,
      #"<segments><segment title="Cart"/><segment title="Pay"/></segments>"#)
    let report = try Self.audit(control, "segmentTitles[1]")
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.severity == .warning)
    #expect(finding.frames.map(\.width) == [100, 100])
    #expect(!report.findings.contains { $0.rule == .doesNotScale })
  }

  @Test func aTitleThatIsWiderThanItsBar() throws {
    let item = #"<navigationItem key="navigationItem" title="Pay" id="aaa-11-aaa"/>"#
    let report = try Self.audit(
      "", bars: item, "title", "Zahlungsbestätigung für alle Einkäufe herunterladen",
      AuditOptions(assumesScaling: true))
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.severity == .warning)
    #expect(finding.frames.map(\.width) == [343, 343])
    #expect(finding.frames.map(\.widthOrigin) == [.undecided, .undecided])
    // UIKit determines the size: neither the app nor `assumesScaling` makes it follow the category.
    #expect(finding.font?.scales == false)
    #expect(!report.findings.contains { $0.rule == .doesNotScale })
  }

  @Test func aSectionsTitleWraps() throws {
    let table = """
      <tableView dataMode="static" style="grouped" translatesAutoresizingMaskIntoConstraints="NO" \
      id="tbl-11-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><sections>\
      <tableViewSection headerTitle="Pay" id="aaa-11-aaa"/></sections><constraints><constraint \
      firstAttribute="width" constant="375" id="w01-aa-001"/></constraints></tableView>
      """
    let report = try Self.audit(table, "headerTitle", String(repeating: "Zahlen ", count: 30))
    #expect(report.coverage.measured == 2)
    #expect(!report.findings.contains { $0.rule == .truncation })
  }

  @Test(arguments: [
    (button, "normalTitle", "the button does not follow"),
    (
      control("textField", #"placeholder="Pay""#, width: 150, ""), "placeholder",
      "the text field does not follow"
    ),
  ])
  func aFixedFontOfAControlIsNoted(control: String, property: String, message: String) throws {
    let report = try Self.audit(control, property)
    let finding = try #require(report.findings.first { $0.rule == .doesNotScale })
    #expect(finding.message.contains(message))
  }
}
