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
}
