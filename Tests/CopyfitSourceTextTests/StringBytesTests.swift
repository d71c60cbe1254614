import CopyfitSourceText
import Testing

@Suite struct StringBytesTests {
  /// At every place of texts that are shorter, as long and longer than the eight bytes that are compared at once.
  @Test(arguments: 1...20) func aByteIsFoundAnywhere(count: Int) {
    for place in 0..<count {
      var bytes = [UInt8](repeating: UInt8(ascii: "b"), count: count)
      #expect(!String(decoding: bytes, as: UTF8.self).contains(byte: UInt8(ascii: "{")))
      bytes[place] = UInt8(ascii: "{")
      #expect(String(decoding: bytes, as: UTF8.self).contains(byte: UInt8(ascii: "{")))
      // A byte that differs in the lowest bit of a neighbor.
      #expect(!String(decoding: bytes, as: UTF8.self).contains(byte: UInt8(ascii: "z")))
    }
  }

  @Test(arguments: [
    ("", false), ("'", false), ("'{", true), ("{'", false), ("a'b{", false), ("''{", true),
    ("é'{", true), ("'\u{301}{", false), ("{'{", true), ("aaaaaaaa'", false),
    ("aaaaaaa'{", true),
  ])
  func twoBytesAreFound(_ text: String, expected: Bool) {
    #expect(text.contains(bytes: UInt8(ascii: "'"), UInt8(ascii: "{")) == expected)
  }
}
