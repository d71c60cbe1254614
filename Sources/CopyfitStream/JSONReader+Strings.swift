extension JSONReader {
  /// Reads a string; an unpaired surrogate is U+FFFD.
  package mutating func readString() throws(JSONSyntaxError) -> String {
    skipSpace()
    let opening = position
    let hasEscapes = try skipString()
    return string(of: StringToken(content: opening + 1..<position - 1, hasEscapes: hasEscapes))
  }

  /// The text of a string or key that was skipped.
  package func string(of token: StringToken) -> String {
    let content = bytes[token.content]
    return token.hasEscapes ? Self.unescape(content) : String(decoding: content, as: UTF8.self)
  }

  /// Skips a string, and returns whether it contains escapes; throws if they are malformed.
  @discardableResult
  mutating func skipString() throws(JSONSyntaxError) -> Bool {
    let opening = position
    var hasEscapes = false
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscapes
      }
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else {
        position += 1
      }
    }
    position = opening
    throw error(.unfinishedString)
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    guard position + 1 < end else { throw error(.escape) }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard position + 6 <= end, Self.codeUnit(bytes[position + 2..<position + 6]) != nil else {
        throw error(.escape)
      }
      position += 6
    case let byte where Self.escaped(byte) != nil: position += 2
    default: throw error(.escape)
    }
  }

  /// The UTF-16 code unit of four hexadecimal digits.
  private static func codeUnit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    var result: UInt16 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      result = result << 4 | UInt16(value)
    }
    return result
  }

  /// The character of an escape with a backslash and `byte`.
  private static func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Resolves the escapes of a string that ``skipString()`` has skipped.
  private static func unescape(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var codeUnits: [UInt16] = []
    var rest = content
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let kind = rest.popFirst() {
        if kind == UInt8(ascii: "u"), let unit = codeUnit(rest.prefix(4)) {
          rest = rest.dropFirst(4)
          codeUnits.append(unit)
          continue
        }
        flush(&codeUnits, to: &result)
        result.append(escaped(kind) ?? kind)
      } else {
        flush(&codeUnits, to: &result)
        result.append(byte)
      }
    }
    flush(&codeUnits, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends consecutive `\u` escapes, which may be surrogate pairs.
  private static func flush(_ codeUnits: inout [UInt16], to result: inout [UInt8]) {
    guard !codeUnits.isEmpty else { return }
    result.append(contentsOf: String(decoding: codeUnits, as: UTF16.self).utf8)
    codeUnits.removeAll(keepingCapacity: true)
  }
}
