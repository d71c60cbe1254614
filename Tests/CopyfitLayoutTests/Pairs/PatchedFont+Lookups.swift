import CopyfitTestSupport

/// A lookup of `GSUB` or `GPOS` as numbers of 16 bits.
struct PatchedLookup: Sendable {
  var type: Int
  var flags = 0
  var numbers: [Int]
}

extension PatchedFont {
  /// Creates a font with some lookups, the first of which a feature applies in every script, and without some tables.
  convenience init(
    _ table: String, _ feature: String, _ lookups: [PatchedLookup], appliedCount: Int = 1,
    without others: [String] = []
  ) throws {
    let scripts =
      Self.uint16(1) + Array("DFLT".utf8) + [8, 4, 0, 0, 0xFFFF, 1, 0].flatMap(Self.uint16)
    let features =
      Self.uint16(1) + Array(feature.utf8)
      + ([8, 0, appliedCount] + Array(0..<appliedCount)).flatMap(Self.uint16)
    var (offsets, bodies): ([Int], [UInt8]) = ([], [])
    for lookup in lookups {
      offsets.append(2 + 2 * lookups.count + bodies.count)
      bodies += ([lookup.type, lookup.flags, 1, 8] + lookup.numbers).flatMap(Self.uint16)
    }
    let list = ([lookups.count] + offsets).flatMap(Self.uint16) + bodies
    let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    let patched = Self.uint32(0x10000) + places.flatMap(Self.uint16) + scripts + features + list
    try self.init([(table, patched)] + others.map { ($0, []) })
  }
}
