internal import CopyfitSourceText

/// Reads the texts of entries.
extension GettextParser {
  /// Reads a text in quotes; `nil` if it is not closed on its line.
  mutating func quoted() -> String? {
    let start = scanner.offset
    scanner.advance()
    // Most texts have no escapes.
    scanner.skip {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x0A && $0 != 0x0D
    }
    if scanner.byte == UInt8(ascii: "\"") {
      let text = scanner.string(start + 1..<scanner.offset)
      scanner.advance()
      return closed(text)
    }
    var bytes = Array(scanner.utf8[start + 1..<scanner.offset])
    while let byte = scanner.byte, byte != 0x0A, byte != 0x0D {
      scanner.advance()
      switch byte {
      case UInt8(ascii: "\""): return closed(String(decoding: bytes, as: UTF8.self))
      case UInt8(ascii: "\\"): bytes += escape()
      default: bytes.append(byte)
      }
    }
    skipLine("the text that starts here is not closed on its line", at: start)
    return nil
  }

  /// Checks that only another text or a keyword follows a text on its line.
  private mutating func closed(_ value: String) -> String? {
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    if let byte = scanner.byte, byte != 0x0A, byte != 0x0D, byte != UInt8(ascii: "\""),
      !["msgctxt", "msgid", "msgstr"].contains(where: { scanner.isAt($0) })
    {
      skipLine("a quotation mark inside of a text needs a backslash")
      return nil
    }
    return value
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// The bytes of a C escape after its backslash.
  private mutating func escape() -> [UInt8] {
    guard let byte = scanner.byte, byte != 0x0A, byte != 0x0D else { return [] }
    if let value = Self.escapes[byte] {
      scanner.advance()
      return [value]
    }
    let isHexadecimal = byte == UInt8(ascii: "x")
    let start = scanner.offset
    if isHexadecimal { scanner.advance() }
    let digits = takeDigits(isHexadecimal ? 2 : 3, radix: isHexadecimal ? 16 : 8)
    if let value = UInt8(digits, radix: isHexadecimal ? 16 : 8) { return [value] }
    scanner.offset = start
    let found = scanner.scalar.map { String($0) } ?? ""
    let isListed = self.found.lists(.invalidEscape)
    self.found.add(
      CatalogProblem(
        kind: .invalidEscape, message: "\"\\\(found)\" is not an escape that msgfmt reads.",
        position: text.position(at: start - 1), key: isListed ? draft.takeKey() : nil,
        isReadOn: draft.id != nil))
    return []
  }

  private mutating func takeDigits(_ most: Int, radix: Int) -> String {
    let start = scanner.offset
    while scanner.offset - start < most, let byte = scanner.byte,
      Character(Unicode.Scalar(byte)).hexDigitValue.map({ $0 < radix }) ?? false
    {
      scanner.advance()
    }
    return scanner.string(start..<scanner.offset)
  }
}
