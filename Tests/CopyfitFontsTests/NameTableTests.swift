import Testing

@testable import CopyfitFonts

@Suite struct NameTableTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let names: [FontSurgery.Name]
    let family: String

    init(_ description: String, _ names: [FontSurgery.Name], _ family: String) {
      testDescription = description
      self.names = names
      self.family = family
    }
  }

  @Test(arguments: [
    Case("none", [], ""),
    Case("Windows English", [.windows(1, "Größe")], "Größe"),
    Case("beyond the basic plane", [.windows(1, "A😀")], "A😀"),
    Case(
      "English before German", [.windows(1, "Schrift", language: 0x407), .windows(1, "Font")],
      "Font"),
    Case(
      "British before German",
      [.windows(1, "Schrift", language: 0x407), .windows(1, "Fount", language: 0x809)], "Fount"),
    Case("only Japanese", [.windows(1, "明朝", language: 0x411)], "明朝"),
    Case("Macintosh alone", [.macintosh(1, [0x8E, 0xA8, 0x41])], "é®A"),
    Case("Windows before Macintosh", [.macintosh(1, [0x42]), .windows(1, "W")], "W"),
    Case(
      "Macintosh English before Windows German",
      [.windows(1, "Schrift", language: 0x407), .macintosh(1, [0x42])], "B"),
    Case("typographic", [.windows(1, "Inter Light"), .windows(16, "Inter")], "Inter"),
  ])
  func family(_ test: Case) {
    let bytes = FontSurgery.nameTable(test.names)
    let table = NameTable(bytes.span, at: 0..<bytes.count)
    #expect(FontNames(table, in: bytes.span).family == test.family)
  }

  /// A record that points beyond the table is as good as none.
  @Test func liesAreSkipped() {
    var bytes = FontSurgery.nameTable([.windows(1, "Font"), .windows(6, "Font-Regular")])
    bytes.replaceSubrange(14..<16, with: [0xFF, 0xFF])
    let names = FontNames(NameTable(bytes.span, at: 0..<bytes.count), in: bytes.span)
    #expect(names.family == "")
    #expect(names.postScript == "Font-Regular")
  }

  /// All 128 characters of the upper half have their place.
  @Test func macRomanHasNoGaps() {
    let text = MacRoman.decode(Array(0x80...0xFF))
    #expect(text.unicodeScalars.count == 128)
    #expect(text.hasPrefix("ÄÅÇÉÑÖÜá"))
    #expect(text.hasSuffix("˝˛ˇ"))
  }
}
