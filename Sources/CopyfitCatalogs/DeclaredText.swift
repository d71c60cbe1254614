internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decodes XML in the encoding that its declaration names.
enum DeclaredText {
  /// The text of a document: decoded as Unicode, unless it declares another charset in which its bytes are valid.
  ///
  /// - Parameter text: The bytes, decoded as Unicode.
  static func decode(_ bytes: [UInt8], read text: SourceText) -> SourceText {
    guard !text.hasByteOrderMark, text.encoding == .utf8, let charset = charset(in: bytes),
      !isUnicode(charset), let utf8 = LegacyText.utf8(decoding: bytes, charset: charset)
    else { return text }
    return SourceText(decoding: utf8)
  }

  /// The reason why XML parsers, and Foundation for a property list, cannot read a document in its declared charset;
  /// `nil` if they can.
  ///
  /// - Parameter text: The bytes, decoded as Unicode.
  static func fault(in bytes: [UInt8], read text: SourceText) -> String? {
    guard !text.hasByteOrderMark, text.encoding == .utf8, let charset = charset(in: bytes) else {
      return nil
    }
    if charset.hasPrefix("UTF-16") || charset.hasPrefix("UTF-32") {
      return "its declaration says \(charset), which its bytes are not"
    }
    let isKnown = isUnicode(charset) || LegacyText.utf8(decoding: [0x20], charset: charset) != nil
    return isKnown ? nil : "its declaration names the encoding \(charset), which is unknown"
  }

  /// Whether a charset is Unicode, so that no conversion is needed.
  private static func isUnicode(_ charset: String) -> Bool {
    charset.hasPrefix("UTF") || charset.hasSuffix("ASCII")
  }

  /// The charset that a declaration names; `nil` if it names none.
  private static func charset(in bytes: [UInt8]) -> String? {
    var scanner = TextScanner(Array(bytes.prefix(longest)))
    guard scanner.isAt("<?xml"), scanner.skip(to: "?>") else { return nil }
    let end = scanner.offset
    scanner.offset = 0
    guard scanner.skip(to: "encoding"), scanner.offset < end else { return nil }
    scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    scanner.advance()
    let start = scanner.offset
    scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    let name = scanner.string(start..<scanner.offset).uppercased()
    return name.isEmpty || scanner.offset > end ? nil : name
  }

  /// The maximum length of a declaration, in bytes.
  private static let longest = 256
}
