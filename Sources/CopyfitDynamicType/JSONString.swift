/// Writes text as a JSON string with quotes, for answers and reports.
///
/// JSON's reserved characters and all control characters are escaped, including DEL and U+0080 to U+009F, which control
/// some terminals, line separators, and controls of the direction of text (UAX #9), which make text look as if it were in
/// another order. So is the bracket of `#[`, because GitHub's runner executes commands that begin with `##[` anywhere in
/// a log (`actions/runner`, `ActionCommand.cs`). Everything else is written as UTF-8.
package enum JSONString {
  /// The text as a JSON string.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text as a JSON string.
  package static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if mayNeedEscape(text) {
      var last: Unicode.Scalar = " "
      for scalar in text.unicodeScalars {
        if scalar == "[", last == "#" {
          bytes.append(contentsOf: "\\u005b".utf8)
        } else {
          write(scalar, to: &bytes)
        }
        last = scalar
      }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      let byte = bytes[index]
      if mayNeedEscape(byte) { return true }
      // Only bytes after the first of a character beyond ASCII start with the bits 10.
      if byte & 0xC0 == 0x80, index > 0, startsControl(bytes[index - 1], byte) { return true }
    }
    return false
  }

  /// Whether two bytes start a line separator or a control of direction, or a character near them: U+061C, or one from
  /// U+2000 to U+207F.
  private static func startsControl(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xD8 && second == 0x9C || first == 0xE2 && (second == 0x80 || second == 0x81)
  }

  /// Whether a byte must be escaped, or starts a character that may have to be.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    // U+0080 to U+009F start with C2.
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == UInt8(ascii: "#")
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(hexDigits[Int(scalar.value >> 4)])
      bytes.append(hexDigits[Int(scalar.value & 15)])
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] { bytes.append(hexDigits[Int(scalar.value >> shift & 15)]) }
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
