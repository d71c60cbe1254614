internal import Foundation

/// DejaVu Sans with other tables, in a file that is removed with the object.
package final class PatchedFont {
  /// The font to patch.
  package static let original = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  package let path: String

  /// Adds tables to a font, and replaces those with the same tags.
  package init(_ added: [(tag: String, bytes: [UInt8])]) throws {
    let font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.original)))
    var tables = added
    for index in 0..<Int(font[4]) << 8 + Int(font[5]) {
      let record = Array(font[(12 + 16 * index)..<(28 + 16 * index)])
      let tag = String(decoding: record[0..<4], as: UTF8.self)
      guard !added.contains(where: { $0.tag == tag }) else { continue }
      let (offset, length) = (Self.number(record[8..<12]), Self.number(record[12..<16]))
      tables.append((tag, Array(font[offset..<offset + length])))
    }
    tables.sort { $0.tag < $1.tag }
    var header = Array(font[0..<4]) + Self.uint16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for table in tables {
      header += Array(table.tag.utf8) + Self.uint32(0)
      header += Self.uint32(12 + 16 * tables.count + body.count) + Self.uint32(table.bytes.count)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    path = NSTemporaryDirectory() + "copyfit-\(UUID().uuidString).ttf"
    try Data(header + body).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 + Int($1) }
  }

  package static func uint16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  package static func uint32(_ value: Int) -> [UInt8] { uint16(value >> 16) + uint16(value) }

  /// `trak`: 100 units at 10 pt, 20 at 20 pt, −40 at 40 pt, linear between; and the `STAT` that newer versions of
  /// HarfBuzz require.
  package static let tracking: [(tag: String, bytes: [UInt8])] = [
    (
      "trak",
      [1, 0, 0, 12, 0, 0].flatMap(uint16) + uint16(1) + uint16(3) + uint32(28) + uint32(0)
        + uint16(2) + uint16(40) + [10, 20, 40].flatMap { uint32($0 << 16) }
        + [100, 20, -40].flatMap(uint16)
    ),
    (
      "STAT",
      [1, 1, 8, 1].flatMap(uint16) + uint32(20) + uint16(0) + uint32(0) + uint16(2)
        + Array("wght".utf8) + uint16(2) + uint16(0)
    ),
  ]

  /// `GSUB`: in all scripts (`ccmp`), a glyph is replaced by many.
  package static func multiplying(_ glyph: Int, by count: Int) -> [(tag: String, bytes: [UInt8])] {
    let scripts =
      uint16(1) + Array("DFLT".utf8) + uint16(8) + [4, 0, 0, 0xFFFF, 1, 0].flatMap(uint16)
    let features = uint16(1) + Array("ccmp".utf8) + [8, 0, 1, 0].flatMap(uint16)
    let lookups =
      [1, 4, 2, 0, 1, 8, 1, 8, 1, 14, 1, 1, glyph, count].flatMap(uint16)
      + Array(repeating: uint16(glyph), count: count).joined()
    let offsets = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    return [
      ("GSUB", [1, 0].flatMap(uint16) + offsets.flatMap(uint16) + scripts + features + lookups)
    ]
  }

  /// `fvar`: `opsz` from 12 to 32, 12 by default; `HVAR`: every glyph is narrower by 200 units at 32.
  package static let opticalSizes: [(tag: String, bytes: [UInt8])] = [
    (
      "fvar",
      [1, 0, 16, 2, 1, 20, 0, 8].flatMap(uint16) + Array("opsz".utf8)
        + [12, 12, 32].flatMap { uint32($0 << 16) } + uint16(0) + uint16(2)
    ),
    (
      "HVAR",
      [1, 0].flatMap(uint16) + uint32(20) + uint32(54) + uint32(0) + uint32(0)
        // The store: one region, one item.
        + uint16(1) + uint32(12) + uint16(1) + uint32(22)
        + [1, 1, 0, 0x4000, 0x4000].flatMap(uint16)
        + [1, 1, 1, 0].flatMap(uint16) + uint16(-200) + uint16(0)
        // All glyphs map to that item.
        + [0, 0, 0, 1, 0]
    ),
  ]
}
