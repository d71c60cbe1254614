import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Xcode's localization catalogs for translators.
struct LocalizationBundlesTests {
  @Test(arguments: [
    ("de", []), ("de-DE", ["de-DE"]), ("fr", ["fr"]),
  ])
  func languagesOtherThanTheBundleSaysAreReported(target: String, told: [String]) throws {
    let report = try TemporaryProject([
      "de.xcloc/contents.json": #"{"developmentRegion": "en", "targetLocale": "\#(target)"}"#,
      "de.xcloc/Localized Contents/de.xliff": """
      <xliff version="1.2">
      <file original="App/en.lproj/App.strings" source-language="en_US" target-language="de"><body>
      <trans-unit id="a"><source>A</source><target>B</target></trans-unit></body></file></xliff>
      """,
    ]).audit()
    let found = report.findings.filter { $0.rule == .catalogSyntax }
    #expect(
      found.map(\.message)
        == told.map {
          "The texts are in de, but the bundle's contents.json says that they are in \($0)."
        })
    #expect(found.map { $0.source?.position.line } == told.map { _ in 2 })
  }

  /// Texts without a language are in the bundle's language.
  @Test func filesThatDoNotNameTheirSourceLanguage() throws {
    func file(_ name: String, _ source: String) -> String {
      """
      <file original="App/en.lproj/\(name).strings" \(source) target-language="de"><body>
      <trans-unit id="a"><source>A</source><target>B</target></trans-unit></body></file>
      """
    }
    let report = try TemporaryProject([
      "de.xcloc/contents.json": #"{"targetLocale": "fr"}"#,
      "de.xcloc/Localized Contents/de.xliff": "<xliff version=\"1.2\">"
        + file("App", "") + file("Other", "source-language=\"en\"") + "</xliff>",
    ]).audit()
    let found = report.findings.filter { $0.rule == .catalogSyntax }
    #expect(
      found.map(\.message) == [
        "The texts are in de, but the bundle's contents.json says that they are in fr."
      ])
  }

  private static let exchange = """
    <xliff version="1.2">
    <file original="App/en.lproj/App.strings" source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>A</source><target>B</target></trans-unit></body></file></xliff>
    """

  @Test(
    arguments: [
      (
        ["contents.json": #"{"targetLocale": "de"}"#],
        ["x/de.xcloc:1 The bundle holds no XLIFF in 'Localized Contents': nothing of it is read."]
      ),
      (
        ["Source Contents/de.xliff": exchange],
        ["x/de.xcloc:1 The bundle holds no XLIFF in 'Localized Contents': nothing of it is read."]
      ),
      (
        ["contents.json": "[]", "Localized Contents/de.xliff": exchange],
        [
          "x/de.xcloc/contents.json:1 It names no \"targetLocale\", the language that the bundle "
            + "translates into."
        ]
      ),
      (
        ["contents.json": "{\n\"targetLocale\"", "Localized Contents/de.xliff": exchange],
        ["x/de.xcloc/contents.json:2 It cannot be read: expected ':', found the end of the file."]
      ),
      (["Localized Contents/de.xliff": exchange], []),
    ] as [([String: String], [String])])
  func brokenBundlesAreReported(bundle: [String: String], expected: [String]) throws {
    var files = ["en.lproj/Other.strings": ""]
    for (name, text) in bundle { files["x/de.xcloc/" + name] = text }
    let found = try TemporaryProject(files).audit().findings.filter {
      $0.rule != .missingTranslation
    }
    let lines = found.map {
      "\($0.source?.file ?? ""):\($0.source?.position.line ?? 0) \($0.message)"
    }
    #expect(lines.filter { $0.hasPrefix("x/de.xcloc:") || $0.contains(".json") } == expected)
  }

  @Test(arguments: ["x/*.xcloc", "x/de.xcloc", "**/de.xcloc", "x/**"])
  func patternsTakeBundlesWithTheirTranslations(pattern: String) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "strings: [\"\(pattern)\"]",
      "x/de.xcloc/contents.json": #"{"targetLocale": "de"}"#,
      "x/de.xcloc/Localized Contents/de.xliff": Self.exchange,
      "x/de.xcloc/Notes/pictures.json": "{}",
    ])
    let report = try project.audit()
    #expect(report.summary.strings == 2)
    #expect(report.findings.filter { $0.severity != .note }.isEmpty)
  }
}
