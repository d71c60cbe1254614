/// A text without the white space around it.
package func trimmed(_ text: String) -> String {
  if let first = text.utf8.first, let last = text.utf8.last, isGraphic(first), isGraphic(last) {
    return text
  }
  let start = text.drop(while: \.isWhitespace)
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...last])
}

/// Whether a byte of UTF-8 is a visible ASCII character.
private func isGraphic(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
