/// Reads JSON (RFC 8259) from bytes, value by value, without building a tree.
///
/// The bytes must be valid UTF-8. Nothing outside the standard is accepted.
package struct JSONReader {
  /// What kind of value comes next.
  package enum Kind: String, Sendable {
    case string = "a string"
    case number = "a number"
    case boolean = "a boolean"
    case null
    case object = "an object"
    case array = "an array"
  }

  /// How deep arrays and objects may be nested; a request needs two levels.
  package static let depthLimit = 64

  let bytes: [UInt8]
  let start: Int
  let end: Int
  var position: Int

  /// Creates a reader of a range of bytes, which must lie within `bytes`.
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

  /// The kind of the next value, which stays unread.
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

  /// Reads an object; `body` must read exactly one value for each key.
  package mutating func readObject(
    _ body: (inout JSONReader, String) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try readElements(UInt8(ascii: "{"), UInt8(ascii: "}")) { (reader) throws(JSONSyntaxError) in
      guard reader.current == UInt8(ascii: "\"") else { throw reader.error(.key) }
      let key = try reader.readString()
      reader.skipSpace()
      guard reader.current == UInt8(ascii: ":") else { throw reader.error(.colon) }
      reader.position += 1
      try body(&reader, key)
    }
  }

  /// Reads an array; `body` must read exactly one value each time.
  package mutating func readArray(
    _ body: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try readElements(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  private mutating func readElements(
    _ opening: UInt8, _ closing: UInt8,
    _ body: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    skipSpace()
    guard current == opening else { throw error(.value) }
    position += 1
    skipSpace()
    if current == closing {
      position += 1
      return
    }
    while true {
      try body(&self)
      skipSpace()
      let byte = current
      guard byte == UInt8(ascii: ",") || byte == closing else {
        throw error(.commaOrEnd(closing: Character(Unicode.Scalar(closing))))
      }
      position += 1
      if byte == closing { return }
      skipSpace()
      if current == closing { throw error(.trailingComma) }
    }
  }

  /// Reads one value of any kind and returns the bytes that it takes.
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
    case .object:
      try readObject { (reader, _) throws(JSONSyntaxError) in try reader.skipValue(depth: depth + 1)
      }
    case .array:
      try readArray { (reader) throws(JSONSyntaxError) in try reader.skipValue(depth: depth + 1) }
    }
    return first..<position
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

  /// Makes sure that nothing but white space follows.
  package mutating func readEnd() throws(JSONSyntaxError) {
    skipSpace()
    guard position == end else { throw error(.end) }
  }
}
