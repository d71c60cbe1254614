/// The classes of bytes in property lists, in OpenStep's format and in XML.
enum PropertyListByte {
  /// Whether a byte can start a key, or a value that is text.
  static func startsString(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte)
  }

  /// Whether a byte can be part of a text without quotes: `[A-Za-z0-9_$/:.-]`.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether a byte is white space; U+2028 and U+2029 are white space, too, but have three bytes.
  static func isSpace(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) || byte == 0x20 }
}
