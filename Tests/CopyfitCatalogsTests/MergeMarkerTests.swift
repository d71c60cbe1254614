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
    #expect(found.map(\.weight) == [.error])
  }

  /// Lines with the same signs in comments and texts.
  @Test(arguments: [
    ("de.lproj/A.strings", "/*\n=======\n*/\n\"a\" = \"A\";\n"),
    ("messages_de.properties", "# >>>>>>> b\na=>>>>>>> b\n"),
  ])
  func othersAreNot(file: String, text: String) {
    #expect(CatalogReader.read(Array(text.utf8), file: file).problems.isEmpty)
  }
}
