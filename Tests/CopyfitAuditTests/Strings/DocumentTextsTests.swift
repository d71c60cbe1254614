import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Texts of storyboards instead of old copies, and of keys without a text.
struct DocumentTextsTests {
  private static let storyboard = StoryboardText(
    labels: [StoryboardText.label("l01-aa-aaa", "Hello there", width: 5)]
  ).xml

  /// The truncated texts, as `locale text file`.
  private static func texts(_ files: [String: String]) throws -> [String] {
    var files = files
    files["App/Base.lproj/Main.storyboard"] = storyboard
    let report = try TemporaryProject(files).audit()
    return report.findings.filter { $0.rule == .truncation }.flatMap { finding in
      finding.locales.map { "\($0.locale) \($0.text ?? "") \($0.string?.file ?? "")" }
    }.sorted()
  }

  @Test func anOldCopyInAnXLIFFIsNotMeasured() throws {
    let xliff = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="fr"
      datatype="plaintext"><body><trans-unit id="l01-aa-aaa.text"><source>Old text</source>
      <target>Bonjour</target></trans-unit></body></file></xliff>
      """
    let expected = ["en Hello there App/Base.lproj/Main.storyboard", "fr Bonjour fr.xliff"]
    #expect(try Self.texts(["fr.xliff": xliff]) == expected)
    let table = #""l01-aa-aaa.text" = "Hello you";"#
    let own = ["en Hello you App/en.lproj/Main.strings", "fr Bonjour fr.xliff"]
    #expect(try Self.texts(["fr.xliff": xliff, "App/en.lproj/Main.strings": table]) == own)
  }

  @Test(arguments: [
    ("", "Hello there App/Base.lproj/Main.storyboard"),
    (#""en": {"stringUnit": {"state": "new", "value": "Hi you"}}, "#, "Hi you App/Main.xcstrings"),
  ])
  func aKeyIsNoTextOfAStoryboard(source: String, expected: String) throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"l01-aa-aaa.text": {"localizations": {
      \(source)"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
      """
    let found = try Self.texts(["App/Main.xcstrings": catalog])
    #expect(found == ["de Hallo App/Main.xcstrings", "en \(expected)"])
  }

  @Test func anEntryOfLabelsShowsTheStoryboardsTextToo() throws {
    let catalog =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"l01-aa-aaa.text": {}}}"#
    let found = try Self.texts([
      "App/Main.xcstrings": catalog,
      "copyfit.yml": "labels: [{ key: l01-aa-aaa.text, style: body, frame: { width: 5 } }]",
    ])
    #expect(Set(found) == ["en Hello there App/Base.lproj/Main.storyboard"])
    #expect(found.count == 2)
  }
}
