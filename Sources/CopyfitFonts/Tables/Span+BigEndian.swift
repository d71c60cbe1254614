internal import CopyfitDynamicType

/// Reads the big-endian numbers of font tables; `nil` beyond the end.
extension Span<UInt8> {
  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// A number with 16 bits before and 16 bits after the binary point.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func tag(at offset: Int) -> FontTag? {
    uint32(at: offset).map { FontTag(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  /// The bytes of a range, limited to those that exist.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    range.clamped(to: 0..<count).map { self[$0] }
  }
}
