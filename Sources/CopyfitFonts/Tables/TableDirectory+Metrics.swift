internal import CopyfitDynamicType

extension TableDirectory {
  /// Checks that each glyph has an advance width, without which widths would be wrong.
  ///
  /// Source: OpenType 1.9.1, *hmtx*: an advance width and a side bearing for each of `hhea.numberOfHMetrics` glyphs, then
  /// a side bearing for each other glyph. Browsers reject the same fonts.
  func checkMetrics(_ bytes: Span<UInt8>, path: String) throws(FontError) {
    let glyphs = try number(in: "maxp", at: 4, bytes, path: path)
    guard glyphs > 0 else {
      throw .damagedTable(path: path, table: "maxp", found: "0 glyphs", expected: "1 or more")
    }
    let widths = try number(in: "hhea", at: 34, bytes, path: path)
    guard (1...glyphs).contains(widths) else {
      throw .damagedTable(
        path: path, table: "hhea", found: "\(widths) advance widths",
        expected: "1 to \(glyphs), the number of glyphs")
    }
    try check("hmtx", has: 4 * widths + 2 * (glyphs - widths), path: path)
  }

  /// The 16-bit number at an offset of a table.
  private func number(
    in table: FontTag, at offset: Int, _ bytes: Span<UInt8>, path: String
  ) throws(FontError) -> Int {
    try check(table, has: offset + 2, path: path)
    return self[table].flatMap { bytes.uint16(at: $0.lowerBound + offset) } ?? 0
  }

  private func check(_ table: FontTag, has count: Int, path: String) throws(FontError) {
    let found = self[table]?.count ?? 0
    guard found < count else { return }
    throw .damagedTable(
      path: path, table: table.description, found: "\(found) bytes", expected: "\(count) or more")
  }
}
