/// The bytes of a path or a name as displayable text.
///
/// On Linux, a name may contain any bytes. A name that is not UTF-8 cannot be a `String`.
package struct PathText: Hashable, Sendable {
  /// The text, in which an invalid byte is shown by its number, such as `\xE9`.
  package let shown: String
  /// Whether all bytes are UTF-8, so that the text is the path itself.
  package let isUTF8: Bool

  /// - Parameter bytes: The path, without the terminating zero.
  package init(_ bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      (shown, isUTF8) = (text, true)
      return
    }
    var text = ""
    var position = 0
    var iterator = bytes.makeIterator()
    var parser = UTF8.ForwardParser()
    scalars: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        text.unicodeScalars.append(UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<(position + length)] { text += Self.escaped(byte) }
        position += length
      case .emptyInput: break scalars
      }
    }
    (shown, isUTF8) = (text, false)
  }

  private static func escaped(_ byte: UInt8) -> String {
    "\\x" + String(byte, radix: 16, uppercase: true)
  }
}
