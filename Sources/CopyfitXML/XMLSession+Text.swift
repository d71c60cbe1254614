internal import CopyfitSourceText

/// Reads what stands between tags.
extension XMLSession {
  /// Reads text up to the next `<`, or to the end.
  mutating func readText() throws(XMLSyntaxError) {
    while true {
      let start = offset
      skipPlainText()
      if offset > start { handler.characters(string(start..<offset)) }
      guard let byte, byte != Self.less else { return }
      switch byte {
      case Self.ampersand: handler.characters(try takeReference())
      case 0x0D:
        offset += isAt("\r\n") ? 2 : 1
        handler.characters("\n")
      case UInt8(ascii: "]"):
        throw error("has a ']]>' in a text, which is written ]]&gt;", at: offset)
      default: throw notAllowed(at: offset)
      }
    }
  }

  /// Steps over text that means what it is.
  private mutating func skipPlainText() {
    var position = offset
    defer { offset = position }
    while position < utf8.count {
      let byte = utf8[position]
      if byte == Self.less || byte == Self.ampersand { return }
      if byte == UInt8(ascii: "]"), isAt("]]>", at: position) { return }
      if byte != 0x0A, byte != 0x09, isForbidden(byte, at: position) { return }
      position += 1
    }
  }

  /// Whether a byte is a control character, or starts a character that XML does not allow or that stands for
  /// bytes that are no text.
  func isForbidden(_ byte: UInt8, at offset: Int) -> Bool {
    if byte < 0x20 { return true }
    // U+FFFE and U+FFFF.
    return byte == 0xEF && utf8[offset + 1] == 0xBF
      && (utf8[offset + 2] >= 0xBE || offset == source.firstInvalidOffset)
  }

  func notAllowed(at offset: Int) -> XMLSyntaxError {
    offset == source.firstInvalidOffset
      ? error("is not text in \(source.encoding.rawValue)", at: offset)
      : error("holds a character that XML does not allow", at: offset)
  }

  mutating func readCharacterData() throws(XMLSyntaxError) {
    let start = offset
    let content = start + 9
    guard let end = end(of: "]]>", from: content) else {
      throw error("ends inside of a CDATA section", at: start)
    }
    try checkCharacters(content..<(end - 3))
    handler.characters(normalized(content..<(end - 3)))
    offset = end
  }

  mutating func readComment() throws(XMLSyntaxError) {
    handler.comment(normalized(try takeComment()))
  }

  /// Steps over a comment; the result is where its text stands.
  mutating func takeComment() throws(XMLSyntaxError) -> Range<Int> {
    let start = offset
    let content = start + 4
    guard let end = end(of: "--", from: content) else {
      throw error("ends inside of a comment", at: start)
    }
    guard end < utf8.count else { throw error("ends inside of a comment", at: start) }
    guard utf8[end] == Self.greater else {
      throw error("has '--' in a comment, which XML does not allow", at: end - 2)
    }
    try checkCharacters(content..<(end - 2))
    offset = end + 1
    return content..<(end - 2)
  }

  /// Steps over what is for another program.
  mutating func skipInstruction() throws(XMLSyntaxError) {
    let start = offset
    guard let end = end(of: "?>", from: start + 2) else {
      throw error("ends inside of an instruction", at: start)
    }
    if start > 0, isAt("<?xml", at: start), isSpace(at: start + 5) || isAt("?", at: start + 5) {
      throw error("has an XML declaration behind its start", at: start)
    }
    offset = end
  }

  private func checkCharacters(_ range: Range<Int>) throws(XMLSyntaxError) {
    for offset in range where !Self.isSpace(utf8[offset]) && isForbidden(utf8[offset], at: offset) {
      throw notAllowed(at: offset)
    }
  }

  /// Text as it is, its line ends written as LF.
  private func normalized(_ range: Range<Int>) -> String {
    guard utf8[range].contains(0x0D) else { return string(range) }
    var bytes: [UInt8] = []
    for offset in range where utf8[offset] != 0x0A || !isAt("\r", at: offset - 1) {
      bytes.append(utf8[offset] == 0x0D ? 0x0A : utf8[offset])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads references to characters and entities.
extension XMLSession {
  /// Reads what starts with `&`: the text that it stands for.
  mutating func takeReference() throws(XMLSyntaxError) -> String {
    let start = offset
    offset += 1
    guard byte == UInt8(ascii: "#") else { return try takeEntity(from: start) }
    offset += 1
    let end = XMLEntities.end(ofNumberAt: offset, in: utf8)
    guard let end, let scalar = XMLEntities.scalar(numbered: utf8[offset..<end]) else {
      throw error("has a reference that is no character's number", at: start)
    }
    offset = end + 1
    return String(scalar)
  }

  private mutating func takeEntity(from start: Int) throws(XMLSyntaxError) -> String {
    let name = takeName()
    guard !name.isEmpty, byte == UInt8(ascii: ";") else {
      throw error("has an '&' that must be written &amp;", at: start)
    }
    offset += 1
    let written = string(name)
    if let scalar = XMLEntities.predefined[written] { return String(scalar) }
    do throws(XMLEntities.Refusal) {
      return String(decoding: try entities.text(of: written), as: UTF8.self)
    } catch {
      throw self.error(error.message(on: quoted(name)), at: start)
    }
  }
}
