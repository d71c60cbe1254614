import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitProject
import CopyfitSourceText
import Testing

/// Projects with texts in formats other than Apple's.
struct AuditCatalogFormatTests {
  private static let long = "Zahlungsbestätigung jetzt gleich herunterladen"

  /// - Parameter tool: The `tool-id` of the tool that wrote the file.
  private static func xliff(_ units: String, original: String, tool: String? = nil) -> String {
    let header = tool.map { "<header><tool tool-id=\"\($0)\" tool-name=\"x\"/></header>" } ?? ""
    return """
      <xliff version="1.2"><file original="\(original)" source-language="en" target-language="de">\(header)<body>
      \(units)
      </body></file></xliff>
      """
  }

  @Test func aStoryboardIsJoinedToItsExport() throws {
    let storyboard = StoryboardText(labels: [StoryboardText.label("lb1-aa-001", "Pay", width: 80)])
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": storyboard.xml,
      "Export/de.xcloc/Localized Contents/de.xliff": Self.xliff(
        "<trans-unit id=\"lb1-aa-001.text\"><source>Pay</source><target>\(Self.long)</target></trans-unit>",
        original: "App/Base.lproj/Main.storyboard"),
      "Export/de.xcloc/Source Contents/App/en.lproj/Localizable.strings": "\"copy\" = \"Copy\";",
    ])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.id == "App/Main#lb1-aa-001.text")
    #expect(finding.locales.map(\.locale) == ["de"])
    #expect(
      finding.locales.first?.string?.file == "Export/de.xcloc/Localized Contents/de.xliff")
    #expect(finding.locales.first?.string?.position == SourcePosition(line: 2, column: 54))
    #expect(report.coverage.withoutFrame == 0)
  }

  @Test func theAppsOwnTextCountsBeforeAnExports() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ key: pay, style: body, frame: { width: 100 } }]",
      "App/de.lproj/Localizable.strings": "\"pay\" = \"Zahlen\";",
      "App/en.lproj/Localizable.strings": "\"pay\" = \"Pay\";",
      "de.xliff": Self.xliff(
        "<trans-unit id='pay'><source>Pay</source><target>\(Self.long)</target></trans-unit>",
        original: "App/en.lproj/Localizable.strings"),
    ])
    let report = try project.audit()
    #expect(report.summary.labels == 1)
    #expect(report.coverage.measured == 2)
    let texts = report.findings.filter { $0.rule == .truncation }.flatMap(\.locales).map(\.text)
    #expect(!texts.contains(Self.long))
  }

  @Test(
    arguments: [
      ("catalog", "maxwidth='60' size-unit='point'", 1, 60),
      ("catalog", "maxwidth='60'", 1, 60),
      ("catalog", "maxwidth='60' size-unit='char'", 0, nil),
      ("catalog", "", 0, nil),
      ("{ width: 200 }", "maxwidth='60'", 1, 60),
      ("{ width: 50 }", "maxwidth='60'", 1, 50),
      ("{ width: 50 }", "maxwidth='60' size-unit='byte'", 1, 50),
    ] as [(String, String, Int, Double?)])
  func aLimitInPointsIsAFrame(
    _ frame: String, _ attributes: String, labels: Int, width: Double?
  ) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: \(frame) }]",
      "de.xliff": Self.xliff(
        "<trans-unit id='pay' \(attributes)><source>Pay</source><target>\(Self.long)</target></trans-unit>",
        original: "App/en.lproj/Localizable.strings"),
    ])
    let report = try project.audit()
    #expect(report.summary.labels == labels)
    let finding = report.findings.first { $0.rule == .truncation }
    #expect(finding?.frames.first?.width == width)
    #expect(report.findings.filter { $0.rule == .unmatchedEntry }.count == 1 - labels)
  }

  /// The frame shows the origin of its limits: the configuration, or the catalog that narrowed it.
  ///
  /// Limits that Copyfit measured in the frame have no effect.
  @Test(
    arguments: [
      ("{ width: 200 }", nil, "maxwidth='60'", "catalog 60"),
      ("{ width: 50 }", nil, "maxwidth='60'", "configured 50"),
      ("{ width: 60 }", nil, "maxwidth='60'", "configured 60"),
      ("catalog", nil, "maxwidth='60'", "catalog 60"),
      ("{ width: 90, height: 44 }", nil, "maxheight='30'", "configured 90, catalog 30"),
      ("{ width: 90, height: 44 }", "copyfit", "maxheight='30'", "configured 90, configured 44"),
      ("{ width: 90 }", "copyfit", "maxwidth='60'", "configured 90"),
      ("{ width: 90 }", "com.apple.dt.xcode", "maxwidth='60'", "catalog 60"),
      ("catalog", "copyfit", "maxwidth='60'", "catalog 60"),
    ] as [(String, String?, String, String)])
  func aFrameSaysWhereItsLimitsComeFrom(
    frame: String, tool: String?, attributes: String, expected: String
  ) throws {
    let unit =
      "<trans-unit id='pay' \(attributes)><source>Pay</source><target>\(Self.long)</target></trans-unit>"
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: \(frame) }]",
      "de.xliff": Self.xliff(unit, original: "App/en.lproj/Localizable.strings", tool: tool),
    ])
    let finding = try #require(try project.audit().findings.first { $0.rule == .truncation })
    let found = try #require(finding.frames.first)
    let limits = [(found.widthOrigin, found.width), (found.heightOrigin, found.height)]
    let told = limits.compactMap { origin, length in
      length.flatMap { length in origin.map { "\($0.rawValue) \(Int(length))" } }
    }
    #expect(told.joined(separator: ", ") == expected)
  }

  /// A file from Copyfit may come before the one with a smaller limit.
  @Test(arguments: ["a.xliff", "z.xliff"])
  func aMeasuredLimitGivesWay(name: String) throws {
    func unit(_ width: Int) -> String {
      "<trans-unit id='pay' maxwidth='\(width)'><source>Pay</source><target>\(Self.long)</target></trans-unit>"
    }
    let original = "App/en.lproj/Localizable.strings"
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: { width: 90 } }]",
      name: Self.xliff(unit(80), original: original, tool: "copyfit"),
      "m.xliff": Self.xliff(unit(60), original: original),
    ])
    let finding = try #require(try project.audit().findings.first { $0.rule == .truncation })
    #expect(finding.frames.first?.width == 60)
  }

  /// An entry without a font uses the font of the limit, for keys with such a limit; its own font takes precedence.
  @Test(
    arguments: [
      ("", "font='Inter-Regular;11'", "Inter-Regular", 11),
      ("", "font='DejaVuSans; 30 ;bold'", "DejaVuSans-Bold", 30),
      (", style: body", "font='DejaVuSans;30'", nil, 17),
      ("", "", nil, nil), ("", "font='DejaVuSans'", nil, nil), ("", "font=';30'", nil, nil),
      ("", "font='DejaVuSans;-1'", nil, nil),
    ] as [(String, String, String?, Double?)])
  func aLimitsFontIsTheLabels(
    own: String, attribute: String, name: String?, size: Double?
  ) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', frame: catalog\(own) }]",
      "de.xliff": Self.xliff(
        "<trans-unit id='pay' maxwidth='60' \(attribute)><source>Pay</source><target>\(Self.long)</target></trans-unit>",
        original: "App/en.lproj/Localizable.strings"),
    ])
    let report = try project.audit()
    let finding = report.findings.first { $0.rule == .truncation }
    #expect(finding?.font?.size == size)
    if let name { #expect(finding?.font?.postScriptName == name) }
    #expect(report.findings.contains { $0.rule == .unmatchedEntry } == (size == nil))
  }

  /// Weblate's flags in a gettext catalog.
  @Test(
    arguments: [
      ("catalog", "max-size:60", 60, 1), ("catalog", "max-size:60:2", 60, 2),
      ("catalog, lines: 2", "max-size:60", 60, 2),
      ("{ width: 50 }", "max-size:60:2", 50, 1), ("{ width: 200 }", "max-size:60", 60, 1),
    ] as [(String, String, Double, Int)])
  func aSizeOfWeblateIsAFrame(frame: String, flag: String, width: Double, lines: Int) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: \(frame) }]",
      "po/de.po": "#, \(flag)\nmsgid \"Pay\"\nmsgstr \"\(Self.long)\"\n",
    ])
    let finding = try #require(try project.audit().findings.first { $0.rule == .truncation })
    #expect(finding.frames.first?.width == width)
    #expect(finding.allowedLines == lines)
  }

  @Test func aNumberOfCharactersOfWeblateIsALimit() throws {
    let project = try TemporaryProject([
      "po/de.po": "#, max-length:5\nmsgid \"Pay\"\nmsgstr \"Zahlen\"\n"
    ])
    #expect(
      try project.audit().findings.filter { $0.rule == .lengthLimit }.map(\.message) == [
        "The catalog allows 5 characters, but the text has 6 in 'de'."
      ])
  }

  private static let catalogs = [
    "android/res/values/strings.xml": "<resources><string name=\"pay\">Pay</string></resources>",
    "android/res/values-de/strings.xml":
      "<resources><string name=\"pay\">Zahlen</string></resources>",
    "android/res/values/colors.xml": "<resources><color name=\"red\">#f00</color></resources>",
    "po/de.po": "msgid \"Pay\"\nmsgstr \"Zahlen\"\n",
    "lib/l10n/app_de.arb": "{\"pay\": \"Zahlen\"}",
    "web/de.json": "{\"pay\": \"Zahlen\"}",
    "App/Assets.xcassets/Contents.json": "{\"info\": {\"author\": \"xcode\"}}",
    "java/messages_de.properties": "pay=Zahlen",
    "Texts/texts.csv": "Name,Deutsch\npay,Zahlen\n",
  ]

  private func files(_ configuration: String) throws -> [String] {
    var files = Self.catalogs
    files["copyfit.yml"] = configuration
    let project = try TemporaryProject(files)
    return try ProjectFiles.find(paths: [project.path]).flatMap(\.stringTables)
  }

  @Test func findsWhatIsACatalogByItsName() throws {
    #expect(
      try files("name: A") == [
        "android/res/values-de/strings.xml", "android/res/values/strings.xml",
        "lib/l10n/app_de.arb", "po/de.po",
      ])
  }

  @Test(arguments: [
    ("web/*.json", ["web/de.json"]),
    ("**/*.{csv,properties}", ["Texts/texts.csv", "java/messages_de.properties"]),
    ("App/**", []),
    ("android/**", ["android/res/values-de/strings.xml", "android/res/values/strings.xml"]),
    ("android/**/colors.xml", ["android/res/values/colors.xml"]),
  ])
  func otherFilesMustBeNamedWithTheirExtension(_ pattern: String, expected: [String]) throws {
    #expect(try files("strings: [\"\(pattern)\"]") == expected)
  }

  /// An entry of `columns` also selects a table, if no entry of `strings` does.
  @Test(arguments: ["strings: [Texts/*.csv]", "name: Pay"])
  func aTableIsReadByTheColumnsOfTheConfiguration(_ first: String) throws {
    var files = Self.catalogs
    files["copyfit.yml"] = """
      \(first)
      columns: [{ files: Texts/*.csv, key: Name, text: { de: Deutsch } }]
      labels: [{ key: pay, style: body, frame: { width: 20 } }]
      """
    let report = try TemporaryProject(files).audit()
    let finding = try #require(
      report.findings.first { $0.rule == .truncation && $0.id == "Texts/texts#label:pay" })
    #expect(finding.locales.map(\.locale) == ["de"])
    #expect(finding.locales.first?.string?.file == "Texts/texts.csv")
    #expect(finding.locales.first?.string?.position == SourcePosition(line: 2, column: 5))
  }

  @Test func columnsOfNoTableAreReported() throws {
    var files = Self.catalogs
    files["copyfit.yml"] = """
      strings: [Texts/*.csv]
      columns:
        - { files: Texts/*.csv, key: Name, text: { de: Deutsch } }
        - { files: Texts/*.tsv, key: Name, text: { de: Deutsch } }
      labels: [{ key: pay, style: body, frame: { width: 20 } }]
      """
    let found = try TemporaryProject(files).audit().findings.filter { $0.rule == .unmatchedEntry }
    #expect(
      found.map(\.message) == [
        "No table that is checked matches 'Texts/*.tsv', so this entry of 'columns' has no effect."
      ])
    #expect(found.map { $0.source?.position.line } == [4])
  }

  /// A translation of an untranslatable text is not counted as one that lacks a frame.
  @Test func translationsOfWhatIsNotToBeTranslatedAreOfItsKind() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: { width: 200 } }]",
      "res/values/strings.xml":
        #"<resources><string name="a" translatable="false">A</string><string name="b">B</string></resources>"#,
      "res/values-de/strings.xml": #"<resources><string name="a">A</string></resources>"#,
    ])
    let report = try project.audit()
    #expect(report.coverage.withoutFrame == 0)
    #expect(report.coverage.skipped.map(\.count) == [2])
    let account = try ProjectFiles.find(paths: [project.path]).first?.account
    #expect(account == "2 string tables in 2 languages")
  }

  /// The languages that are found are those of texts, which are checked.
  @Test(arguments: [
    (
      ["App/Base.lproj/A.strings": #""k" = "One";"#, "App/de.lproj/A.strings": #""k" = "Eins";"#],
      "2 string tables in 2 languages"
    ),
    (
      [
        "res/values/core.xml": "<resources><string name=\"k\">One</string></resources>",
        "res/values-de/more.xml": "<resources><dimen name=\"d\">1dp</dimen></resources>",
      ], "1 string table in 1 language"
    ),
  ])
  func onlyLanguagesWithTextsCount(files: [String: String], expected: String) throws {
    let report = try TemporaryProject(files).audit()
    #expect(report.account.first?.contains("\(expected) (no copyfit.yml)") == true)
    #expect(report.summary.locales == files.values.count { $0.contains("k") })
  }

  @Test func aTextThatIsTooLongIsReportedWhereItIs() throws {
    let long = String(repeating: "word ", count: 20_000)
    let report = try TemporaryProject([
      "copyfit.yml": "labels: [{ key: a, style: body, frame: { width: 200 } }]",
      "App/en.lproj/Localizable.strings": "\n\"a\" = \"\(long)\";",
    ]).audit()
    let found = report.findings.filter { $0.rule == .limitReached }
    #expect(
      found.map(\.source) == [
        SourceLocation(
          file: "App/en.lproj/Localizable.strings", position: SourcePosition(line: 2, column: 1))
      ])
  }

  /// A text that is padded is not measured, and no less severe than if it were cut.
  @Test(
    arguments: ["\u{2060}", "\u{200B}", "\u{AD}", "x", " "],
    [
      ("lines: 1, ", Severity.error), ("lines: 0, ", .note),
      ("lines: 0, frame: { width: 200, height: 40 } ", .error),
    ])
  func paddingMakesNothingLessSevere(padding: String, label: (String, Severity)) throws {
    let long = "A text" + String(repeating: padding, count: 66_000)
    let frame = label.0.contains("frame") ? "" : "frame: { width: 200 }"
    let report = try TemporaryProject([
      "copyfit.yml": "labels: [{ key: a, style: body, \(label.0)\(frame) }]",
      "App/en.lproj/Localizable.strings": "\"a\" = \"\(long)\";",
    ]).audit()
    let found = report.findings.filter { $0.rule == .limitReached }
    #expect(found.map(\.severity) == [label.1])
    #expect(found.flatMap(\.locales).map(\.severity) == [label.1])
  }

  @Test func aBrokenCatalogIsAFindingAndTheRestGoesOn() throws {
    var files = Self.catalogs
    files["po/fr.po"] = "msgid \"Pay\"\nmsgstr \"Payer\n"
    files["copyfit.yml"] = "labels: [{ key: Pay, style: body, frame: { width: 200 } }]"
    let report = try TemporaryProject(files).audit()
    let found = report.findings.filter { $0.rule == .catalogSyntax }
    #expect(found.map { $0.source?.file } == ["po/fr.po"])
    #expect(found.first?.source?.position == SourcePosition(line: 2, column: 8))
    #expect(found.first?.locales.map(\.locale) == ["fr"])
    #expect(found.first?.count == 1)
    #expect(report.coverage.measured == 2)
  }
}
