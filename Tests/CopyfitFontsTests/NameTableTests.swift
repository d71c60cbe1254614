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

  /// A record that points beyond the table is ignored.
  @Test func liesAreSkipped() {
    var bytes = FontSurgery.nameTable([.windows(1, "Font"), .windows(6, "Font-Regular")])
    bytes.replaceSubrange(14..<16, with: [0xFF, 0xFF])
    let names = FontNames(NameTable(bytes.span, at: 0..<bytes.count), in: bytes.span)
    #expect(names.family == "")
    #expect(names.postScript == "Font-Regular")
  }

  /// The maximum numbers of instances and names are read in one pass, and no more than needed.
  @Test(arguments: [(1, 0, 0), (1, 5, 5), (1, 65535, 1024), (64, 2, 2), (65, 2, 0), (0, 9, 0)])
  func floodsOfInstances(axisCount: Int, instanceCount: Int, expected: Int) {
    let axis = Array("wght".utf8) + [100.0, 400, 900].flatMap(FontSurgery.fixed) + [0, 0, 1, 0]
    var bytes = [1, 0, 16, 2, axisCount, 20, instanceCount, 4 + 4 * axisCount]
      .flatMap(FontSurgery.uint16)
    for _ in 0..<axisCount { bytes += axis }
    for index in 0..<instanceCount {
      bytes += FontSurgery.uint16(index) + [UInt8](repeating: 0, count: 2 + 4 * axisCount)
    }
    let table = VariationTable(bytes.span, at: 0..<bytes.count)
    #expect(table.instances.count == expected)
    let numbers = table.instances.flatMap(\.nameIdentifiers)
    let names = FontSurgery.nameTable((0..<4000).map { .windows(65535 - $0, "Name") })
    let read = NameTable(names.span, at: 0..<names.count, others: numbers + [65535])
    #expect(read.text(65535, in: names.span) == "Name")
    #expect(read.text(65534, in: names.span) == "")
  }

  @Test func endlessNamesAreNone() {
    let text = String(repeating: "n", count: NameTable.longestName)
    let bytes = FontSurgery.nameTable([.windows(1, text), .windows(2, "Regular")])
    let names = FontNames(NameTable(bytes.span, at: 0..<bytes.count), in: bytes.span)
    #expect(names.family == "")
    #expect(names.style == "Regular")
  }

  /// All 128 characters of the upper half are defined.
  @Test func macRomanHasNoGaps() {
    let text = MacRoman.decode(Array(0x80...0xFF))
    #expect(text.unicodeScalars.count == 128)
    #expect(text.hasPrefix("ÄÅÇÉÑÖÜá"))
    #expect(text.hasSuffix("˝˛ˇ"))
  }
}
