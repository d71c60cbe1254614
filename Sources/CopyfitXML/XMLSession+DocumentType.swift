internal import CopyfitSourceText

/// Reads the declaration of a document's type, of which entities that are texts count.
extension XMLSession {
  mutating func readDocumentType() throws(XMLSyntaxError) {
    let start = offset
    if let reason = rules.documentTypeRefusal { throw error(reason, at: start) }
    offset += "<!DOCTYPE".utf8.count
    while let byte {
      switch byte {
      case Self.greater:
        offset += 1
        return
      case UInt8(ascii: "["):
        offset += 1
        try readDeclarations(of: start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try takeLiteral(in: start)
      case Self.less: throw Self.malformed(self, at: offset)
      default: offset += 1
      }
    }
    throw error(Self.cutOffType, at: start)
  }

  private static let cutOffType = "ends inside of its document type"

  private static func malformed(_ session: XMLSession, at offset: Int) -> XMLSyntaxError {
    session.error("has a document type that is not well-formed", at: offset)
  }

  /// Reads the declarations in brackets, up to the `]`.
  private mutating func readDeclarations(of start: Int) throws(XMLSyntaxError) {
    while true {
      skipSpace()
      guard let byte else { throw error(Self.cutOffType, at: start) }
      if byte == UInt8(ascii: "]") {
        offset += 1
        return
      } else if isAt("<!--") {
        _ = try takeComment()
      } else if isAt("<?") {
        try skipInstruction()
      } else if isAt("<!ENTITY"), isSpace(at: offset + 8) {
        try readEntity(of: start)
      } else if isAt("<!") {
        try skipDeclaration(of: start)
      } else if byte == UInt8(ascii: "%") {
        throw error("declares its type by parameter entities, which are not followed", at: offset)
      } else {
        throw Self.malformed(self, at: offset)
      }
    }
  }

  /// Steps over a declaration of elements or attributes.
  private mutating func skipDeclaration(of start: Int) throws(XMLSyntaxError) {
    while let byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try takeLiteral(in: start)
      case Self.greater:
        offset += 1
        return
      default: offset += 1
      }
    }
    throw error(Self.cutOffType, at: start)
  }

  /// Reads `<!ENTITY name "text">`.
  private mutating func readEntity(of start: Int) throws(XMLSyntaxError) {
    let declaration = offset
    offset += "<!ENTITY".utf8.count
    skipSpace()
    if byte == UInt8(ascii: "%") {
      throw error("declares a parameter entity, which is not followed", at: declaration)
    }
    let name = takeName()
    skipSpace()
    guard let byte else { throw error(Self.cutOffType, at: start) }
    if isAt("SYSTEM") || isAt("PUBLIC") {
      throw error("declares an entity of another file, which is not followed", at: declaration)
    }
    guard !name.isEmpty, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      throw Self.malformed(self, at: declaration)
    }
    let literal = try takeLiteral(in: start)
    skipSpace()
    guard self.byte == Self.greater else { throw Self.malformed(self, at: declaration) }
    offset += 1
    entities.declare(string(name), as: try entityText(literal))
  }

  /// Steps over a text in quotation marks; the result is where it stands without them.
  private mutating func takeLiteral(in start: Int) throws(XMLSyntaxError) -> Range<Int> {
    let quote = utf8[offset]
    let content = offset + 1
    guard let end = utf8[content...].firstIndex(of: quote) else {
      throw error(Self.cutOffType, at: start)
    }
    offset = end + 1
    return content..<end
  }

  /// An entity's text as it is declared: numbers of characters are replaced at once, names later.
  private func entityText(_ literal: Range<Int>) throws(XMLSyntaxError) -> [UInt8] {
    var text: [UInt8] = []
    var offset = literal.lowerBound
    while offset < literal.upperBound {
      let byte = utf8[offset]
      if byte == UInt8(ascii: "%") {
        throw error("has a '%' in an entity's text, which is written &#37;", at: offset)
      }
      if isForbidden(byte, at: offset), !Self.isSpace(byte) { throw notAllowed(at: offset) }
      guard isAt("&#", at: offset) else {
        text.append(byte)
        offset += 1
        continue
      }
      let end = XMLEntities.end(ofNumberAt: offset + 2, in: utf8)
      guard let end, let scalar = XMLEntities.scalar(numbered: utf8[(offset + 2)..<end]) else {
        throw error("has a reference that is no character's number", at: offset)
      }
      text += Array(String(scalar).utf8)
      offset = end + 1
    }
    return text
  }
}
