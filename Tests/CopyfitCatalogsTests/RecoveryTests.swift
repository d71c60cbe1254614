import CopyfitCatalogs
import Testing

/// The number of entries lost in a damaged file: only entries of its format count.
@Suite struct RecoveryTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "empty": {}, "comment": { "comment": "C" },
      "a": { "localizations": {
        "de": { "stringUnit": { "state": "new", "value": "{}" } },
        "fr": { "variations": { "plural": { "other": { "stringUnit": { "value": "b" } } } } } } },
      "b": { "extractionState": "manual", "localizations": {} }, oops
    """

  @Test(arguments: [
    ("A.xcstrings", catalog, 4), ("A.xcstrings", "<<<<<<< HEAD\n" + catalog, 4),
    (
      "app_de.arb",
      #"{ "@@locale": "de", "a": "A", "@a": { "description": "d", "#
        + #""placeholders": { "x": { "type": "int" } } }, "b": "\"", "@b": "of b", "c": "C", "#, 3
    ),
    ("de.json", #"{ "a": { "b": { "c": "x", "d": "y:" } }, "e": ["z", 3], "f": {}, "#, 3),
    (
      "de.json",
      #"[{ "id": "a", "defaultMessage": "A", "description": "d" }, { "defaultMessage": "B" }"#, 2
    ),
    ("de.lproj/A.strings", "<plist><dict><key>a</key><string>b</string><key>c</key>&", 2),
    // A comment in a comment that is never closed.
    ("de.lproj/A.strings", "/* A\n\"a\" = \"A\";\n/* B\n\"b\" = \"B\";\n", 2),
  ])
  func entriesAreCounted(file: String, text: String, count: Int) {
    #expect(CatalogContent(text, file: file).problems.map(\.entriesLost) == [count])
  }
}
