import CopyfitUnicode
import Testing

struct LegacyTextTests {
  @Test(
    arguments: [
      ([0x95, 0x5C, 0x8E, 0xA6], "Shift_JIS", "表示"), ([0xBB, 0xD9, 0xCA, 0xA7], "EUC-JP", "支払"),
      ([0xD6, 0xA7, 0xB8, 0xB6], "GB18030", "支付"), ([0xC2, 0xE4], "KOI8-R", "бД"),
      ([0xA4, 0xE9], "ISO-8859-15", "€é"), ([0xEF, 0xE5], "windows-1251", "пе"), ([], "KOI8-R", ""),
      ([0x81, 0x22], "Shift_JIS", nil), ([0x41, 0x1A], "KOI8-R", "A\u{1A}"),
      ([0xE1, 0xD2], "windows-1253", nil),
      ([0xE1, 0xD2, 0x1A], "windows-1253", nil),
      ([0xE1, 0x1A], "windows-1253", "α\u{1A}"),
      ([0x41], "no-such-charset", nil), ([0x41], "", nil),
    ] as [([UInt8], String, String?)])
  func decodes(_ bytes: [UInt8], charset: String, expected: String?) {
    let utf8 = LegacyText.utf8(decoding: bytes, charset: charset)
    #expect(utf8.map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
