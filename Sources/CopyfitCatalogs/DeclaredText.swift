internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decodes XML by the encoding that its declaration names.
enum DeclaredText {
  /// The text of a document: in Unicode, unless it declares another charset that its bytes are text in.
  static func decode(_ bytes: [UInt8]) -> SourceText {
    let text = SourceText(decoding: bytes)
    guard !text.hasByteOrderMark, text.encoding == .utf8, let charset = charset(in: bytes),
      let utf8 = LegacyText.utf8(decoding: bytes, charset: charset)
    else { return text }
    return SourceText(decoding: utf8)
  }

  /// The charset that a declaration names; `nil` for one of Unicode's, and where nothing is said.
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
    let isUnicode = name.hasPrefix("UTF") || name.hasSuffix("ASCII")
    return name.isEmpty || isUnicode || scanner.offset > end ? nil : name
  }

  /// The longest declaration, in bytes, that is looked at.
  private static let longest = 256
}
