import CopyfitCatalogs
import Testing

/// XML in the charset that it declares.
@Suite struct DeclaredTextTests {
  @Test(arguments: [
    ("ISO-8859-1", [0xE4] as [UInt8], "ä"), ("windows-1251", [0xE4], "д"),
    ("UTF-8", [0xC3, 0xA4], "ä"),
    ("Shift_JIS", [0x93, 0xFA], "日"),
  ])
  func isReadAsItSays(charset: String, bytes: [UInt8], expected: String) {
    let start = "<?xml version='1.0' encoding='\(charset)'?><resources><string name='a'>"
    let content = CatalogReader.read(
      Array(start.utf8) + bytes + Array("</string></resources>".utf8),
      file: "res/values/strings.xml")
    #expect(content.problemLines.isEmpty)
    #expect(content.tables.flatMap(\.entries).map(\.value) == [expected])
  }

  @Test func isNoTextWhereTheCharsetIsUnknown() {
    let start = "<?xml version='1.0' encoding='none'?><resources><string name='a'>"
    let content = CatalogReader.read(
      Array(start.utf8) + [0xE4] + Array("</string></resources>".utf8),
      file: "res/values/strings.xml")
    #expect(content.problems.map(\.kind) == [.catalogSyntax])
  }

  /// XML parsers reject a charset that they do not know, and one of two bytes for a text in UTF-8.
  @Test(
    arguments: [
      ("klingon", "its declaration names the encoding KLINGON, which is unknown"),
      ("UTF-16", "its declaration says UTF-16, which its bytes are not"),
      ("utf-32le", "its declaration says UTF-32LE, which its bytes are not"),
      ("us-ascii", nil),
    ] as [(String, String?)],
    [
      (
        "de.xliff",
        #"<xliff version="1.2"><file original="a.strings" source-language="en"><body><trans-unit id="a"><source>A</source>"#
          + "</trans-unit></body></file></xliff>"
      ),
      ("res/values/strings.xml", #"<resources><string name="a">A</string></resources>"#),
    ])
  func isRejectedInAnotherCharset(_ charset: (String, String?), _ file: (String, String)) {
    let text = "<?xml version='1.0' encoding='\(charset.0)'?>\(file.1)"
    let content = CatalogContent(text, file: file.0)
    #expect(
      content.problemLines
        == [charset.1].compactMap { reason in
          reason.map { "catalog-syntax 1:21 The file cannot be read as XML: \($0). (1)" }
        })
    #expect(content.tables.flatMap(\.entries).map(\.value) == (charset.1 == nil ? ["A"] : []))
  }

  /// Foundation's result for property lists in their declared charset; `nil` if it rejects them.
  @Test(
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("windows-1251", [0xE9], "й"), ("UTF-8", [0xC3, 0xA9], "é"),
      ("nonsense", [0x61], nil), ("UTF-16", [0x61], nil), ("UTF-32", [0x61], nil),
      ("UTF-8", [0xE9], nil),
    ] as [(String, [UInt8], String?)], ["strings", "stringsdict"])
  func isAPropertyListAsItSays(_ list: (String, [UInt8], String?), kind: String) {
    let (charset, bytes, expected) = list
    let (start, end) =
      kind == "strings"
      ? ("<string>", "</string>")
      : ("<dict><key>NSStringLocalizedFormatKey</key><string>", "</string></dict>")
    let text = "<?xml version='1.0' encoding='\(charset)'?><plist><dict><key >k</key >\(start)"
    let content = CatalogReader.read(
      Array(text.utf8) + bytes + Array("\(end)</dict ></plist >".utf8),
      file: "en.lproj/App.\(kind)")
    #expect(content.tables.flatMap(\.entries).map(\.value) == [expected].compactMap { $0 })
    #expect(content.problems.isEmpty == (expected != nil))
  }
}
