internal import CopyfitSourceText

/// The tokens of JSON, valid or not.
enum JSONTokens: Equatable {
  case name(String)
  case text
  case open, close

  /// Calls `body` with each token in the order of the text; numbers and literals are left out.
  static func forEach(in utf8: [UInt8], _ body: (JSONTokens) -> Void) {
    var scanner = TextScanner(utf8)
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "\""): body(string(&scanner))
      case UInt8(ascii: "{"), UInt8(ascii: "["): body(.open)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): body(.close)
      default: break
      }
      if byte != UInt8(ascii: "\"") { scanner.advance() }
    }
  }

  /// A text or a name; if it is not closed, it ends with its line.
  private static func string(_ scanner: inout TextScanner) -> JSONTokens {
    scanner.advance()
    let start = scanner.offset
    while let byte = scanner.byte, byte != UInt8(ascii: "\""), byte != 0x0A {
      scanner.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    let end = scanner.offset
    scanner.advance()
    var ahead = scanner
    ahead.skip { $0 == 0x20 || $0 == 0x09 }
    return ahead.byte == UInt8(ascii: ":") ? .name(scanner.string(start..<end)) : .text
  }
}
