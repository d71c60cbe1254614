/// Reads JSON (RFC 8259) from bytes, value by value, without building a tree.
///
/// The bytes must be valid UTF-8. Only standard JSON is accepted.
package struct JSONReader {
  /// The kind of the next value.
  package enum Kind: String, Sendable {
    case string = "a string"
    case number = "a number"
    case boolean = "a boolean"
    case null
    case object = "an object"
    case array = "an array"
  }

  /// A value with other values in it.
  package enum Bracket: Sendable {
    case object
    case array

    var opening: UInt8 { self == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }
    var closing: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// The range of a string or key.
  package struct StringToken: Sendable {
    /// The bytes between the quotation marks.
    let content: Range<Int>
    let hasEscapes: Bool
  }

  /// The maximum nesting of arrays and objects; a request needs two levels.
  package static let depthLimit = 64

  let bytes: [UInt8]
  let start: Int
  let end: Int
  var position: Int

  /// Creates a reader for a range of bytes, which must be within `bytes`.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    end = min(range.upperBound, bytes.count)
    position = start
  }

  package init(_ bytes: [UInt8]) { self.init(bytes, in: bytes.indices) }

  /// The next byte, or 0 at the end: no JSON token starts with it.
  var current: UInt8 { position < end ? bytes[position] : 0 }

  func error(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, column: position - start + 1)
  }

  mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      default: return
      }
    }
  }

  /// The kind of the next value, which is not consumed.
  package mutating func peekKind() throws(JSONSyntaxError) -> Kind {
    skipSpace()
    switch current {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw error(.value)
    }
  }

  /// Consumes the opening bracket of an object or an array.
  package mutating func open(_ bracket: Bracket) throws(JSONSyntaxError) {
    skipSpace()
    guard current == bracket.opening else { throw error(.value) }
    position += 1
  }

  /// Moves to the next element of an object or an array.
  ///
  /// - Parameters:
  ///   - bracket: The kind of bracket.
  ///   - isFirst: Whether no element was read before; becomes `false`.
  /// - Returns: Whether there is an element; if not, the closing bracket is consumed.
  package mutating func next(
    in bracket: Bracket, isFirst: inout Bool
  ) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    if isFirst {
      isFirst = false
      guard current == bracket.closing else { return true }
      position += 1
      return false
    }
    let byte = current
    guard byte == UInt8(ascii: ",") || byte == bracket.closing else {
      throw error(.commaOrEnd(closing: Character(Unicode.Scalar(bracket.closing))))
    }
    position += 1
    if byte == bracket.closing { return false }
    skipSpace()
    if current == bracket.closing { throw error(.trailingComma) }
    return true
  }

  /// Reads the key of an object's member and the colon after it.
  package mutating func readKey() throws(JSONSyntaxError) -> StringToken {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw error(.key) }
    let opening = position
    let hasEscapes = try skipString()
    let key = StringToken(content: opening + 1..<position - 1, hasEscapes: hasEscapes)
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw error(.colon) }
    position += 1
    return key
  }

  /// Skips one value of any kind, and returns its range.
  @discardableResult
  package mutating func skipValue(depth: Int = 0) throws(JSONSyntaxError) -> Range<Int> {
    let kind = try peekKind()
    let first = position
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    switch kind {
    case .string: try skipString()
    case .number: _ = try readNumber()
    case .boolean: _ = try readBoolean()
    case .null: try readLiteral("null")
    case .object: try skipElements(of: .object, depth: depth)
    case .array: try skipElements(of: .array, depth: depth)
    }
    return first..<position
  }

  private mutating func skipElements(of bracket: Bracket, depth: Int) throws(JSONSyntaxError) {
    try open(bracket)
    var isFirst = true
    while try next(in: bracket, isFirst: &isFirst) {
      if bracket == .object { _ = try readKey() }
      try skipValue(depth: depth + 1)
    }
  }

  package mutating func readBoolean() throws(JSONSyntaxError) -> Bool {
    skipSpace()
    let isTrue = current == UInt8(ascii: "t")
    try readLiteral(isTrue ? "true" : "false")
    return isTrue
  }

  private mutating func readLiteral(_ literal: StaticString) throws(JSONSyntaxError) {
    let length = literal.utf8CodeUnitCount
    let found = bytes[position..<min(position + length, end)]
    guard found.elementsEqual("\(literal)".utf8) else { throw error(.literal) }
    position += length
  }

  /// Throws unless only white space follows.
  package mutating func readEnd() throws(JSONSyntaxError) {
    skipSpace()
    guard position == end else { throw error(.end) }
  }
}
