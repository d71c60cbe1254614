internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decodes the bytes of a gettext catalog in the charset of its header.
enum GettextText {
  /// The text of a PO file.
  ///
  /// The encoding is UTF-8 unless the header names another charset that ICU knows.
  static func decode(_ bytes: [UInt8]) -> SourceText {
    let text = SourceText(decoding: bytes)
    guard !text.hasByteOrderMark, let charset = charset(in: bytes),
      let utf8 = LegacyText.utf8(decoding: bytes, charset: charset),
      Self.charset(in: utf8) == charset
    else { return text }
    return SourceText(decoding: utf8)
  }

  /// The reason why a PO file cannot be read in the charset that its header names; `nil` if it can.
  ///
  /// - Parameter text: The bytes as decoded by `decode`.
  /// - Complexity: O(*n* log *n*) for *n* bytes if the file has such a fault.
  static func fault(in bytes: [UInt8], decoded text: SourceText) -> (message: String, line: Int)? {
    guard !text.hasByteOrderMark, text.firstInvalidOffset != nil, let charset = charset(in: bytes),
      LegacyText.utf8(decoding: bytes, charset: charset) == nil
    else { return nil }
    guard LegacyText.utf8(decoding: [0x20], charset: charset) != nil else {
      return ("its header names the charset \(charset), which is unknown", 1)
    }
    var (good, bad) = (0, bytes.count)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      let isText = LegacyText.utf8(decoding: Array(bytes[..<middle]), charset: charset) != nil
      if isText { good = middle } else { bad = middle }
    }
    let line = 1 + bytes[..<good].count { $0 == UInt8(ascii: "\n") }
    return ("these bytes are not text in \(charset), the charset that its header names", line)
  }

  /// A string of an MO file, after its header has been read.
  static func decode(_ bytes: ArraySlice<UInt8>, in charset: String?) -> String? {
    guard let charset else { return String(validating: bytes, as: UTF8.self) }
    return LegacyText.utf8(decoding: Array(bytes), charset: charset).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The charset that a header names; `nil` for UTF-8, for its subset ASCII, and if the header names none.
  static func charset(in bytes: [UInt8]) -> String? {
    var scanner = TextScanner(bytes)
    guard scanner.skip(to: "charset=") else { return nil }
    scanner.skip("charset=")
    let start = scanner.offset
    scanner.skip {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
    }
    let name = scanner.string(start..<scanner.offset).uppercased()
    let isUnicode = name.hasPrefix("UTF") || name.hasPrefix("UCS") || name.hasSuffix("ASCII")
    // Templates have this placeholder instead of a name.
    return isUnicode || name.isEmpty || name == "CHARSET" ? nil : name
  }
}
