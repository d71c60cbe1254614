import CopyfitCatalogs
import Testing

/// Keys that stand twice in files that hold a text and its translation.
@Suite struct EntryListTests {
  private static func catalog(_ first: String, _ second: String) -> String {
    """
    msgid "Hello"
    msgstr "\(first)"
    msgid "Hello"
    msgstr "\(second)"
    """
  }

  private static func exchange(_ first: String, _ second: String) -> String {
    """
    <xliff version="1.2"><file original="en.lproj/A.strings" source-language="en" target-language="de"><body>
    <trans-unit id="Hello">
    <source>A</source><target>\(first)</target></trans-unit><trans-unit id="Hello">
    <source>A</source><target>\(second)</target></trans-unit>
    </body></file></xliff>
    """
  }

  @Test(arguments: [
    ("Eins", "Zwei", "; the text of line "), ("Eins", "Eins", ", with the same text."),
  ])
  func duplicatesAreComparedWithTheirTranslations(first: String, second: String, end: String) {
    let contents = [
      CatalogContent(Self.catalog(first, second), file: "de.po"),
      CatalogContent(Self.exchange(first, second), file: "de.xliff"),
    ]
    for (content, lines) in zip(contents, [(1, 3), (3, 4)]) {
      let wins = end.hasSuffix(" ") ? "\(end)\(lines.1) wins." : end
      #expect(
        content.problems.map(\.message) == [
          "\"Hello\" stands on line \(lines.0) and on line \(lines.1)\(wins)"
        ])
      #expect(content.tables.last?.entries.map(\.value) == [second])
    }
  }
}
