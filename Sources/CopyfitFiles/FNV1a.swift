/// A hash that is the same in all runs and on all machines: FNV-1a of 64 bits.
///
/// Source: RFC 9923. It distinguishes values that happen to differ; it does not protect against deliberate changes.
package struct FNV1a: Hashable, Sendable {
  @usableFromInline static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  @usableFromInline static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// The hash of the bytes so far.
  package private(set) var value: UInt64

  /// The hash of no bytes.
  package init() { value = Self.offset }

  /// Hashes some bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { add(byte) }
  }

  /// Appends the bytes of a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Appends a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* Self.prime }
}
