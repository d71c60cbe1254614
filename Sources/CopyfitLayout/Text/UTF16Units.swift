/// The UTF-16 units of texts.
extension [UInt16] {
  /// Appends a text's units.
  ///
  /// Faster than `String.utf16`, which counts the units first and looks up each one.
  mutating func append(_ text: String) throws(LayoutError) {
    let utf8 = text.utf8Span
    let bytes = utf8.span
    var end = count
    // No character has more units than bytes.
    append(contentsOf: repeatElement(0, count: bytes.count))
    var units = mutableSpan
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        units[end] = UInt16(byte)
        end += 1
        index += 1
      } else {
        let (value, length) = bytes.character(at: index)
        index += length
        end += units.put(value, at: end)
      }
    }
    removeLast(count - end)
    guard count <= TextAnalysis.longestText else {
      throw .textTooLong(units: count, most: TextAnalysis.longestText)
    }
  }
}

extension Span<UInt8> {
  /// A character that is not ASCII, and its number of bytes.
  @inline(__always)
  fileprivate func character(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    // The bytes of a string are well-formed, so no character is incomplete.
    func next(_ offset: Int) -> UInt32 {
      index + offset < count ? UInt32(self[index + offset] & 0x3F) : 0
    }
    switch first {
    case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
    case ..<0xF0: return ((first & 0xF) << 12 | next(1) << 6 | next(2), 3)
    default: return ((first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
  }
}

extension MutableSpan<UInt16> {
  /// Writes a character's units at an offset; returns their number.
  @inline(__always)
  fileprivate mutating func put(_ value: UInt32, at offset: Int) -> Int {
    if value < 0x1_0000 {
      self[offset] = UInt16(truncatingIfNeeded: value)
      return 1
    }
    self[offset] = UInt16(truncatingIfNeeded: 0xD7C0 &+ value >> 10)
    self[offset + 1] = UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF)
    return 2
  }
}
