package import CopyfitSourceText

/// Reads a property list in XML in the form that tools write: a dictionary of texts and dictionaries, with tags without
/// spaces.
///
/// Any other list, valid or not, is left to `XMLPropertyList`, which takes several times as long.
package struct PlainPropertyList {
  /// The reason for leaving a list to the other reader.
  private struct Unusual: Error {}

  private let utf8: [UInt8]
  private var offset = 0
  /// The last comment since the last value.
  private var comment: String?

  private init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  /// Reads the members of the root.
  ///
  /// - Parameter take: Receives each member; if the list is unusual, only those before that place.
  /// - Returns: Whether the list was read to its end.
  package static func read(_ source: SourceText, take: (PropertyListNode.Member) -> Void) -> Bool {
    guard source.firstInvalidOffset == nil else { return false }
    var list = PlainPropertyList(source.utf8)
    do throws(Unusual) { try list.readAll(take) } catch { return false }
    return true
  }

  private mutating func readAll(_ take: (PropertyListNode.Member) -> Void) throws(Unusual) {
    skipSpaces()
    if skip("<?xml ") {
      while offset < utf8.count, !isAt("?>") { offset += 1 }
      try expect("?>")
    }
    try skipComments()
    if Self.documentTypes.contains(where: isAt) {
      while utf8[offset] != UInt8(ascii: ">") { offset += 1 }
      offset += 1
    }
    try skipComments()
    try expect("<plist version=\"1.0\">")
    try skipComments()
    try expect("<dict>")
    try readMembers(depth: 0, take)
    try skipComments()
    try expect("</plist>")
    skipSpaces()
    guard offset == utf8.count else { throw Unusual() }
  }

  private static let documentTypes = ["Apple", "Apple Computer"].map {
    "<!DOCTYPE plist PUBLIC \"-//\($0)//DTD PLIST 1.0//EN\" "
      + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
  }

  /// Reads members up to the end of their dictionary.
  private mutating func readMembers(
    depth: Int, _ take: (PropertyListNode.Member) -> Void
  ) throws(Unusual) {
    comment = nil
    while true {
      try skipComments()
      if skip("</dict>") { return }
      let start = offset
      try expect("<key>")
      let (key, comment) = (try text(to: "</key>"), comment)
      try skipComments()
      let value = try value(depth: depth + 1)
      self.comment = nil
      take(.init(key: key, offset: start, value: value, comment: comment))
    }
  }

  private mutating func value(depth: Int) throws(Unusual) -> PropertyListNode {
    let start = offset
    if skip("<string>") {
      return PropertyListNode(content: .string(try text(to: "</string>")), offset: start)
    }
    guard depth < PropertyListNode.maximumDepth else { throw Unusual() }
    try expect("<dict>")
    var members: [PropertyListNode.Member] = []
    try readMembers(depth: depth) { members.append($0) }
    return PropertyListNode(content: .dictionary(members), offset: start)
  }

  /// The text up to an end tag.
  private mutating func text(to end: String) throws(Unusual) -> String {
    var (read, start) = ("", offset)
    while offset < utf8.count, utf8[offset] != UInt8(ascii: "<") {
      guard utf8[offset] == UInt8(ascii: "&") else {
        try checkByte()
        offset += 1
        continue
      }
      read += string(start..<offset)
      guard let reference = Self.references.first(where: { isAt($0.written) }) else {
        throw Unusual()
      }
      read += reference.text
      offset += reference.written.utf8.count
      start = offset
    }
    let rest = string(start..<offset)
    try expect(end)
    return read.isEmpty ? rest : read + rest
  }

  private static let references = [
    (written: "&lt;", text: "<"), (written: "&gt;", text: ">"), (written: "&amp;", text: "&"),
    (written: "&quot;", text: "\""), (written: "&apos;", text: "'"),
  ]

  /// Checks that the next byte is allowed in a text: it is not a control character, and not the end of `]]>`.
  private func checkByte() throws(Unusual) {
    let byte = utf8[offset]
    if byte < 0x20 ? !Self.isSpace(byte) : byte == UInt8(ascii: ">") && utf8[offset - 1] == 0x5D {
      throw Unusual()
    }
  }

  private mutating func skipComments() throws(Unusual) {
    skipSpaces()
    while skip("<!--") {
      let start = offset
      while !isAt("--") {
        // XML normalizes line ends and rejects noncharacters.
        guard offset < utf8.count, utf8[offset] != 0x0D, !isAt("\u{FFFF}"), !isAt("\u{FFFE}") else {
          throw Unusual()
        }
        try checkByte()
        offset += 1
      }
      comment = trimmed(string(start..<offset))
      try expect("-->")
      skipSpaces()
    }
  }

  private mutating func skipSpaces() {
    while offset < utf8.count, Self.isSpace(utf8[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func expect(_ literal: String) throws(Unusual) {
    guard skip(literal) else { throw Unusual() }
  }

  private mutating func skip(_ literal: String) -> Bool {
    guard isAt(literal) else { return false }
    offset += literal.utf8.count
    return true
  }

  private func isAt(_ literal: String) -> Bool {
    var place = offset
    for byte in literal.utf8 {
      guard place < utf8.count, utf8[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }
}
