/// A set of glyph numbers, as bits.
struct GlyphBits {
  private var words: [UInt64] = []

  mutating func insert(_ glyphs: ClosedRange<Int>) {
    let (first, last) = (glyphs.lowerBound >> 6, glyphs.upperBound >> 6)
    if last >= words.count {
      words.append(contentsOf: repeatElement(0, count: last + 1 - words.count))
    }
    for word in first...last {
      var bits = UInt64.max
      if word == first { bits &= .max << UInt64(glyphs.lowerBound & 63) }
      if word == last { bits &= .max >> UInt64(63 - glyphs.upperBound & 63) }
      words[word] |= bits
    }
  }

  var isEmpty: Bool { words.isEmpty }

  mutating func formUnion(_ other: GlyphBits) {
    if words.count < other.words.count {
      words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    }
    for word in other.words.indices { words[word] |= other.words[word] }
  }

  func contains(_ glyph: UInt32) -> Bool {
    let word = Int(glyph >> 6)
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 != 0
  }
}
