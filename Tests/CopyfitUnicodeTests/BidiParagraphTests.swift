import CopyfitUnicode
import Testing

@Test(arguments: [
  ("abc", "000"),
  ("אבג", "111"),
  ("אב 12", "11122"),
  ("ab אב", "00011"),
  ("", ""),
])
func levels(_ text: String, _ expected: String) throws {
  var bidi = try BidiParagraph()
  var levels: [UInt8] = [9]
  try bidi.resolve(Array(text.utf16).span, into: &levels)
  #expect(levels.map(String.init).joined() == expected)
}

/// The direction of a paragraph is that of its first strong character.
@Test(arguments: [
  ("abc אבג", false), ("אבג abc", true), ("12 אבג", true), ("(1) ab אב", false), ("12", false),
  ("\u{200F}abc", true), ("\u{2067}אב\u{2069} ab", false), ("", false),
])
func paragraphDirection(_ text: String, _ isRightToLeft: Bool) throws {
  var bidi = try BidiParagraph()
  var levels: [UInt8] = []
  try bidi.resolve(Array("אב".utf16).span, into: &levels)
  try bidi.resolve(Array(text.utf16).span, into: &levels)
  #expect(bidi.isRightToLeft == isRightToLeft)
}

@Test func textWithoutRightToLeftUnitsHasLevelZero() throws {
  var bidi = try BidiParagraph()
  var levels: [UInt8] = []
  for plane in UInt32(0)...1 {  // no plane above holds a right-to-left character
    for value in plane << 16..<(plane + 1) << 16 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let units = Array(String(Character(scalar)).utf16)
      if units.contains(where: BidiParagraph.mayRunRightToLeft) { continue }
      try bidi.resolve((units + [0x61]).span, into: &levels)
      #expect(levels.allSatisfy { $0 == 0 }, "U+\(String(value, radix: 16))")
    }
  }
}
