/// Parses JSON (RFC 8259) with the place of every value, and reports duplicate names.
public struct JSONParser {
  /// A name that an object has more than once.
  public struct Duplicate: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The offset of the later occurrence.
    public var offset: Int
    /// The offset of the earlier occurrence.
    public var earlier: Int
  }

  /// The maximum nesting; String Catalogs need less than 16.
  public static let maximumDepth = 128

  /// The duplicate names of objects, in the order of the text.
  public private(set) var duplicates: [Duplicate] = []
  /// Whether missing commas before objects in lists, and extra commas at the end of lists, are accepted.
  public var toleratesLooseCommas = false
  /// The offsets of such commas.
  public private(set) var looseCommas: [Int] = []
  /// Whether an escape that is half of a surrogate pair is read as U+FFFD; otherwise it is an error.
  package var toleratesHalfCharacters = false
  /// The offsets of such escapes in texts and names.
  package private(set) var halfCharacters: [Int] = []
  private let text: SourceText
  private var scanner: TextScanner
  private var passed: Passed?

  /// Members that are passed on when they are read, so that they need not all be stored.
  private struct Passed {
    /// The name of the object in the root that has them; `nil` for the root itself.
    var name: String?
    /// Receives the members of the root before the object, and returns what receives those of the object.
    var start: ([JSONNode.Member]) -> Take
    var take: Take
  }

  /// Receives a member, and returns whether it is left out of the tree.
  package typealias Take = (JSONNode.Member) -> Bool

  /// Creates a parser of a text; `parse` reads it.
  public init(_ text: SourceText) {
    self.text = text
    scanner = TextScanner(text.utf8)
  }

  /// Parses the whole text as one value.
  ///
  /// - Throws: `SourceTextError` with the place of the first error.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func parse() throws(SourceTextError) -> JSONNode {
    if let offset = text.firstInvalidOffset {
      throw error("these bytes are not text in \(text.encoding.rawValue)", at: offset)
    }
    let node = try value(depth: 0, isPassed: passed.map { $0.name == nil } ?? false)
    skipSpace()
    if !scanner.isAtEnd { throw unexpected("the end of the file") }
    return node
  }

  /// Parses the whole text as one value, and passes on the members of an object in the root.
  ///
  /// If the text has an error or duplicate names, the caller has to discard what it received.
  ///
  /// - Parameters:
  ///   - name: The name of the object.
  ///   - start: Receives the members of the root before the object, once, and returns what receives each of its
  ///     members.
  /// - Throws: `SourceTextError` with the place of the first error.
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func parse(
    passingMembersOf name: String, _ start: @escaping ([JSONNode.Member]) -> Take
  ) throws(SourceTextError) -> JSONNode {
    passed = Passed(name: name, start: start) { _ in false }
    return try parse()
  }

  /// Parses the whole text as one value, and passes on the members of the root.
  ///
  /// If the text has an error or duplicate names, the caller has to discard what it received.
  ///
  /// - Parameter take: Receives a member, and returns whether it is left out of the tree.
  /// - Throws: `SourceTextError` with the place of the first error.
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func parse(
    passingMembersTo take: @escaping Take
  ) throws(SourceTextError) -> JSONNode {
    passed = Passed(start: { _ in take }, take: take)
    return try parse()
  }

  private mutating func value(
    depth: Int, isPassed: Bool = false
  ) throws(SourceTextError) -> JSONNode {
    guard depth < Self.maximumDepth else {
      throw .limit(
        message: "nested more than \(Self.maximumDepth) levels deep",
        position: text.position(at: scanner.offset))
    }
    skipSpace()
    let start = scanner.offset
    let content: JSONNode.Content =
      switch scanner.byte {
      case UInt8(ascii: "{"): .object(try members(depth: depth + 1, isPassed: isPassed))
      case UInt8(ascii: "["): .array(try elements(depth: depth + 1))
      case UInt8(ascii: "\""): .string(try string())
      default: try literal()
      }
    return JSONNode(content: content, offset: start)
  }

  private mutating func members(
    depth: Int, isPassed: Bool
  ) throws(SourceTextError) -> [JSONNode.Member] {
    scanner.advance()
    var members: [JSONNode.Member] = []
    var names = JSONNames()
    skipSpace()
    if scanner.skip("}") { return [] }
    repeat {
      skipSpace()
      let start = scanner.offset
      guard scanner.byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      skipSpace()
      guard scanner.skip(":") else { throw unexpected("':'") }
      let passesMembers = depth == 1 && passed?.name == name
      if passesMembers, let start = passed?.start { passed?.take = start(members) }
      let member = JSONNode.Member(
        name: name, offset: start, value: try value(depth: depth, isPassed: passesMembers))
      if let earlier = names.replace(name, at: start, { self.name(at: $0) }) {
        duplicates.append(Duplicate(name: name, offset: start, earlier: earlier))
      }
      let isTaken = isPassed && passed?.take(member) ?? false
      if !isTaken { members.append(member) }
      skipSpace()
    } while scanner.skip(",")
    guard scanner.skip("}") else { throw unexpected("',' or '}'") }
    return members
  }

  /// A name that was read before.
  private func name(at offset: Int) -> String {
    var parser = self
    parser.scanner.offset = offset
    // The escapes are known, and the list would be copied.
    parser.halfCharacters = []
    return (try? parser.string()) ?? ""
  }

  private mutating func elements(depth: Int) throws(SourceTextError) -> [JSONNode] {
    scanner.advance()
    var elements: [JSONNode] = []
    skipSpace()
    if scanner.skip("]") { return [] }
    repeat {
      elements.append(try value(depth: depth))
    } while skipSeparator()
    guard scanner.skip("]") else { throw unexpected("',' or ']'") }
    return elements
  }

  /// Skips the comma between two elements; `false` if no element follows.
  private mutating func skipSeparator() -> Bool {
    let end = scanner.offset
    skipSpace()
    let hasComma = scanner.skip(",")
    guard toleratesLooseCommas else { return hasComma }
    if hasComma { skipSpace() }
    let isLast = scanner.byte == UInt8(ascii: "]")
    let isLoose = hasComma ? isLast : scanner.byte == UInt8(ascii: "{")
    if isLoose { looseCommas.append(end) }
    return hasComma ? !isLast : isLoose
  }

  private mutating func literal() throws(SourceTextError) -> JSONNode.Content {
    let start = scanner.offset
    scanner.skip { Self.literalBytes.contains($0) }
    let word = scanner.string(start..<scanner.offset)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    if Self.isNumber(word) { return .number(word) }
    scanner.offset = start
    throw unexpected("a value")
  }

  private static let literalBytes = Set(
    "+-.0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  private static func isNumber(_ word: String) -> Bool {
    let unsigned = word.drop { $0 == "-" }
    guard word.count - unsigned.count <= 1, let first = unsigned.first, first.isASCII,
      first.isNumber, unsigned.last != ".", !unsigned.contains(".e"), !unsigned.contains(".E")
    else { return false }
    let hasLeadingZero = first == "0" && unsigned.dropFirst().first?.isNumber == true
    let isHexadecimal = unsigned.contains { $0 == "x" || $0 == "X" || $0 == "p" || $0 == "P" }
    return !hasLeadingZero && !isHexadecimal && Double(word) != nil
  }
}

