import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

/// Duplicate keys in files with pairs of texts and translations.
@Suite struct EntryListTests {
  /// The tools that reject a file with duplicate keys, whatever their texts.
  @Test(arguments: ["Eins", "Zwei"])
  func toolsThatRejectDuplicatesAreNamed(second: String) {
    let content = CatalogContent(Self.catalog("Eins", second), file: "de.po")
    #expect(
      content.problems.map(\.message) == [
        "\"Hello\" is on line 1 and on line 3: msgfmt rejects the file."
      ])
    #expect(content.problems.map(\.weight) == [.error])
    #expect(content.tables.last?.entries.map(\.value) == [second])
  }

  /// More keys than are compared one by one, and than the first table has slots.
  @Test(arguments: [7, 8, 9, 3_000])
  func manyKeysAreFound(count: Int) {
    let keys = (0..<count).map { "k\($0)" } + ["k0", "k\(count - 1)"]
    let lines = keys.enumerated().map { "\"\($1)\" = \"\($0)\";\n" }
    let content = CatalogReader.read(Array(lines.joined().utf8), file: "de.lproj/A.strings")
    let texts = content.tables.flatMap(\.entries).map(\.value)
    #expect(texts == (1..<count - 1).map(String.init) + ["\(count)", "\(count + 1)"])
    #expect(
      content.problems.map(\.message) == [
        "\"k0\" is on line 1 and on line \(count + 1); the last text wins.",
        "\"k\(count - 1)\" is on line \(count) and on line \(count + 2); the last text wins.",
      ])
  }

  /// Entries that are repeated are forgotten while others are read.
  @Test(arguments: [1, 3, 30, 1_500])
  func theLastEntriesOfManyAreKept(keyCount: Int) {
    var list = EntryList()
    var expected: [(key: String, entry: StringEntry?)] = []
    for number in 0..<8_000 {
      let key = "k\(number * number % 7_919 % keyCount)"
      let kind = number / 7 % 4
      let variant = kind == 1 ? TextVariant([.plural(.one)]) : nil
      let entry = StringEntry(key: key, value: "\(number)", position: .start, variant: variant)
      switch kind {
      case 2: list.append(contentsOf: [entry])
      case 3: list.append(withoutText: entry)
      default: list.append(entry)
      }
      expected.append((key + (variant?.description ?? ""), kind == 3 ? nil : entry))
    }
    var seen: Set<String> = []
    let last = Array(expected.reversed().filter { seen.insert($0.key).inserted }.reversed())
    #expect(list.entries == last.compactMap(\.entry))
    #expect(list.hasDuplicates)
    let problems = list.problems.sorted
    #expect(problems.count == CatalogProblem.maximumPerKind + 1)
    let others = expected.count - last.count - CatalogProblem.maximumPerKind
    #expect(problems.last?.message.hasPrefix("\(others) more problems") == true)
  }

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
    ("Eins", "Zwei", "; the last text wins."), ("Eins", "Eins", ", with the same text."),
  ])
  func duplicatesAreComparedWithTheirTranslations(first: String, second: String, end: String) {
    let content = CatalogContent(Self.exchange(first, second), file: "de.xliff")
    #expect(
      content.problems.map(\.message) == ["\"Hello\" is on line 3 and on line 4\(end)"])
    #expect(content.tables.last?.entries.map(\.value) == [second])
  }
}
