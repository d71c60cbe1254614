/// A text without the white space around it.
package func trimmed(_ text: String) -> String {
  let utf8 = text.utf8
  var (first, last) = (utf8.startIndex, utf8.endIndex)
  while first < last, isBlank(utf8[first]) { utf8.formIndex(after: &first) }
  while first < last, isBlank(utf8[utf8.index(before: last)]) { utf8.formIndex(before: &last) }
  if first < last, isGraphic(utf8[first]), isGraphic(utf8[utf8.index(before: last)]) {
    return last == utf8.endIndex && first == utf8.startIndex ? text : String(text[first..<last])
  }
  if first == last { return "" }
  // A mark after a blank belongs to its character.
  if first > utf8.startIndex { first = utf8.index(before: first) }
  let start = text[first..<last].drop(while: \.isWhitespace)
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...last])
}

/// Whether a byte of UTF-8 is white space.
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// Whether a byte of UTF-8 is a visible ASCII character.
private func isGraphic(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
