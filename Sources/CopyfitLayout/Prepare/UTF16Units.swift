/// The UTF-16 units of texts.
extension [UInt16] {
  /// Appends a text's units.
  ///
  /// `String.utf16` counts them first, and looks for each anew.
  mutating func append(_ text: String) throws(LayoutError) {
    let utf8 = text.utf8Span
    let bytes = utf8.span
    reserveCapacity(count + bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        append(UInt16(byte))
        index += 1
      } else {
        index += appendCharacter(at: index, of: bytes)
      }
    }
    guard count <= TextPreparer.longestText else {
      throw .textTooLong(units: count, most: TextPreparer.longestText)
    }
  }

  /// Appends a character that is not ASCII; returns how many bytes it has.
  private mutating func appendCharacter(at index: Int, of bytes: Span<UInt8>) -> Int {
    let first = UInt32(bytes[index])
    // The bytes of a string are well-formed: what is missing of a character does not occur.
    func next(_ offset: Int) -> UInt32 {
      index + offset < bytes.count ? UInt32(bytes[index + offset] & 0x3F) : 0
    }
    switch first {
    case ..<0xE0:
      append(UInt16(truncatingIfNeeded: (first & 0x1F) << 6 | next(1)))
      return 2
    case ..<0xF0:
      append(UInt16(truncatingIfNeeded: (first & 0xF) << 12 | next(1) << 6 | next(2)))
      return 3
    default:
      let scalar = (first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      append(UInt16(truncatingIfNeeded: 0xD7C0 &+ scalar >> 10))
      append(UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF))
      return 4
    }
  }
}