extension JSONParser {
  private mutating func string() throws(SourceTextError) -> String {
    let opening = scanner.offset
    scanner.advance()
    var text = ""
    while true {
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      text += scanner.string(start..<scanner.offset)
      if scanner.skip("\"") { return text }
      if scanner.isAtEnd { throw error("the text that starts here is never closed", at: opening) }
      guard scanner.byte == UInt8(ascii: "\\") else {
        throw error("a line break or control character in a text must be escaped")
      }
      text.unicodeScalars.append(try escape())
    }
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads an escape; half of a surrogate pair is U+FFFD or an error.
  private mutating func escape() throws(SourceTextError) -> Unicode.Scalar {
    let start = scanner.offset
    scanner.advance()
    if let scalar = scanner.byte.flatMap({ Self.escapes[$0] }) {
      scanner.advance()
      return scalar
    }
    guard let unit = unicodeUnit() else { throw error("no such escape in JSON", at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterLead = scanner.offset
    if UTF16.isLeadSurrogate(unit), scanner.skip("\\"), let trail = unicodeUnit(),
      UTF16.isTrailSurrogate(trail)
    {
      return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }
    guard toleratesHalfCharacters else {
      throw error(
        "this escape is half a character; write both halves, or the character itself", at: start)
    }
    scanner.offset = afterLead
    halfCharacters.append(start)
    return "\u{FFFD}"
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func unicodeUnit() -> UInt16? {
    guard scanner.skip("u") else { return nil }
    let start = scanner.offset
    scanner.advance(by: 4)
    let digits = scanner.string(start..<scanner.offset)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(digits, radix: 16)
  }

  private mutating func skipSpace() {
    scanner.skip { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private func unexpected(_ expected: String) -> SourceTextError {
    if scanner.isAtMergeMarker { return error(MergeMarker.message) }
    let found = scanner.scalar.map { "'\($0)'" } ?? "the end of the file"
    return error("expected \(expected), found \(found)")
  }

  private func error(_ message: String, at offset: Int? = nil) -> SourceTextError {
    .syntax(message: message, position: text.position(at: offset ?? scanner.offset))
  }
}
