import CopyfitAuditTestSupport
import Copyfit
import CopyfitFindings
import Testing

/// Details that a document does not determine: no errors, but marked as uncertain.
@Suite struct AuditUncertainTests {
  private static let body = #"style="UICTFontTextStyleBody""#

  /// A table with one row of the style Basic.
  private static let table = """
    <tableView dataMode="static" style="plain" rowHeight="-1" id="ttt-11-ttt">
    <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <sections><tableViewSection id="sec-11-sec"><cells>
    <tableViewCell textLabel="aaa-11-aaa" style="IBUITableViewCellStyleDefault" id="ccc-11-ccc">
    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="ccc-11-ccc" id="con-11-con">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews><label text="Pay" lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" id="aaa-11-aaa">
    <rect key="frame" x="16" y="0.0" width="343" height="44"/><autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" \(body)/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections></tableView>
    """

  private static func report(_ views: [String], _ tables: [String: String]) throws -> AuditReport {
    var files = ["App/Base.lproj/Main.storyboard": StoryboardText(labels: views).xml]
    for (locale, text) in tables { files["App/\(locale).lproj/Main.strings"] = text }
    return try TemporaryProject(files).audit()
  }

  /// The first text is lost only at accessibility sizes, the second also at others.
  @Test(arguments: [
    ("Zahlung jetzt herunterladen", Severity.warning, Certainty.uncertain),
    // A certain verdict at one size decides, whatever it is at others.
    ("Zahlungsbestätigung herunterladen und drucken", .error, .certain),
  ])
  func builtInCells(text: String, severity: Severity, certainty: Certainty) throws {
    let report = try Self.report([Self.table], ["de": #""aaa-11-aaa.text" = "\#(text)";"#])
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.severity == severity)
    #expect(finding.locales.map(\.certainty) == [certainty])
  }

  /// Whether code shows the marks or a style in their place is unknown: the words are measured, and nothing is certain.
  @Test(
    arguments: [
      (#"<a href=\"https://example.com/a\"><b>Zahlung</b></a>"#, nil),
      (#"<b>Zahlungsbestätigung herunterladen</b>"#, Severity.warning),
      ("Zahlungsbestätigung herunterladen", .error), ("[Zahlung](https://example.com/zahlen)", nil),
    ] as [(String, Severity?)])
  func textsWithMarks(text: String, severity: Severity?) throws {
    let label = StoryboardText.label(
      "aaa-11-aaa", "Pay", width: 90, font: #"type="system" pointSize="17""#)
    let report = try Self.report([label], ["de": #""aaa-11-aaa.text" = "\#(text)";"#])
    let finding = report.findings.first { $0.rule == .truncation }
    #expect(finding?.severity == severity)
    let shown = "Zahlungsbestätigung herunterladen"
    #expect(finding.map { $0.locales.map(\.text) == [shown] } ?? true)
    #expect(
      finding?.locales.map(\.certainty)
        == severity.map { $0 == .error ? [Certainty.certain] : [.uncertain] })
  }

  /// Since iOS 7 UIKit also shrinks texts of several lines, in an undocumented way.
  @Test(arguments: [(1, Severity.error), (2, .warning)])
  func linesThatMayShrink(lines: Int, severity: Severity) throws {
    let label = StoryboardText.label("aaa-11-aaa", "Pay", width: 60, lines: lines)
      .replacing(#"adjustsFontSizeToFit="NO""#, with: #"minimumScaleFactor="0.9""#)
    let text = "Zahlungsbestätigung jetzt herunterladen und drucken"
    let report = try Self.report([label], ["de": #""aaa-11-aaa.text" = "\#(text)";"#])
    #expect(report.findings.first { $0.rule == .truncation }?.severity == severity)
  }

  @Test(arguments: [
    ("th", "ตั้งค่าที่นี่", Self.body, true), ("de", "Ändern", Self.body, false),
    ("th", "ตั้งค่าที่นี่", #"type="system" pointSize="34""#, false),
  ])
  func tallScripts(locale: String, text: String, font: String, isSaid: Bool) throws {
    let label = StoryboardText.label("aaa-11-aaa", "Pay", width: 300, font: font).replacing(
      "</constraints>",
      with: #"<constraint firstAttribute="height" constant="20" id="h1"/></constraints>"#)
    let report = try Self.report([label], [locale: #""aaa-11-aaa.text" = "\#(text)";"#])
    let finding = try #require(report.findings.first { $0.rule == .verticalClipping })
    let doubt = "In Thai lines may be higher than measured: iOS 17 and later raise them."
    #expect(finding.message.contains(doubt) == isSaid)
  }

  /// A text without translations that code can reach is probably replaced by code.
  @Test(arguments: [
    (false, false, Severity.error), (true, false, .warning), (true, true, .error),
  ])
  func textsThatCodeMaySet(isReached: Bool, isTranslated: Bool, severity: Severity) throws {
    let outlet =
      #"<connections><outlet property="title" destination="aaa-11-aaa" id="o1"/></connections>"#
    let label = StoryboardText.label("aaa-11-aaa", "Download confirmation", width: 60)
    let report = try Self.report(
      [label + (isReached ? "<view id=\"vvv\">\(outlet)</view>" : "")],
      ["de": isTranslated ? #""aaa-11-aaa.text" = "Herunterladen";"# : #""x" = "y";"#])
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.severity == severity)
    #expect(finding.locales.allSatisfy { ($0.certainty == .uncertain) == (severity == .warning) })
  }

  @Test func tighteningMayKeepTheText() throws {
    let label = StoryboardText.label(
      "aaa-11-aaa", "Pay", width: 107, attributes: #"adjustsLetterSpacingToFitWidth="YES""#)
    let report = try Self.report([label], ["de": #""aaa-11-aaa.text" = "Herunterladen";"#])
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.locales.map(\.certainty) == [.uncertain])
  }
}
