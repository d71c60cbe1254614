import Testing

@testable import CopyfitFonts

@Suite struct CharacterCoverageTests {
  /// The coverage contains all characters for which HarfBuzz finds a glyph, and almost no others.
  @Test(arguments: [
    "Inter-Regular", "DejaVuSans", "NotoSansThai-Regular", "NotoSansCJKjp-Regular",
    "NotoColorEmoji", "NotoNastaliqUrdu-Regular",
  ])
  func asHarfBuzz(name: String) throws {
    let face = try InstalledFonts.face(name)
    let summary = try #require(
      InstalledFonts.database.faces.first { $0.path == face.path && $0.index == face.index })
    let coverage = try #require(summary.coverage)
    var (missed, surplus) = (0, 0)
    for value in Array(0...0x2FFFF) + Array(0xE0000...0xE01FF) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      switch (face.glyph(for: scalar) != nil, coverage.contains(scalar)) {
      case (true, false): missed += 1
      case (false, true): surplus += 1
      default: break
      }
    }
    #expect(missed == 0)
    // U+FFFF, which ends the segments of format 4.
    #expect(surplus <= 1)
  }

  /// Handwritten tables; `nil` for tables with unknown coverage.
  @Test(
    arguments: [
      // Format 4: A to Z with a delta; a to d with a list in which b has no glyph.
      (
        table(
          3, 1,
          [4, 0, 0, 6, 0, 0, 0, 0x5A, 0x64, 0xFFFF, 0, 0x41, 0x61, 0xFFFF, 0, 0, 1, 0, 4, 0]
            + [7, 0, 8, 9]),
        [0x41, 0x5A, 0x61, 0x61, 0x63, 0x64, 0xFFFF, 0xFFFF]
      ),
      // Overlapping segments, and one that ends before it starts.
      (table(3, 1, [4, 0, 0, 4, 0, 0, 0, 0x5A, 0x60, 0, 0x41, 0x50, 0, 0, 0, 0]), nil),
      (table(3, 1, [4, 0, 0, 2, 0, 0, 0, 0x40, 0, 0x41, 0, 0]), nil),
      // More segments than there is room for.
      (table(3, 1, [4, 0, 0, 400, 0, 0, 0, 0x5A]), nil),
      (table(0, 3, [6, 0, 0, 0x30, 10]), [0x30, 0x39]),
      (table(0, 3, [6, 0, 0, 0x30, 0]), []),
      (table(0, 3, [6, 0, 0, 0xFFF0, 0xFF]), [0xFFF0, 0xFFFF]),
      // Format 12: adjacent ranges become one.
      (
        table(3, 10, [12, 0, 0, 0, 0, 0, 0, 2, 0, 0x41, 0, 0x42, 0, 1, 0, 0x43, 0, 0x44, 0, 9]),
        [0x41, 0x44]
      ),
      (table(3, 10, [12, 0, 0, 0, 0, 0, 0, 1, 0x11, 0, 0x11, 1, 0, 1]), nil),
      (table(3, 10, [12, 0, 0, 0, 0, 0, 0xFFFF, 0xFFFF]), nil),
      // Symbols, Mac Roman only, an unknown format, no table.
      (table(3, 0, [6, 0, 0, 0x30, 10]), nil), (table(1, 0, [6, 0, 0, 0x30, 10]), nil),
      (table(3, 1, [2, 0, 0, 0]), nil), ([], nil),
    ] as [([Int], [UInt32]?)])
  func tables(words: [Int], expected: [UInt32]?) {
    let bytes = words.flatMap(FontSurgery.uint16)
    #expect(Self.coverage(bytes)?.bounds == expected)
  }

  /// A table truncated at any length is read within its bounds, and its coverage is a subset of the complete one.
  @Test func truncated() throws {
    let cmap = try FontSurgery(InstalledFonts.path("NotoSansThai-Regular"))["cmap"]
    let whole = try #require(Self.coverage(cmap))
    #expect(!whole.bounds.isEmpty)
    let parts = (0..<cmap.count).map { Self.coverage(Array(cmap.prefix($0))) }
    #expect(parts.contains(nil))
    for part in parts.compactMap(\.self) { #expect(part.bounds.count <= whole.bounds.count) }
  }

  private static func coverage(_ bytes: [UInt8]) -> CharacterCoverage? {
    CharacterCoverage(bytes.span, at: 0..<bytes.count)
  }

  /// A `cmap` with one subtable, as 16-bit numbers.
  private static func table(_ platform: Int, _ encoding: Int, _ words: [Int]) -> [Int] {
    [0, 1, platform, encoding, 0, 12] + words
  }
}
