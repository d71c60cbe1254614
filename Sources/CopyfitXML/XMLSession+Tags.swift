internal import CopyfitSourceText

/// Reads the tags of elements.
extension XMLSession {
  /// Reads a start tag, and the end of an element that is empty.
  mutating func readStartTag() throws(XMLSyntaxError) {
    let start = offset
    offset += 1
    let name = takeName()
    guard !name.isEmpty else { throw noTag(at: start) }
    try checkLimits(at: start)
    let attributes = try readAttributes(ofTagAt: start)
    let isEmpty = byte == UInt8(ascii: "/")
    offset += isEmpty ? 2 : 1
    let prefixes = attributes.isEmpty ? [] : try declarePrefixes(attributes, at: start)
    try checkPrefix(of: name, at: start)
    count += 1
    open.append(OpenElement(name: name, offset: start, prefixes: prefixes))
    handler.startElement(string(name), attributes: attributes, at: start)
    if isEmpty { endElement() }
  }

  private func checkLimits(at start: Int) throws(XMLSyntaxError) {
    if let most = rules.maximumCount, count >= most {
      throw error("has more than \(most) elements", at: start)
    }
    guard open.count < XMLReader.maximumDepth else {
      throw error("nests more than \(XMLReader.maximumDepth) elements", at: start)
    }
  }

  /// What is wrong with a `<` that starts no tag.
  private func noTag(at start: Int) -> XMLSyntaxError {
    if offset >= utf8.count { return error(Self.cutOff, at: start) }
    if isAt("<!DOCTYPE", at: start) {
      return error("declares a document type behind its start", at: start)
    }
    if isAt(MergeMarker.start, at: start) { return error("has \(MergeMarker.object)", at: start) }
    return error("has a '<' that starts no tag; in a text it is written &lt;", at: start)
  }

  static let cutOff = "ends inside a tag"
  private static let colon = UInt8(ascii: ":")

  mutating func readEndTag() throws(XMLSyntaxError) {
    let start = offset
    offset += 2
    let name = takeName()
    skipSpace()
    guard !isAtEnd else { throw error(Self.cutOff, at: start) }
    guard let last = open.last, utf8[name] == utf8[last.name] else {
      let element = open.last.map(tag) ?? "the element that is open"
      throw error("has an end tag that does not close \(element)", at: start)
    }
    guard byte == Self.greater else {
      throw error("has an end tag that holds more than a name", at: start)
    }
    offset += 1
    endElement()
  }

  private mutating func endElement() {
    guard let element = open.popLast() else { return }
    for prefix in element.prefixes { prefixes[prefix, default: 1] -= 1 }
    handler.endElement()
  }
}

/// Reads attributes.
extension XMLSession {
  /// Reads the attributes of a tag up to its `>` or `/>`.
  private mutating func readAttributes(
    ofTagAt start: Int
  ) throws(XMLSyntaxError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = isSpace(at: offset)
      skipSpace()
      guard let byte else { throw error(Self.cutOff, at: start) }
      if byte == Self.greater || isAt("/>") { return attributes }
      let attribute = offset
      let name = takeName()
      guard !name.isEmpty, hasSpace else { throw malformed(attribute, inTagAt: start) }
      let value = try readValue(of: name, inTagAt: start)
      if attributes.updateValue(value, forKey: string(name)) != nil {
        throw error("gives an attribute twice", at: start)
      }
    }
  }

  private func malformed(_ offset: Int, inTagAt start: Int) -> XMLSyntaxError {
    let isCutOff = offset + 1 >= utf8.count && utf8.last == UInt8(ascii: "/")
    return isCutOff
      ? error(Self.cutOff, at: start)
      : error("has a tag that is not well-formed", at: offset)
  }

  /// Reads `= "value"` behind an attribute's name.
  private mutating func readValue(
    of name: Range<Int>, inTagAt start: Int
  ) throws(XMLSyntaxError) -> String {
    skipSpace()
    guard !isAtEnd else { throw error(Self.cutOff, at: start) }
    guard byte == UInt8(ascii: "=") else {
      throw error("has an attribute '\(quoted(name))' without a value", at: name.lowerBound)
    }
    offset += 1
    skipSpace()
    guard let quote = byte else { throw error(Self.cutOff, at: start) }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("has an attribute whose value has no quotation marks", at: name.lowerBound)
    }
    offset += 1
    return try readQuoted(by: quote, of: name, inTagAt: start)
  }

  /// Reads a value up to its quotation mark; white space in it is read as spaces.
  private mutating func readQuoted(
    by quote: UInt8, of name: Range<Int>, inTagAt start: Int
  ) throws(XMLSyntaxError) -> String {
    var value = ""
    while true {
      let plain = offset
      skipPlainValue(until: quote)
      value += string(plain..<offset)
      guard let byte else { throw error(Self.cutOff, at: start) }
      switch byte {
      case quote:
        offset += 1
        return value
      case Self.ampersand: value += try takeReference()
      case Self.less:
        throw error(
          "has an attribute whose value is not closed, or holds a '<' that is written &lt;",
          at: name.lowerBound)
      case 0x09, 0x0A, 0x0D:
        offset += isAt("\r\n") ? 2 : 1
        value += " "
      default: throw notAllowed(at: offset)
      }
    }
  }

  private mutating func skipPlainValue(until quote: UInt8) {
    var position = offset
    defer { offset = position }
    while position < utf8.count {
      let byte = utf8[position]
      if byte == quote || byte == Self.less || byte == Self.ampersand { return }
      if isForbidden(byte, at: position) { return }
      position += 1
    }
  }
}

/// Checks that the prefixes of names are declared.
extension XMLSession {
  /// Takes over the prefixes that a tag declares, and checks those that its attributes have.
  private mutating func declarePrefixes(
    _ attributes: [String: String], at start: Int
  ) throws(XMLSyntaxError) -> [String] {
    let names = attributes.keys.filter { $0.utf8.contains(Self.colon) }
    guard !names.isEmpty else { return [] }
    var declared: [String] = []
    for name in names where name.hasPrefix("xmlns:") {
      let prefix = String(name.dropFirst("xmlns:".count))
      declared.append(prefix)
      prefixes[prefix, default: 0] += 1
    }
    for name in names.sorted() { try checkPrefix(of: name, at: start) }
    return declared
  }

  private func checkPrefix(of name: Range<Int>, at start: Int) throws(XMLSyntaxError) {
    if utf8[name].contains(Self.colon) { try checkPrefix(of: string(name), at: start) }
  }

  private func checkPrefix(of name: String, at start: Int) throws(XMLSyntaxError) {
    let prefix = name.prefix { $0 != ":" }
    guard prefix.utf8.count < name.utf8.count, prefixes[String(prefix), default: 0] == 0 else {
      return
    }
    throw error("names the prefix '\(prefix.prefix(60))', which it does not declare", at: start)
  }
}
