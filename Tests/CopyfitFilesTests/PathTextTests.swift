import CopyfitFiles
import Testing

struct PathTextTests {
  @Test(arguments: [
    ("App/é.strings", "App/é.strings", true), ("", "", true),
    ("caf\u{E9}.strings", "caf\\xE9.strings", false), ("\u{FF}é\u{80}", "\\xFFé\\x80", false),
    // Truncated, overlong, and an unpaired surrogate.
    ("a\u{E2}\u{82}", "a\\xE2\\x82", false), ("\u{C0}\u{AF}", "\\xC0\\xAF", false),
    ("\u{ED}\u{A0}\u{80}", "\\xED\\xA0\\x80", false), ("\u{E2}\u{82}x", "\\xE2\\x82x", false),
  ])
  func showsOtherBytesByTheirNumbers(latin: String, shown: String, isUTF8: Bool) {
    // Each character of the invalid texts represents a byte.
    let bytes =
      isUTF8
      ? Array(latin.utf8)
      : latin.unicodeScalars.flatMap { scalar -> [UInt8] in
        scalar == "é" && latin.hasPrefix("\u{FF}") ? Array("é".utf8) : [UInt8(scalar.value)]
      }
    let text = PathText(bytes)
    #expect(text.shown == shown)
    #expect(text.isUTF8 == isUTF8)
  }
}
