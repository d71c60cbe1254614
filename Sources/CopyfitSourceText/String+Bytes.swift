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
