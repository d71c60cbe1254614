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

  /// A xib with one label.
  private static func xib(_ id: String, _ text: String) -> String {
    let label = StoryboardText.label(id, text, width: 5)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="vw2-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(label)</subviews></view></objects></document>
      """
  }

  private static let bothTexts = """
    "l01-aa-aaa.text" = "Hallo";
    "x01-aa-aaa.text" = "Guten Tag";
    """

  private static let exchanged = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de"
    datatype="plaintext"><body><trans-unit id="l01-aa-aaa.text"><source>Old text</source>
    <target>Hallo</target></trans-unit></body></file>
    <file original="App/Base.lproj/Main.xib" source-language="en" target-language="de"
    datatype="plaintext"><body><trans-unit id="x01-aa-aaa.text"><source>Old xib</source>
    <target>Guten Tag</target></trans-unit></body></file></xliff>
    """

  @Test(arguments: [
    (["App/de.lproj/Main.strings": bothTexts], "App/de.lproj/Main.strings"),
    (["de.xliff": exchanged], "de.xliff"),
  ])
  func aXibAndAStoryboardOfOneNameHaveTheirOwnTexts(
    files: [String: String], german: String
  ) throws {
    var files = files
    files["App/Base.lproj/Main.xib"] = Self.xib("x01-aa-aaa", "Good day")
    let expected = [
      "de Guten Tag \(german)", "de Hallo \(german)", "en Good day App/Base.lproj/Main.xib",
      "en Hello there App/Base.lproj/Main.storyboard",
    ]
    #expect(try Self.texts(files) == expected)
  }

  @Test func aKeyOfBothHasTheTextOfEachDocument() throws {
    let found = try Self.texts([
      "App/Base.lproj/Main.xib": Self.xib("l01-aa-aaa", "Good day"), "de.xliff": Self.exchanged,
    ])
    #expect(
      found == [
        "de Hallo de.xliff", "de Hallo de.xliff", "en Good day App/Base.lproj/Main.xib",
        "en Hello there App/Base.lproj/Main.storyboard",
      ])
  }

  @Test func aXibInEachLanguageDoesNotReplaceTheStoryboard() throws {
    let found = try Self.texts([
      "App/en.lproj/Main.xib": Self.xib("x01-aa-aaa", "Good day"),
      "App/de.lproj/Main.xib": Self.xib("x01-aa-aaa", "Guten Tag"),
      "App/de.lproj/Main.strings": #""l01-aa-aaa.text" = "Hallo";"#,
    ])
    #expect(
      found == [
        "de Guten Tag App/de.lproj/Main.xib", "de Hallo App/de.lproj/Main.strings",
        "en Good day App/en.lproj/Main.xib", "en Hello there App/Base.lproj/Main.storyboard",
      ])
  }
}
