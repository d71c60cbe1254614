import CopyfitAuditTestSupport
import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import Foundation
import Testing

/// `fonts.styles`: the app's own fonts for text styles.
@Suite struct ProjectStylesTests {
  /// A dictionary with DejaVu Sans Bold at 20 points for headlines.
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>headline</key>
      <dict>
        <key>fontName</key>
        <string>Inter-Bold</string>
        <key>fontSize</key>
        <integer>20</integer>
      </dict>
    </dict>
    </plist>
    """
  private static let json =
    #"{"headline": {"fontName": "Inter-Bold", "fontSize": 20, "note": "x"}}"#
  private static let yaml = "headline: { fontName: Inter-Bold, fontSize: 20 }\n"

  /// A project with a label in each of some fonts.
  private static func project(
    fonts: String, _ files: [String: String] = [:], labels: [String] = ["style: headline"]
  ) throws -> TemporaryProject {
    let entries = labels.enumerated().map {
      "  - { key: a, name: n\($0), \($1), frame: { width: 30 } }"
    }
    return try TemporaryProject(
      files.merging([
        "copyfit.yml": "fonts: \(fonts)\nlabels:\n\(entries.joined(separator: "\n"))\n",
        "App/de.lproj/Localizable.strings": #""a" = "Zahlungsbestätigung";"#,
      ]) { $1 })
  }

  private static func fonts(of project: TemporaryProject) throws -> [String?] {
    try project.audit().findings.filter { $0.rule == .truncation || $0.rule == .wordSplit }
      .sorted { ($0.id ?? "") < ($1.id ?? "") }.map(\.font?.postScriptName)
  }

  private static func messages(fonts: String, _ files: [String: String] = [:]) throws -> [String] {
    let project = try project(fonts: fonts, files)
    do throws(AuditError) {
      return try project.audit().failures
    } catch {
      return error.messages.map { $0.replacing(project.path + "/", with: "") }
    }
  }

  @Test(arguments: [
    ("{ styles: Styles.plist }", xml), ("{ styles: Styles.plist }", json),
    ("{ styles: Styles.plist }", yaml), ("{ styles: { \(yaml.dropLast()) } }", ""),
  ])
  func labelsOfAStyleAreMeasuredInTheAppsFont(fonts: String, content: String) throws {
    let project = try Self.project(
      fonts: fonts, ["Styles.plist": content],
      labels: ["style: headline", "font: headline.italic()", "style: body"])
    #expect(try Self.fonts(of: project).count == 3)
    #expect(try Self.fonts(of: project)[0] == "Inter-Bold")
    #expect(try Self.fonts(of: project)[2] != "Inter-Bold")
    let report = try project.audit()
    #expect(report.failures.isEmpty)
    #expect(report.fonts.contains { $0.postScriptName == "Inter-Bold" && !$0.standIn })
  }

  @Test func aBinaryPropertyListIsRead() throws {
    let project = try Self.project(fonts: "{ styles: Fonts/Styles.plist }")
    let dictionary = StyleDictionary([.headline: .init(fontName: "Inter-Bold", fontSize: 20.5)])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let folder = URL(fileURLWithPath: project.path).appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(dictionary).write(to: folder.appendingPathComponent("Styles.plist"))
    #expect(try Self.fonts(of: project) == ["Inter-Bold"])
  }

  /// A headline of 20 points is 56 points at AX5, by its leadings of 22 and 62.
  @Test func theAppsFontIsScaledFromItsOwnSize() throws {
    let report = try Self.project(
      fonts: "{ styles: Styles.yml }", ["Styles.yml": Self.yaml]
    ).audit()
    let finding = try #require(report.findings.first { $0.font?.postScriptName == "Inter-Bold" })
    #expect(finding.font?.size == 20)
    #expect(finding.font?.scales == true)
  }

  @Test func labelsOfInterfaceBuilderAreReplacedToo() throws {
    let storyboard = StoryboardText(labels: [
      StoryboardText.label(
        "lb1-aa-001", "Zahlungsbestätigung", width: 30,
        font: #"style="UICTFontTextStyleHeadline""#),
      StoryboardText.label("lb2-aa-002", "Zahlungsbestätigung", width: 30),
    ])
    let project = try TemporaryProject([
      "copyfit.yml": "fonts: { styles: { \(Self.yaml.dropLast()) } }",
      "App/Base.lproj/Main.storyboard": storyboard.xml,
    ])
    let fonts = try Self.fonts(of: project)
    #expect(fonts.first == "Inter-Bold")
    #expect(fonts.last != "Inter-Bold")
  }

  @Test func aMissingFontIsReportedWithItsStyleAndPlace() throws {
    let styles = """
      body: { fontName: NoSuchFont, fontSize: 17 }
      headline: { fontName: Inter-Bold, fontSize: 17 }
      caption: { fontName: Other Font, fontSize: 12 }
      """
    let project = try Self.project(
      fonts: "{ styles: Styles.yml }", ["Styles.yml": styles],
      labels: ["style: body", "style: headline"])
    let report = try project.audit()
    let failures = report.failures.map { $0.replacing(project.path + "/", with: "") }
    #expect(
      failures == [
        "Styles.yml:1:1: the font 'NoSuchFont', named as the font of body, was not found; "
          + "check its name or add its folder",
        "Styles.yml:3:1: the font 'Other Font', named as the font of caption1, was not found; "
          + "check its name or add its folder",
      ])
    #expect(report.exitStatus == 2)
    #expect(report.findings.contains { $0.rule == .wordSplit || $0.rule == .truncation })
  }

  @Test func aStyleMustBeOneOfThePlatform() throws {
    let styles =
      "{ platform: tvOS, styles: { largeTitle: { fontName: Inter-Bold, fontSize: 17 } } }"
    let project = try Self.project(fonts: styles)
    let failures = try project.audit().failures.map {
      $0.replacing(project.path + "/", with: "")
    }
    #expect(
      failures == [
        "copyfit.yml:1:36: the type scale tvOS has no text style largeTitle"
      ])
  }

  /// On a platform with one text size, a label is one cell.
  @Test(arguments: [("iOS", true, 12), ("watchOS", true, 9), ("macOS", false, 1)])
  func sizesAreThoseOfThePlatform(platform: String, scales: Bool, categories: Int) throws {
    let project = try Self.project(fonts: "{ platform: \(platform) }")
    let report = try project.audit()
    #expect(report.checked.categories.count == categories)
    let finding = try #require(report.findings.first { $0.id != nil })
    #expect(finding.font?.scales == scales)
    #expect(finding.locales.first?.categories.isEmpty == !scales)
  }

  @Test func substitutesHoldForStylesToo() throws {
    let project = try Self.project(
      fonts:
        "{ substitutes: { Brand: Inter-Bold }, styles: { headline: { fontName: Brand, fontSize: 17 } } }"
    )
    #expect(try Self.fonts(of: project) == ["Inter-Bold"])
    #expect(try project.audit().failures.isEmpty)
  }

  @Test(arguments: [
    (
      "{ hedline: { fontName: A, fontSize: 17 } }",
      "1:20: unknown text style 'hedline'; did you mean 'headline'?"
    ),
    (
      "{ body: Inter }",
      "1:26: expected 'fontName' and 'fontSize' of body, found the text \"Inter\""
    ),
    ("{ body: }", "1:26: expected 'fontName' and 'fontSize' of body, found nothing"),
    ("{ body: { fontName: Inter } }", "1:20: expected 'fontSize' in the entry of body"),
    ("{ body: { fontSize: 17 } }", "1:20: expected 'fontName' in the entry of body"),
    (
      "{ body: { fontName: 17, fontSize: 17 } }",
      "1:38: expected a font's name as the fontName of body, found '17'"
    ),
    (
      "{ body: { fontName: '', fontSize: 17 } }",
      "1:38: expected a font's name as the fontName of body, found the text \"\""
    ),
    (
      "{ body: { fontName: A, fontSize: 0 } }",
      "1:51: expected a positive number as the fontSize of body, found '0'"
    ),
    (
      "{ body: { fontName: A, fontSize: '17' } }",
      "1:51: expected a positive number as the fontSize of body, found the text \"17\""
    ),
    (
      "{ body: { fontName: A, fontSize: 17, fontsize: 3 } }",
      "1:55: unknown key 'fontsize'; did you mean 'fontSize'?"
    ),
    (
      "{ title: { fontName: A, fontSize: 17 }, title1: { fontName: A, fontSize: 17 } }",
      "1:58: the text style title1 is given twice, here as 'title1'"
    ),
  ])
  func saysWhatIsWrongInTheConfiguration(styles: String, expected: String) throws {
    #expect(try Self.messages(fonts: "{ styles: \(styles) }") == ["copyfit.yml:" + expected])
  }

  @Test(arguments: [
    ("", ": the file is empty; expected a style dictionary"),
    (" \n", ": the file is empty; expected a style dictionary"),
    (
      "[]",
      ":1:1: expected a style dictionary such as { body: { fontName: Inter-Regular, fontSize: 17 } }, found a list"
    ),
    (
      "nonsense",
      ":1:1: expected a style dictionary such as { body: { fontName: Inter-Regular, fontSize: 17 } }, found the text \"nonsense\""
    ),
    (#"{"body": {"fontName": "A"}}"#, ":1:2: expected 'fontSize' in the entry of body"),
    (
      #"{"body": {"fontName": true, "fontSize": 17}}"#,
      ":1:23: expected a font's name as the fontName of body, found true or false"
    ),
    (
      #"{"body": {"fontName": 3, "fontSize": 17}}"#,
      ":1:23: expected a font's name as the fontName of body, found '3'"
    ),
    (
      "<plist><dict><key>body</key><dict><key>fontName</key><real>3</real><key>fontSize</key><real>3</real></dict></dict></plist>",
      ":1:54: expected a font's name as the fontName of body, found '3'"
    ),
    (
      #"{"body": {"fontName": "A", "fontSize": 1e999}}"#,
      ":1:40: expected a positive number as the fontSize of body, found '1e999'"
    ),
    (
      "body: { fontName: A, fontSize: 17 }\nbody: { fontName: A, fontSize: 18 }",
      ":2:1: 'body' occurs twice; the first is on line 1"
    ),
    (
      "<plist><array/></plist>",
      ":1:8: expected a style dictionary such as { body: { fontName: Inter-Regular, fontSize: 17 } }, found a list"
    ),
    (
      "<plist><dict><key>bodi</key><dict/></dict></plist>",
      ":1:14: unknown text style 'bodi'; did you mean 'body'?"
    ),
    (
      "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string><key>fontSize</key><string>17</string></dict></dict></plist>",
      ":1:91: expected a positive number as the fontSize of body, found the text \"17\""
    ),
    (
      "<plist><dict><key>body</key><dict><key>fontName</key><date>2020-01-01T00:00:00Z</date><key>fontSize</key><real>inf</real></dict></dict></plist>",
      ":1:54: expected a font's name as the fontName of body, found a date"
    ),
    (
      "<plist><dict><key>body</key><dict><key>fontSize</key><integer>x</integer></dict></dict></plist>",
      ":1:54: expected a whole number alone, such as 12, in <integer>"
    ),
    ("<plist><dict><key>body</key>", ":1:8: it ends inside <dict>"),
    ("<plist><dict><key>body</dict>", ":1:23: it has an end tag that does not close <key>"),
    (
      "<plist>" + String(repeating: "<array>", count: 100_000),
      ":1:904: it is nested more than 128 levels deep"
    ),
    ("bplist00", ": the binary property list is damaged; it is too short"),
  ])
  func saysWhatIsWrongInAFile(content: String, expected: String) throws {
    let found = try Self.messages(fonts: "{ styles: S }", ["S": content])
    #expect(found.first?.hasPrefix("S" + expected) == true, "\(found)")
  }

  @Test func saysAllThatIsWrongInAFile() throws {
    let content = """
      body: { fontName: A, fontSize: -1 }
      hedline: { fontName: A, fontSize: 17 }
      """
    #expect(try Self.messages(fonts: "{ styles: S }", ["S": content]).count == 2)
  }

  @Test(arguments: [
    ("No/Such.plist", "there is no such file"), ("App", "this is a folder, not a file"),
    (
      "/dev/null",
      "it lies outside the project's folder, and no repository holds both; --follow-links allows it"
    ),
    ("Big", "it is larger than 1 MiB, the most that is read"),
  ])
  func saysWhyAFileCannotBeRead(path: String, reason: String) throws {
    let big = String(repeating: " ", count: 1 << 20 + 1)
    #expect(
      try Self.messages(fonts: "{ styles: \(path) }", ["Big": big]) == [
        "copyfit.yml:1:18: the style dictionary '\(path)' cannot be read: \(reason)"
      ])
  }
}
