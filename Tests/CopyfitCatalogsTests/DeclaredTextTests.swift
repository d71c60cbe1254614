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
