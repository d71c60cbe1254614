import CopyfitAudit
import CopyfitSourceText
import Testing

/// Bundles of Xcode's for translators.
struct LocalizationBundlesTests {
  @Test(arguments: [
    ("de", []), ("de-DE", ["de-DE"]), ("fr", ["fr"]),
  ])
  func languagesOtherThanTheBundleSaysAreTold(target: String, told: [String]) throws {
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

  /// Texts of no language are in no other than the bundle says.
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
}
