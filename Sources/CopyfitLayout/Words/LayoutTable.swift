internal import CCopyfitHarfBuzz

/// The lookups of a font's `GSUB` or `GPOS`, for details that HarfBuzz's functions do not provide.
///
/// Numbers beyond the table are 0: HarfBuzz checks a table before it uses any lookup of it.
@safe
struct LayoutTable: ~Copyable, Sendable {
  /// A part of a lookup, with extensions resolved.
  struct Subtable: Sendable {
    var type: Int
    var offset: Int
  }

  /// A coverage table, with bounds that quickly exclude most glyphs.
  struct Coverage {
    var offset: Int
    /// The range of glyphs in the table; `nil` if it is empty.
    var glyphs: ClosedRange<UInt32>?

    func mayContain(_ glyph: UInt32) -> Bool { glyphs?.contains(glyph) ?? false }
  }

  /// An `hb_blob_t` that this object owns; it is immutable, so threads may share it.
  private nonisolated(unsafe) let blob: OpaquePointer?
  /// Points into the blob, which is immutable and lives as long as this object.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let extensionType: Int

  /// Reads the table of a face's font.
  init(_ face: OpaquePointer?, _ tag: hb_tag_t, extensionType: Int) {
    unsafe self.init(blob: hb_face_reference_table(face, tag), extensionType: extensionType)
  }

  /// Reads a copy of a table's bytes.
  init(_ bytes: [UInt8], extensionType: Int) {
    let blob = unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe self.init(blob: blob, extensionType: extensionType)
  }

  private init(blob table: OpaquePointer?, extensionType: Int) {
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(table, &length)
    unsafe blob = table
    unsafe bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    self.extensionType = extensionType
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// The 16-bit number at an offset; 0 beyond the table.
  func number(_ offset: Int) -> Int {
    guard offset >= 0, unsafe offset + 1 < bytes.count else { return 0 }
    return unsafe Int(
      UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// Whether the table contains all bytes up to an offset.
  func has(_ end: Int) -> Bool { unsafe end <= bytes.count }

  private func lookup(_ index: Int) -> Int {
    let list = number(8)
    return list + number(list + 2 + 2 * index)
  }

  /// A lookup's flags.
  func flags(_ index: Int) -> LookupFlags {
    LookupFlags(rawValue: UInt16(truncatingIfNeeded: number(lookup(index) + 2)))
  }

  /// The parts of a lookup.
  func subtables(_ index: Int) -> [Subtable] {
    let lookup = lookup(index)
    let type = number(lookup)
    return (0..<number(lookup + 4)).map { part in
      let offset = lookup + number(lookup + 6 + 2 * part)
      guard type == extensionType else { return Subtable(type: type, offset: offset) }
      let distance = number(offset + 4) << 16 | number(offset + 6)
      return Subtable(type: number(offset + 2), offset: offset + distance)
    }
  }

  /// The coverage table at an offset.
  func coverage(_ offset: Int) -> Coverage {
    let isRanges = number(offset) == 2
    var glyphs: ClosedRange<UInt32>?
    // All entries, because in some fonts they are not sorted.
    for index in 0..<number(offset + 2) {
      let entry = offset + 4 + (isRanges ? 6 : 2) * index
      let first = UInt32(number(entry))
      let last = max(first, isRanges ? UInt32(number(entry + 2)) : first)
      glyphs = glyphs.map { min($0.lowerBound, first)...max($0.upperBound, last) } ?? first...last
    }
    return Coverage(offset: offset, glyphs: glyphs)
  }

  /// The coverage table of a part of `GSUB` or `GPOS` with the offset in the usual place.
  func coverage(of part: Subtable) -> Coverage {
    coverage(part.offset + number(part.offset + 2))
  }

  /// The index of a glyph in a coverage table, or `nil` if it is not covered.
  ///
  /// Reads the same entries as HarfBuzz, so the result is also the same for tables that are not sorted.
  func index(of glyph: UInt32, inCoverage coverage: Int) -> Int? {
    let isRanges = number(coverage) == 2
    let width = isRanges ? 6 : 2
    var (low, high) = (0, number(coverage + 2) - 1)
    while low <= high {
      let middle = (low + high) / 2
      let entry = coverage + 4 + width * middle
      let (first, last) = (number(entry), number(isRanges ? entry + 2 : entry))
      if first > glyph {
        high = middle - 1
      } else if last < glyph {
        low = middle + 1
      } else {
        return isRanges ? number(entry + 4) + Int(glyph) - first : middle
      }
    }
    return nil
  }
}

/// Substitution of single glyphs.
extension LayoutTable {
  /// Calls `body` with the glyphs that a part of `GSUB` can substitute for a glyph in any context.
  ///
  /// A ligature counts as a substitute of its first glyph.
  func forEachSubstitute(_ glyph: UInt32, _ part: Subtable, _ body: (UInt32) -> Void) {
    guard part.isOfSingleGlyphs else { return }
    let coverage = part.offset + number(part.offset + 2)
    guard let index = index(of: glyph, inCoverage: coverage) else { return }
    switch part.type {
    case 1 where number(part.offset) == 1:
      body(UInt32((Int(glyph) + number(part.offset + 4)) & 0xFFFF))
    case 1: body(UInt32(number(part.offset + 6 + 2 * index)))
    case 8: body(UInt32(reverseSubstitute(part.offset, index)))
    default:
      let set = part.offset + number(part.offset + 6 + 2 * index)
      for place in 0..<number(set) {
        let entry = number(set + 2 + 2 * place)
        body(UInt32(part.type == 4 ? number(set + entry) : entry))
      }
    }
  }

  private func reverseSubstitute(_ offset: Int, _ index: Int) -> Int {
    var position = offset + 4
    for _ in 0..<2 { position += 2 + 2 * number(position) }
    return number(position + 2 + 2 * index)
  }
}

extension LayoutTable.Subtable {
  /// Whether the part of `GSUB` substitutes single glyphs, or ligatures that begin with one.
  var isOfSingleGlyphs: Bool { (1...4).contains(type) || type == 8 }
}
