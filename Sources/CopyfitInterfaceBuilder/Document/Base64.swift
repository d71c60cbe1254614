/// Reads Base64 (RFC 4648 §4) as Interface Builder writes it: with white space, and without its padding.
///
/// Foundation reads it too, but nothing else here needs Foundation.
enum Base64 {
  /// The bytes that the text stands for, or `nil` where it has other characters, or ends within a byte.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 where !isIgnored(character) {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return count < 6 ? bytes : nil
  }

  private static func isIgnored(_ character: UInt8) -> Bool {
    character == UInt8(ascii: "=") || character <= UInt8(ascii: " ")
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
