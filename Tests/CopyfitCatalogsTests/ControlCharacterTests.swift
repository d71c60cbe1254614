import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Control characters in texts, which no label shows.
struct ControlCharacterTests {
  private static let removal = ", which no label shows: remove it."
  private static let encoding =
    ": the file may be in another encoding than it is read in, such as Windows-1252."

  @Test(arguments: [
    ("de.lproj/A.strings", "\"a\" = \"x\u{1}\";\n\"b\" = \"y\";", "U+0001", "1:1", removal),
    ("messages_de.properties", "b=y\na=x\u{7F}\n", "U+007F", "2:3", removal),
    ("po/de.po", "msgid \"a\"\nmsgstr \"x\\a\"\n", "U+0007", "2:8", removal),
    ("t.csv", "key,de\na,x\u{8}\n", "U+0008", "2:3", removal),
    ("locales/de.json", #"{"a": "It\u0092s"}"#, "U+0092", "1:7", encoding),
    ("locales/de.json", #"{"a": "Wait\u0085"}"#, "U+0085", "1:7", encoding),
  ])
  func areReportedAndRead(file: String, text: String, name: String, place: String, fix: String) {
    let content = CatalogContent(text, file: file)
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) The text of \"a\" has the control character \(name)\(fix)"
      ])
    #expect(content.problems.map(\.weight) == [.warning])
    #expect(content.tables.flatMap(\.entries).contains { $0.key == "a" })
  }

  /// White space and what starts a command of a terminal, and characters with the same bytes as control characters.
  @Test(arguments: [
    "\t", "\r", "\u{B}", "\u{C}", "\u{1B}", "\u{A0}", "é", "\u{200B}", "\u{C5}", "\u{2085}",
    "\u{10085}",
  ])
  func othersAreNot(character: String) {
    let content = CatalogContent("\"a\" = \"x\(character)y\";", file: "de.lproj/A.strings")
    #expect(content.problems.isEmpty)
  }

  /// Backspace is a shortcut of the Mac's menus.
  @Test func keyEquivalentsAreNotReported() {
    let content = CatalogContent("\"1.keyEquivalent\" = \"\u{8}\";", file: "de.lproj/A.strings")
    #expect(content.problems.isEmpty)
  }

  /// A file of Windows that Java reads as ISO-8859-1.
  @Test func anApostropheOfWindowsIsReported() {
    let content = CatalogReader.read(
      Array("a=It".utf8) + [0x92] + Array("s".utf8), file: "a_en.properties")
    #expect(content.problemLines.map { $0.hasPrefix("catalog-syntax 1:3 ") } == [true])
    #expect(content.problems.first?.message.contains("U+0092") == true)
  }

  @Test func formsOfVariablesAreSearched() {
    let content = CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","#
        + #""value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":"#
        + #"{"state":"translated","value":"%arg \u0001"}}}}}}}}}}}"#, file: "A.xcstrings")
    #expect(content.problems.map(\.message).contains { $0.contains("U+0001") })
  }
}
