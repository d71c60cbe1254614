import CopyfitUnicode
import Testing

/// The unit that a character ends: a line, a paragraph of UAX #9, a paragraph of a style; and whether the character has
/// its paragraph's level at the end of a line.
struct LineTerminatorTests {
  @Test(
    arguments: [
      (0x0A, "LBPR"), (0x0D, "LBPR"), (0x2029, "LBPR"), (0x85, "LB-R"), (0x0B, "L--R"),
      (0x0C, "L--R"), (0x2028, "L--R"), (0x09, "---R"), (0x20, "---R"), (0x3000, "---R"),
      (0x200B, "---R"), (0x202E, "---R"), (0x2066, "---R"), (0xFEFF, "---R"), (0x1C, "---R"),
      (0xAD, "----"), (0xA0, "----"), (0x202F, "----"), (0x41, "----"), (0x5D0, "----"),
      (0x2010, "----"), (0xD83D, "----"), (0xDC00, "----"), (0xFFFF, "----"),
    ] as [(UInt16, String)])
  func ends(_ unit: UInt16, _ expected: String) {
    let found = [
      ("L", LineTerminator.contains(unit)), ("B", BidiParagraph.isSeparator(unit)),
      ("P", ParagraphSeparator.contains(unit)), ("R", BidiParagraph.isReset(unit)),
    ]
    #expect(found.map { $1 ? $0 : "-" }.joined() == expected)
  }
}
