import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Markers of a merge conflict that a format takes for a part of the file.
struct MergeMarkerTests {
  @Test(arguments: [
    ("messages_de.properties", "a=A\n>>>>>>> feature\n", 2),
    ("de.lproj/A.strings", "\"a\" = \"A\";\n<<<<<<< HEAD\n", 2),
    ("de.xliff", "<xliff version='1.2'>\n>>>>>>> b\n</xliff>", 2),
  ])
  func areErrors(file: String, text: String, line: Int) {
    let content = CatalogReader.read(Array(text.utf8), file: file)
    let found = content.problems.filter { $0.message.contains("a merge conflict's marker") }
    #expect(found.map(\.position.line) == [line])
    #expect(content.problems.contains { $0.weight == .error || $0.weight == nil })
  }

  /// Lines with the same signs in comments and texts.
  @Test(arguments: [
    ("de.lproj/A.strings", "/*\n=======\n*/\n\"a\" = \"A\";\n"),
    ("messages_de.properties", "# >>>>>>> b\na=>>>>>>> b\n"),
  ])
  func othersAreNot(file: String, text: String) {
    #expect(CatalogReader.read(Array(text.utf8), file: file).problems.isEmpty)
  }

  /// Apps read these formats in UTF-8.
  @Test(arguments: [
    ("locales/de.json", "{\"a\": \"A\"}", true), ("app_de.arb", "{\"a\": \"A\"}", true),
    ("res/values-de/strings.xml", "<resources><string name=\"a\">A</string></resources>", true),
    ("de.lproj/A.strings", "\"a\" = \"A\";", false),
  ])
  func filesInUTF16(file: String, text: String, isReported: Bool) {
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }
    let content = CatalogReader.read(bytes, file: file)
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["A"])
    #expect(
      content.problems.map { $0.message.contains("save it as UTF-8") } == (isReported ? [true] : [])
    )
  }
}
