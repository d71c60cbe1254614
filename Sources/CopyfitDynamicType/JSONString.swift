/// Writes text as a JSON string with quotes, for answers and reports.
///
/// JSON's reserved characters and all control characters are escaped, including DEL and U+0080 to U+009F, which control
/// some terminals. So is the bracket of `#[`, because GitHub's runner executes commands that begin with `##[` anywhere in
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
    for index in bytes.indices where mayNeedEscape(bytes[index]) { return true }
    return false
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
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
