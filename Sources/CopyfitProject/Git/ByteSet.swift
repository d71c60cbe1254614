/// A set of bytes without heap memory.
struct ByteSet: Hashable {
  /// 64 bytes each, in ascending order.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  subscript(_ byte: UInt8) -> Bool {
    get { word(of: byte) >> UInt64(byte & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      setWord(of: byte, to: newValue ? word(of: byte) | bit : word(of: byte) & ~bit)
    }
  }

  /// The complement of the set.
  var inverted: ByteSet {
    var set = self
    set.words = (~words.0, ~words.1, ~words.2, ~words.3)
    return set
  }

  private func word(of byte: UInt8) -> UInt64 {
    switch byte >> 6 {
    case 0: words.0
    case 1: words.1
    case 2: words.2
    default: words.3
    }
  }

  private mutating func setWord(of byte: UInt8, to word: UInt64) {
    switch byte >> 6 {
    case 0: words.0 = word
    case 1: words.1 = word
    case 2: words.2 = word
    default: words.3 = word
    }
  }

  static func == (one: ByteSet, other: ByteSet) -> Bool { one.words == other.words }

  func hash(into hasher: inout Hasher) {
    for word in [words.0, words.1, words.2, words.3] { hasher.combine(word) }
  }
}
