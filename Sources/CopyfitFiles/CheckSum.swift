/// A checksum that detects damaged bytes; it does not protect against deliberate changes.
package enum CheckSum {
  /// Mixes eight bytes at a time by multiplication, as FNV-1a does with one byte.
  package static func of(_ bytes: Span<UInt8>) -> UInt64 {
    var sum = FNV1a.offset ^ UInt64(bytes.count)
    let words = bytes.count / 8
    for word in 0..<words { mix(number(bytes, at: 8 * word, count: 8), into: &sum) }
    mix(number(bytes, at: 8 * words, count: bytes.count % 8), into: &sum)
    return sum
  }

  /// The little-endian number in some bytes.
  package static func number(_ bytes: Span<UInt8>, at start: Int, count: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(bytes[start + index]) << UInt64(8 * index) }
    return number
  }

  private static func mix(_ word: UInt64, into sum: inout UInt64) {
    sum = (sum ^ word) &* FNV1a.prime
    sum ^= sum >> 32
  }
}
