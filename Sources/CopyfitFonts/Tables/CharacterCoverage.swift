/// The characters that a face may have glyphs for, from its table `cmap`.
///
/// HarfBuzz never finds a glyph for a character outside of the ranges, and nearly always finds one for a character
/// inside. So faces that cannot show a text need not be opened.
///
/// Source: OpenType 1.9.1, *cmap*.
struct CharacterCoverage: Hashable, Sendable {
  /// The first and last character of each range, in ascending order without overlap.
  private(set) var bounds: [UInt32] = []

  init() {}

  /// Whether a character is in one of the ranges.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, bounds.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < bounds.count && bounds[2 * low] <= scalar.value
  }

  /// Adds a range; `false` if it is not after all others, or beyond Unicode.
  mutating func append(_ first: UInt32, _ last: UInt32) -> Bool {
    guard first <= last, last <= Self.largestCharacter else { return false }
    guard let end = bounds.last else {
      bounds += [first, last]
      return true
    }
    guard first > end else { return false }
    if first == end + 1 {
      bounds[bounds.count - 1] = last
    } else {
      bounds.append(first)
      bounds.append(last)
    }
    return true
  }

  static let largestCharacter: UInt32 = 0x10FFFF
}

extension CharacterCoverage {
  /// Reads the part of a `cmap` that HarfBuzz uses.
  ///
  /// `nil` if that part is not for Unicode, in an order that only damaged or hostile fonts have, or in a rare format.
  /// The face's characters are then unknown.
  init?(_ bytes: Span<UInt8>, at table: Range<Int>) {
    guard let start = Self.subtable(bytes, table) else { return nil }
    let isRead =
      switch bytes.uint16(at: start) {
      case 4: readSegments(bytes, from: start, to: table.upperBound)
      case 6: readTrimmed(first: bytes.uint16(at: start + 6), count: bytes.uint16(at: start + 8))
      case 12: readGroups(bytes, from: start, to: table.upperBound)
      default: false
      }
    guard isRead else { return nil }
  }

  /// The place of the mapping that HarfBuzz selects (`hb-ot-cmap-table.hh`, `find_best_subtable`).
  private static func subtable(_ bytes: Span<UInt8>, _ table: Range<Int>) -> Int? {
    let count = bytes.uint16(at: table.lowerBound + 2) ?? 0
    var best: (rank: Int, start: Int)?
    for record in 0..<count {
      let place = table.lowerBound + 4 + 8 * record
      guard place + 8 <= table.upperBound, let platform = bytes.uint16(at: place),
        let encoding = bytes.uint16(at: place + 2), let offset = bytes.uint32(at: place + 4)
      else { return nil }
      // Symbol mappings come before all others and map characters in their own way.
      if (platform, encoding) == (3, 0) { return nil }
      let candidates = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0)]
      guard let rank = candidates.firstIndex(where: { $0 == (platform, encoding) }) else {
        continue
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, table.lowerBound + offset) }
    }
    return best?.start
  }

  private mutating func readTrimmed(first: Int?, count: Int?) -> Bool {
    guard let first, let count else { return false }
    return count == 0 || append(UInt32(first), UInt32(min(first + count - 1, 0xFFFF)))
  }

  private mutating func readGroups(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let count = bytes.uint32(at: start + 12), start + 16 + 12 * count <= end else {
      return false
    }
    for group in stride(from: start + 16, to: start + 16 + 12 * count, by: 12) {
      // Fonts for Chinese have tens of thousands of groups. The end of the table was checked above.
      guard append(bytes.number(at: group), bytes.number(at: group + 4)) else { return false }
    }
    return true
  }

  private mutating func readSegments(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let doubled = bytes.uint16(at: start + 6), start + 16 + 4 * doubled <= end else {
      return false
    }
    let size = doubled & ~1
    var previous = -1
    for segment in stride(from: start + 14, to: start + 14 + size, by: 2) {
      guard let last = bytes.uint16(at: segment), let first = bytes.uint16(at: segment + size + 2),
        let offset = bytes.uint16(at: segment + 3 * size + 2)
      else { return false }
      // In order, so that no font can make this loop slow.
      guard first <= last, first > previous else { return false }
      previous = last
      let glyphs = offset == 0 ? nil : segment + 3 * size + 2 + offset
      guard readSegment(bytes, first...last, glyphs: glyphs, end: end) else { return false }
    }
    return true
  }

  /// Adds a segment; with a list of glyphs, only its characters that have one.
  private mutating func readSegment(
    _ bytes: Span<UInt8>, _ segment: ClosedRange<Int>, glyphs: Int?, end: Int
  ) -> Bool {
    guard let glyphs else { return append(UInt32(segment.lowerBound), UInt32(segment.upperBound)) }
    for character in segment {
      let place = glyphs + 2 * (character - segment.lowerBound)
      guard place + 2 <= end, bytes.uint16(at: place) != 0 else { continue }
      guard append(UInt32(character), UInt32(character)) else { return false }
    }
    return true
  }
}

extension Span<UInt8> {
  /// The big-endian number of 32 bits at a valid place.
  fileprivate func number(at place: Int) -> UInt32 {
    let high = UInt32(self[place]) << 24 | UInt32(self[place + 1]) << 16
    return high | UInt32(self[place + 2]) << 8 | UInt32(self[place + 3])
  }
}
