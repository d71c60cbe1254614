import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Foundation
import Testing

/// Findings on fonts.
struct AuditFontTests {
  private static func project(font: String, _ text: String = "Zahlen") throws -> TemporaryProject {
    try TemporaryProject([
      "copyfit.yml": """
      labels:
        - { key: a, \(font), frame: { width: 50 } }
        - { key: b, \(font), frame: { width: 2000 } }
      """,
      "App/de.lproj/Localizable.strings": #""a" = "\#(text)"; "b" = "\#(text)";"#,
      "App/fr.lproj/Localizable.strings": #""a" = "Oui"; "b" = "Non";"#,
    ])
  }

  @Test func aFontThatIsNotFoundIsOneFinding() throws {
    let report = try Self.project(
      font: "font: { name: NoSuchFont-Bold, size: 40 }", "Ein viel zu langer Satz"
    ).audit()
    let found = report.findings.filter { $0.rule == .fontNotFound }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.name == "NoSuchFont-Bold")
    #expect(finding.severity == .error)
    #expect(finding.locales.map(\.locale) == ["de", "fr"])
    #expect(finding.locales.map(\.labels) == [2, 2])
    let truncation = try #require(report.findings.first { $0.rule == .truncation })
    #expect(truncation.locales.allSatisfy { $0.certainty == .uncertain })
    #expect(truncation.severity == .warning)
    #expect(report.exitStatus == 1)
  }

  /// Of a link out of the project, only the link is named.
  @Test(arguments: ["/dev/zero", "/dev/null"])
  func aLinkToADeviceIsNamed(target: String) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "fonts: { directories: [F] }", "App/de.lproj/A.strings": #""a" = "Ja";"#,
      "F/z.ttf": "->" + target,
    ])
    let found = try project.audit().findings.filter { $0.rule == .unreadableFile }
    #expect(
      found.map { "\($0.source?.file ?? ""): \($0.message)" } == [
        "F/z.ttf: It is a link to something outside that is no font and no folder of fonts."
      ])
  }

  /// What cannot be read outside of the project counts for its folder, not for one whose name begins like it.
  @Test func aLinkToADeviceOutsideIsOfItsFolder() throws {
    let folder = try TemporaryProject([
      "p/.git/HEAD": "", "p/copyfit.yml": "fonts: { directories: [../F, ../Fonts] }",
      "p/App/de.lproj/A.strings": #""a" = "Ja";"#, "F/x.txt": "", "Fonts/z.ttf": "->/dev/zero",
    ])
    var options = AuditOptions()
    options.paths = [folder.path + "/p"]
    let found = try folder.audit(options).findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.source?.file) == ["../Fonts"])
  }

  /// A file that cannot be used is the reason, not a missing folder.
  @Test(arguments: [
    (
      "Fonts/NoSuchFont-Bold.ttf", "not a font",
      "The font 'NoSuchFont-Bold' cannot be used, because of the file 'Fonts/NoSuchFont-Bold.ttf': it is not a "
        + "font; expected a TrueType or OpenType font (.ttf, .otf, .ttc); 2 labels in it were measured in the "
        + "system font. Replace 'Fonts/NoSuchFont-Bold.ttf' by an undamaged copy."
    ),
    (
      "Fonts/nosuchfont.otf", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
      "The font 'NoSuchFont-Bold' cannot be used, because of the file 'Fonts/nosuchfont.otf': it is only a "
        + "pointer of Git LFS, and the file itself is not here; run 'git lfs pull'; 2 labels in it were measured "
        + "in the system font. Replace 'Fonts/nosuchfont.otf' by an undamaged copy."
    ),
    (
      "Fonts/Other.ttf", "not a font",
      "The font 'NoSuchFont-Bold' was not found; 2 labels in it were measured in the system font. Add its folder "
        + "to 'fonts.directories'. It may also be in 'Fonts/Other.ttf', which cannot be used: it is not a font; "
        + "expected a TrueType or OpenType font (.ttf, .otf, .ttc)."
    ),
  ])
  func aDamagedFontIsTheReason(file: String, content: String, expected: String) throws {
    let project = try Self.project(font: "font: { name: NoSuchFont-Bold, size: 40 }")
    let url = URL(filePath: project.path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
    let found = try project.audit().findings.filter { $0.rule == .fontNotFound }
    #expect(found.map(\.message) == [expected])
  }

  /// Users see the right font: only the measuring machine lacks it.
  @Test(arguments: [
    (
      "Menlo-Bold", Certainty?.none,
      "iOS has the font 'Menlo-Bold', this machine does not: 2 labels in it were measured in DejaVu Sans Mono, "
        + "which has the same widths."
    ),
    (
      "Verdana", .uncertain,
      "iOS has the font 'Verdana', this machine does not: 2 labels in it were measured in DejaVu Sans, which has "
        + "similar widths, and their results are uncertain. Name a font that is closer in copyfit.yml: "
        + #"'fonts: { substitutes: { "Verdana": "NAME" } }'."#
    ),
    (
      "Avenir-Heavy", .uncertain,
      "iOS has the font 'Avenir-Heavy', this machine does not: 2 labels in it were measured in the system font, "
        + "and their results are uncertain. Name a font that is closer in copyfit.yml: "
        + #"'fonts: { substitutes: { "Avenir-Heavy": "NAME" } }'."#
    ),
  ])
  func aFontOfIOSIsANote(name: String, certainty: Certainty?, message: String) throws {
    let report = try Self.project(
      font: "font: { name: \(name), size: 40 }", "Ein viel zu langer Satz"
    ).audit()
    let found = report.findings.filter { $0.rule == .fontNotFound }
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.message) == [message])
    let truncation = try #require(report.findings.first { $0.rule == .truncation })
    #expect(truncation.locales.allSatisfy { $0.certainty == certainty })
  }

  @Test(arguments: [
    ("", "Add its folder to 'fonts.directories'."),
    (
      """
      <customFonts key="customFonts"><array key="NoSuch.ttf"><string>NoSuchFont-Bold</string>\
      </array></customFonts>
      """, "Add the folder of 'NoSuch.ttf' to 'fonts.directories'."
    ),
  ])
  func theFileOfAFontThatADocumentNames(fonts: String, advice: String) throws {
    let label = StoryboardText.label(
      "aaa-11-aaa", "Pay", font: #"name="NoSuchFont-Bold" family="No Such Font" pointSize="17""#)
    let storyboard = StoryboardText(labels: [label]).xml
      .replacing("<scenes>", with: fonts + "<scenes>")
    let report = try TemporaryProject(["App/Main.storyboard": storyboard]).audit()
    let finding = try #require(report.findings.first { $0.rule == .fontNotFound })
    #expect(finding.message.hasSuffix(advice))
  }

  @Test(arguments: [
    ("fonts: { platform: macOS }", 13.0, "Inter-Regular"),
    ("fonts: { platform: iOS }", 17, "Inter-Regular"),
    ("boldText: [true]", 17, "Inter-SemiBold"),
    ("boldText: [true]\nfonts: { boldTextWeights: { regular: black } }", 17, "Inter-Black"),
    ("boldText: [true]\nfonts: { boldTextWeights: { medium: black } }", 17, "Inter-Regular"),
  ])
  func platformAndBoldTextDecideOnTheSystemFont(
    settings: String, size: Double, name: String
  ) throws {
    let report = try TemporaryProject([
      "copyfit.yml": """
      \(settings)
      categories: [large]
      labels: [{ key: a, style: body, frame: { width: 20 } }]
      """,
      "App/de.lproj/Localizable.strings": #""a" = "Zahlungsbestätigung folgt";"#,
    ]).audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.font?.size == size)
    #expect(finding.font?.postScriptName == name)
  }

  private static let standIns: [(String, Set<AuditReport.StandInWidths>)] = [
    ("style: body", [.compared]),
    ("font: { style: body, width: condensed }", [.assumed]),
    ("font: { name: Inter-Regular, size: 17 }", []),
  ]

  @Test(arguments: standIns)
  func tellsHowWellTheWidthsOfTheStandInAreKnown(
    font: String, widths: Set<AuditReport.StandInWidths>
  ) throws {
    #expect(try Self.project(font: font).audit().standInWidths == widths)
  }

  @Test func aCharacterThatNoFontHasIsOneFinding() throws {
    let report = try Self.project(font: "style: body", "A\u{F0001}\u{10FFFD}").audit()
    let found = report.findings.filter { $0.rule == .missingGlyph }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.locales.map(\.locale) == ["de"])
    #expect(finding.locales.first?.characters == ["U+F0001", "U+10FFFD"])
    #expect(finding.name == "system font")
    #expect(
      finding.message
        == "No font has a glyph for U+F0001 and U+10FFFD: 2 labels in the system font show empty "
        + "boxes.")
    #expect(finding.locales.first?.labels == 2)
  }

  /// A font that is not found may have them.
  @Test(arguments: [("style: body", 1), ("font: { name: Icons-Regular, size: 17 }", 0)])
  func privateCharacters(font: String, count: Int) throws {
    let report = try Self.project(font: font, "A\u{E1DA}").audit()
    #expect(report.findings.count { $0.rule == .missingGlyph } == count)
    #expect(report.findings.count { $0.rule == .fontNotFound } == 1 - count)
  }

  @Test func aProjectsFontThatLacksCharactersIsReported() throws {
    let report = try Self.project(font: "font: { name: Inter-Regular, size: 17 }", "支払い").audit()
    let finding = try #require(report.findings.first { $0.rule == .fontFallback })
    #expect(finding.severity == .warning)
    #expect(finding.locales.first?.characters == ["U+3044", "U+6255", "U+652F"])
    #expect(
      finding.message
        == "The font 'Inter-Regular' lacks 3 characters of the texts in German, such as U+3044. "
        + "Other fonts draw them, in 2 labels.")
  }

  @Test(arguments: [
    ("fonts: { directories: [No/Such/Folder] }", "copyfit.yml:1:", "No/Such/Folder"),
    ("fonts: { system: No/Such/File.otf }", "copyfit.yml:1:", "No/Such/File.otf"),
    ("fonts: { substitutes: { Brand: NoSuchFont } }", "copyfit.yml:1:", "NoSuchFont"),
  ])
  func aFontThatTheConfigurationNamesMustBeThere(
    fonts: String, place: String, name: String
  ) throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      \(fonts)
      labels:
        - { key: a, font: { name: Inter-Regular, size: 17 }, frame: { width: 20 } }
      """,
      "App/de.lproj/Localizable.strings": #""a" = "Zahlungsbestätigung";"#,
    ])
    let report = try project.audit()
    #expect(report.exitStatus == 2)
    #expect(report.failures.contains { $0.contains(place) && $0.contains(name) })
    #expect(report.findings.contains { $0.rule == .truncation })
  }

  /// Both labels show one text in one face: neither may hide the other's problem.
  @Test(arguments: [true, false])
  func aStyleThatThePlatformLacksIsReportedWithItsLabel(isFirst: Bool) throws {
    let callout = StoryboardText.label(
      "lb1-aa-001", "Continue", width: 20, font: #"style="UICTFontTextStyleCallout""#)
    let body = StoryboardText.label(
      "lb2-aa-002", "Continue", width: 20, font: #"style="UICTFontTextStyleBody""#)
    let project = try TemporaryProject([
      "copyfit.yml": "fonts: { platform: watchOS }",
      "App/Base.lproj/Main.storyboard":
        StoryboardText(labels: isFirst ? [callout, body] : [body, callout]).xml,
    ])
    let report = try project.audit()
    let place = "App/Base.lproj/Main.storyboard:\(isFirst ? 10 : 16):1"
    #expect(
      report.failures == [
        "\(place): the label 'App/Main#lb1-aa-001.text' cannot be measured: "
          + "the type scale watchOS has no text style callout"
      ])
    #expect(report.exitStatus == 2)
    let found = report.findings.filter { $0.rule == .truncation }
    #expect(found.map(\.id) == ["App/Main#lb2-aa-002.text"])
    #expect(found.first?.font?.size == 16)
    #expect(report.coverage.measuredLabels == 1)
    #expect(
      report.coverage.skipped.contains {
        $0.what == .label && $0.why == .label(.unusableFont) && $0.count == 1
      })
  }

  @Test func aBrokenFontFileIsAFindingOfItsOwn() throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      fonts: { directories: [App/Fonts] }
      labels:
        - { key: a, font: { name: Brand-Bold, size: 17 }, frame: { width: 200 } }
      """,
      "App/Fonts/Brand-Bold.otf": String(repeating: "\0", count: 64),
      "App/Fonts/Empty.ttf": "",
      "App/de.lproj/Localizable.strings": #""a" = "Zahlen";"#,
    ])
    let report = try project.audit()
    let found = report.findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.source?.file) == ["App/Fonts/Brand-Bold.otf", "App/Fonts/Empty.ttf"])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.last?.message.hasPrefix("The file is empty") == true)
    #expect(found.allSatisfy { !$0.message.contains(project.path) })
    #expect(report.findings.contains { $0.rule == .fontNotFound })
    #expect(report.exitStatus == 1)
  }

  /// Broken fonts only matter to labels that use them.
  @Test func fontFilesAreFoundWithoutConfiguration() throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      labels:
        - { key: a, font: { name: Brand-Regular, size: 17 }, frame: { width: 200 } }
      """,
      "App/Fonts/Brand-Regular.otf": "",
      "App/Fonts/Broken.ttf": "no font",
      "App/de.lproj/Localizable.strings": #""a" = "Zahlen";"#,
    ])
    let missing = try project.audit()
    #expect(missing.findings.filter { $0.rule == .unreadableFile } == [])
    #expect(missing.findings.contains { $0.rule == .fontNotFound })
    let inter = try FontLibrary().resolution(
      for: LabelSpec(font: .custom("Inter-Regular", fixedSize: 17)))
    let names = ["Inter-Regular", "Brand-Regular"].map { name in
      Array(name.utf16).flatMap { unit in [UInt8(unit >> 8), UInt8(unit & 255)] }
    }
    let renamed = [UInt8](try Data(contentsOf: URL(filePath: inter.file)))
      .replacing(names[0], with: names[1])
    try Data(renamed).write(to: URL(filePath: project.path + "/App/Fonts/Brand-Regular.otf"))
    let found = try project.audit()
    #expect(!found.findings.contains { $0.rule == .fontNotFound })
    #expect(found.fonts.map(\.postScriptName) == ["Brand-Regular"])
  }

  @Test func aBrokenFontBesideTheProjectIsReportedByItsRelativePath() throws {
    let project = try TemporaryProject([
      "App/copyfit.yml": """
      fonts: { directories: [../Fonts] }
      labels: [{ key: a, style: body, frame: { width: 200 } }]
      """,
      "Fonts/Broken.ttf": "no font",
      "App/de.lproj/Localizable.strings": #""a" = "Zahlen";"#,
    ])
    let report = try project.audit(AuditOptions(paths: [project.path + "/App"]))
    let found = report.findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.source?.file) == ["../Fonts/Broken.ttf"])
  }

  /// A font in an app's property list is searched for in the whole project.
  @Test(arguments: [("App/Fonts/Brand.ttf", 0), ("Pods/Brand.ttf", 1), ("App/Other.ttf", 1)])
  func fontFilesThatAPropertyListNames(file: String, notes: Int) throws {
    let project = try TemporaryProject([
      "App/Info.plist": """
      <plist version="1.0"><dict><key>UIAppFonts</key><array>
      <string>Brand.ttf</string></array></dict></plist>
      """,
      "App/en.lproj/Localizable.strings": #""a" = "A";"#, file: "no font",
    ])
    let found = try project.audit().findings.filter { $0.rule == .fontNotFound }
    #expect(found.count == notes)
    #expect(
      found.allSatisfy {
        $0.message == "'UIAppFonts' lists 'Brand.ttf', but the project has no such file."
          && $0.severity == .note && $0.source?.file == "App/Info.plist"
          && $0.source?.position.line == 2
      })
  }
}
