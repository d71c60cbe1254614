import CopyfitCatalogs
import CopyfitSourceText
import Testing

/// Entries of PO files that msgfmt does not read: each is counted, and those before and behind it are read.
@Suite struct GettextLossTests {
  private static let message = "The file cannot be read by msgfmt: "

  private func keys(_ content: CatalogContent) -> [String] {
    content.tables.first?.entries.map(\.key) ?? []
  }

  /// Many entries with the same fault, between two whole ones.
  @Test(
    arguments: [
      ("Msgid \"bN\"", "msgstr \"B\"", "expected a keyword"),
      ("Msgid \"bN\"", "Msgstr \"B\"", "expected a keyword"),
      ("msg_id \"bN\"", "msgstr \"B\"", "expected a keyword"),
      ("msgid “bN”", "msgstr “B”", "expected a text in quotes after 'msgid'"),
      ("msgid “bN”", "Msgstr “B”", "expected a text in quotes after 'msgid'"),
      ("Msgid “bN”", "Msgstr “B”", "expected a keyword"),
      ("msgid bN", "msgstr \"B\"", "expected a text in quotes after 'msgid'"),
      ("msgid \"bN\"", "msgstr B", "expected a text in quotes after 'msgstr'"),
      ("msgid \"bN\"", "msgstr[0] \"B\"", "a msgstr with an index needs a msgid_plural before it"),
      (
        "msgid \"bN\"\nmsgid_plural \"c\"", "msgstr \"B\"",
        "a msgstr after msgid_plural needs an index, as in msgstr[0]"
      ),
    ], ["\n", "\r\n"])
  func eachEntryIsCounted(_ entry: (String, String, String), lineEnd: String) {
    let (key, value, reason) = entry
    let broken = (0..<500).map {
      "\(key.replacing("N", with: "\($0)"))\n\(value)\n\n"
    }
    let whole = ["a", "z"].map { "msgid \"\($0)\"\nmsgstr \"x\"\n\n" }
    let text = whole[0] + broken.joined() + whole[1]
    let content = CatalogContent(text.replacing("\n", with: lineEnd), file: "de.po")
    #expect(keys(content) == ["a", "z"])
    #expect(content.problems.count == 500)
    #expect(content.problems.allSatisfy { $0.message.hasPrefix(Self.message + reason) })
    #expect(content.problems.allSatisfy { $0.entriesLost == 1 && $0.weight == nil })
  }

  /// Lines that look like no entry are one problem.
  @Test(arguments: [
    ("<p>\n\n<q>\n\n<r>\n\n", 1), ("x\n\nmsgid \"b\"\nmsgstr \"B\"\n\ny\n\n\nz\n\n", 2),
    ("x\n\n\"b\" = \"B\";\n\ny\n\n", 1),
  ])
  func otherLinesAreReportedOnce(lines: String, count: Int) {
    let text = "msgid \"a\"\nmsgstr \"A\"\n\n\(lines)msgid \"z\"\nmsgstr \"Z\"\n"
    let content = CatalogContent(text, file: "de.po")
    #expect(keys(content).first == "a" && keys(content).last == "z")
    #expect(content.problems.count == count)
  }

  /// Without an empty line before it, a line may belong to the entry, which is then not whole.
  @Test func aLineInAnEntryBreaksIt() {
    let content = CatalogContent(
      "msgid \"a\"\nmsgstr \"A\"\nMsgid \"b\"\nmsgstr \"B\"\n\nmsgid \"c\"\nmsgstr \"C\"\n",
      file: "de.po")
    #expect(keys(content) == ["c"])
    #expect(content.problems.map(\.position.line) == [3])
  }
}
