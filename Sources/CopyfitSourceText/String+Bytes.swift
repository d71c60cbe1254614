extension String {
  /// Whether two texts have the same bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func hasSameBytes(as other: String) -> Bool {
    let (own, others) = unsafe (utf8Span.span.bytes, other.utf8Span.span.bytes)
    guard own.byteCount == others.byteCount else { return false }
    var offset = 0
    while own.byteCount - offset >= 8 {
      guard own.word(at: offset) == others.word(at: offset) else { return false }
      offset += 8
    }
    return own.lastWord(from: offset) == others.lastWord(from: offset)
  }

  /// Whether the text has a byte, such as that of a character of ASCII.
  ///
  /// - Complexity: O(*n*) for *n* bytes; eight are compared at a time.
  package func contains(byte: UInt8) -> Bool {
    let bytes = unsafe utf8Span.span.bytes
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = 0
    while bytes.byteCount - offset >= 8 {
      if (bytes.word(at: offset) ^ pattern).hasZeroByte { return true }
      offset += 8
    }
    while offset < bytes.byteCount {
      if unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) == byte { return true }
      offset += 1
    }
    return false
  }

  /// Whether the text has two bytes, one after the other.
  ///
  /// - Complexity: O(*n*) for *n* bytes; the search of the standard library compares graphemes.
  package func contains(bytes first: UInt8, _ second: UInt8) -> Bool {
    guard contains(byte: first) else { return false }
    var isBehindFirst = false
    for byte in utf8 {
      if isBehindFirst, byte == second { return true }
      isBehindFirst = byte == first
    }
    return false
  }

  /// A hash of the bytes, which differs from process to process, so that no file can be designed to slow it down.
  ///
  /// Each eight bytes are multiplied by a constant, and the halves of the product are joined, as in wyhash.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package var hashOfBytes: UInt64 {
    let bytes = unsafe utf8Span.span.bytes
    var hash = Self.mixed(Self.seed ^ UInt64(truncatingIfNeeded: bytes.byteCount))
    var offset = 0
    while bytes.byteCount - offset >= 8 {
      hash = Self.mixed(hash ^ bytes.word(at: offset))
      offset += 8
    }
    return Self.mixed(hash ^ bytes.lastWord(from: offset))
  }

  private static let seed = UInt64(bitPattern: Int64(Hasher().finalize()))

  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

extension UInt64 {
  /// Whether one of the eight bytes is 0.
  ///
  /// Source: H. S. Warren, "Hacker's Delight", 6-1.
  fileprivate var hasZeroByte: Bool {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0
  }
}

extension RawSpan {
  /// Eight bytes, which the caller knows to exist.
  func word(at offset: Int) -> UInt64 {
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Fewer than eight bytes up to the end.
  func lastWord(from offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in offset..<byteCount {
      word = word << 8 | UInt64(unsafe unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
    return word
  }
}
