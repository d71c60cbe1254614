/// Finds where elements start in XML text, which parsers do not report.
///
/// The start tags come in the order in which a parser reports elements, so that the *n*th offset is the
/// *n*th element's. Only markup is told apart; whether it is well-formed is the parser's question.
struct StartTagScanner {
  /// The offset of each start tag's `<`, in the order of the text.
  private(set) var offsets: [Int] = []
  /// The offset of the first document type declaration; none is followed.
  private(set) var documentType: Int?
  /// Whether the text ends inside of the last start tag.
  private(set) var endsInsideTag = false

  /// Scans a document.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ utf8: [UInt8]) {
    var at = 0
    while let start = Self.find(UInt8(ascii: "<"), in: utf8, from: at) {
      at = scanMarkup(at: start, in: utf8)
    }
  }

  /// Takes one piece of markup; the result is the offset behind it.
  private mutating func scanMarkup(at start: Int, in utf8: [UInt8]) -> Int {
    if Self.has("<!--", at: start, in: utf8) {
      return Self.end(of: "-->", in: utf8, from: start + 4)
    }
    if Self.has("<![CDATA[", at: start, in: utf8) {
      return Self.end(of: "]]>", in: utf8, from: start + 9)
    }
    if Self.has("<?", at: start, in: utf8) { return Self.end(of: "?>", in: utf8, from: start + 2) }
    if Self.has("<!", at: start, in: utf8) {
      documentType = documentType ?? start
      return start + 2
    }
    if Self.has("</", at: start, in: utf8) { return Self.end(of: ">", in: utf8, from: start + 2) }
    offsets.append(start)
    let end = Self.endOfTag(in: utf8, from: start + 1)
    endsInsideTag = end == nil
    return end ?? utf8.count
  }

  /// The offset behind a start tag's `>`, of which quoted values may hold some; `nil` where it has none.
  static func endOfTag(in utf8: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for offset in start..<max(start, utf8.count) {
      let byte = utf8[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      }
    }
    return nil
  }

  private static func has(_ token: StaticString, at start: Int, in utf8: [UInt8]) -> Bool {
    guard start + token.utf8CodeUnitCount <= utf8.count else { return false }
    var offset = start
    for byte in token.description.utf8 {
      guard utf8[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// The offset behind the next `token`, which ends with `>`, or the text's end.
  private static func end(of token: StaticString, in utf8: [UInt8], from start: Int) -> Int {
    var at = start
    while let last = find(UInt8(ascii: ">"), in: utf8, from: at) {
      let first = last + 1 - token.utf8CodeUnitCount
      if first >= start, has(token, at: first, in: utf8) { return last + 1 }
      at = last + 1
    }
    return utf8.count
  }

  private static func find(_ byte: UInt8, in utf8: [UInt8], from start: Int) -> Int? {
    guard start < utf8.count else { return nil }
    return utf8[start...].firstIndex(of: byte)
  }
}
