import CopyfitFonts
import CopyfitTestSupport
import Testing

extension PatchedFont {
  func face() throws -> FontFace { try FontFace.open(path: path) }

  /// A font that draws a whole string as the glyph of one character.
  static func ligature(of string: String, as replacement: Unicode.Scalar) throws -> PatchedFont {
    let face = try TestFonts.face(TestFonts.dejaVu)
    let glyphs = try (string.unicodeScalars + [replacement]).map { scalar throws in
      Int(try #require(face.glyph(for: scalar)))
    }
    return try PatchedFont([
      ("GSUB", ligatureTable(glyphs.dropLast(), as: glyphs[glyphs.count - 1]))
    ])
  }

  /// `GSUB` with one lookup of type 4 for the feature `liga` of every script.
  private static func ligatureTable(_ glyphs: ArraySlice<Int>, as ligature: Int) -> [UInt8] {
    let first = glyphs[glyphs.startIndex]
    let scripts = uint16(1) + Array("DFLT".utf8) + [8, 4, 0, 0, 0xFFFF, 1, 0].flatMap(uint16)
    let features = uint16(1) + Array("liga".utf8) + [8, 0, 1, 0].flatMap(uint16)
    let set = [1, 4, ligature, glyphs.count].flatMap(uint16) + glyphs.dropFirst().flatMap(uint16)
    // The set, followed by the first glyph.
    let subtable =
      [1, 8 + set.count, 1, 8].flatMap(uint16) + set + [1, 1, first].flatMap(uint16)
    let lookups = [1, 4, 4, 0, 1, 8].flatMap(uint16) + subtable
    let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    return uint32(0x10000) + places.flatMap(uint16) + scripts + features + lookups
  }
}
