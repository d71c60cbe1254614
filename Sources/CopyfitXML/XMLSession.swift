internal import CopyfitSourceText

/// One reading of a document: where it has come to, and which elements are open there.
struct XMLSession {
  /// An element that has started and not ended.
  struct OpenElement {
    /// Its name as written, in the text's bytes.
    var name: Range<Int>
    /// Where its tag starts.
    var offset: Int
    /// The prefixes of namespaces that it declares.
    var prefixes: [String]
  }

  let source: SourceText
  let handler: any XMLContentHandler
  let rules: XMLReader.Rules
  /// The text, and the offset of what is read next.
  let utf8: [UInt8]
  var offset = 0
  var open: [OpenElement] = []
  /// How many elements have started.
  var count = 0
  /// How many open elements declare each prefix.
  var prefixes = ["xml": 1, "xmlns": 1]
  var entities: XMLEntities

  init(_ source: SourceText, handler: any XMLContentHandler, rules: XMLReader.Rules) {
    self.source = source
    self.handler = handler
    self.rules = rules
    utf8 = source.utf8
    entities = XMLEntities(textLength: source.utf8.count)
  }

  /// Reads the whole document.
  mutating func read() throws(XMLSyntaxError) {
    try readProlog()
    try readStartTag()
    while let last = open.last {
      try readText()
      guard !isAtEnd else { throw error("ends inside \(tag(last))", at: last.offset) }
      try readMarkup()
    }
    try readEpilog()
  }

  /// Reads what stands before the first element: the declaration, comments and the document type.
  private mutating func readProlog() throws(XMLSyntaxError) {
    if isAt("<?xml"), isSpace(at: offset + 5) { try skipInstruction() }
    while true {
      skipSpace()
      guard byte == Self.less else { throw error("is not an XML document", at: 0) }
      if isAt("<!DOCTYPE") {
        try readDocumentType()
      } else if !(try readMiscellany()) {
        return
      }
      guard !isAtEnd else { throw error("is not an XML document", at: 0) }
    }
  }

  /// Reads what stands behind the first element, which is nothing that counts.
  private mutating func readEpilog() throws(XMLSyntaxError) {
    skipSpace()
    while !isAtEnd {
      guard try readMiscellany() else { throw error("has text after its last element", at: offset) }
      skipSpace()
    }
  }

  /// Reads a comment or an instruction; `false` where another thing stands.
  private mutating func readMiscellany() throws(XMLSyntaxError) -> Bool {
    if isAt("<!--") {
      try readComment()
    } else if isAt("<?") {
      try skipInstruction()
    } else {
      return false
    }
    return true
  }

  /// Reads what starts with a `<` inside of an element.
  private mutating func readMarkup() throws(XMLSyntaxError) {
    switch offset + 1 < utf8.count ? utf8[offset + 1] : nil {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "!") where isAt("<![CDATA["): try readCharacterData()
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if try !readMiscellany() { try readStartTag() }
    default: try readStartTag()
    }
  }
}

extension XMLSession {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")

  var isAtEnd: Bool { offset >= utf8.count }

  /// The next byte, or `nil` at the end.
  var byte: UInt8? { offset < utf8.count ? utf8[offset] : nil }

  func isAt(_ literal: String) -> Bool { isAt(literal, at: offset) }

  func isAt(_ literal: String, at start: Int) -> Bool {
    var position = start
    for byte in literal.utf8 {
      guard position < utf8.count, utf8[position] == byte else { return false }
      position += 1
    }
    return true
  }

  func isSpace(at offset: Int) -> Bool { offset < utf8.count && Self.isSpace(utf8[offset]) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  mutating func skipSpace() {
    while offset < utf8.count, Self.isSpace(utf8[offset]) { offset += 1 }
  }

  /// The place behind the next `literal` from `start` on; `nil` where there is none.
  func end(of literal: String, from start: Int) -> Int? {
    guard let first = literal.utf8.first else { return start }
    var position = start
    while position < utf8.count {
      if utf8[position] == first, isAt(literal, at: position) {
        return position + literal.utf8.count
      }
      position += 1
    }
    return nil
  }

  /// Steps over a name; the result is where it stands, which is empty where none does.
  ///
  /// Characters beyond ASCII are all taken as parts of names.
  mutating func takeName() -> Range<Int> {
    let start = offset
    guard let byte, Self.isNameStart(byte) else { return start..<start }
    while offset < utf8.count, Self.isNamePart(utf8[offset]) { offset += 1 }
    return start..<offset
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  func string(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// The longest name that a message quotes, in bytes.
  private static let longestName = 60

  /// A name for a message.
  func quoted(_ name: Range<Int>) -> String {
    guard name.count > Self.longestName else { return string(name) }
    return string(name.lowerBound..<(name.lowerBound + Self.longestName)) + "…"
  }

  func tag(_ element: OpenElement) -> String { "<\(quoted(element.name))>" }

  func error(_ message: String, at offset: Int) -> XMLSyntaxError {
    XMLSyntaxError(message: message, position: source.position(at: offset))
  }
}
