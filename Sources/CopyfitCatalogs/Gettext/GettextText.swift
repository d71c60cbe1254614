internal import CopyfitSourceText
internal import CopyfitUnicode

/// Decodes the bytes of a gettext catalog in the charset of its header.
enum GettextText {
  /// The text of a PO file, and what is wrong with the charset that its header names.
  struct Decoded {
    var text: SourceText
    /// The reason why the file cannot be read, and its place.
    var fault: (reason: String, position: SourcePosition)?
    /// The problem that the charset is unknown, of which msgfmt only warns, if the file is UTF-8.
    var warning: CatalogProblem?
  }

  /// The text of a PO file.
  ///
  /// The encoding is UTF-8 unless the header, which need not be the first entry, names another charset.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes that are not text in that charset, otherwise O(*n*).
  static func decode(_ bytes: [UInt8]) -> Decoded {
    var text = SourceText(decoding: bytes)
    if text.encoding == .utf8, text.firstInvalidOffset != nil {
      // msgfmt does not decode comments.
      let readable = SourceText(decoding: withASCIIComments(bytes))
      if readable.firstInvalidOffset == nil { text = readable }
    }
    guard text.encoding == .utf8 else {
      let reason = "it is in \(text.encoding.rawValue); save it as UTF-8"
      return Decoded(text: text, fault: (reason, .start))
    }
    guard !text.hasByteOrderMark else {
      let warning = CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The file starts with a byte order mark, and msgfmt rejects it; save it without one.",
        position: .start, weight: .error, isReadOn: true)
      return Decoded(text: text, warning: warning)
    }
    guard let (charset, position) = charsetOfHeader(in: text) else {
      return Decoded(text: text)
    }
    guard LegacyText.utf8(decoding: [0x20], charset: charset) != nil else {
      return unknown(charset, position, text)
    }
    guard let utf8 = LegacyText.utf8(decoding: bytes, charset: charset) else {
      let line = lineOfFault(in: bytes, charset)
      let reason =
        "these bytes are not text in \(charset.shortened), the charset that its header names"
      return Decoded(
        text: text, fault: (reason, SourcePosition(line: line, column: 1)))
    }
    let decoded = SourceText(decoding: utf8)
    guard charsetOfHeader(in: decoded)?.name == charset else {
      let reason = "its header is not text in \(charset.shortened), the charset that it names"
      return Decoded(text: text, fault: (reason, position))
    }
    return Decoded(text: decoded)
  }

  /// The bytes with a question mark for each byte beyond ASCII in a comment.
  private static func withASCIIComments(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var (isAtStart, isComment) = (true, false)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        (isAtStart, isComment) = (true, false)
      } else if isAtStart {
        (isAtStart, isComment) = (false, byte == UInt8(ascii: "#"))
      } else if isComment, byte >= 0x80 {
        bytes[index] = UInt8(ascii: "?")
      }
    }
    return bytes
  }

  private static func unknown(
    _ charset: String, _ position: SourcePosition, _ text: SourceText
  ) -> Decoded {
    guard text.firstInvalidOffset == nil else {
      let reason = "its header names the charset \(charset.shortened), which is unknown"
      return Decoded(text: text, fault: (reason, position))
    }
    let warning = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "The header names the charset \(charset.shortened), which is unknown; the file is read as UTF-8.",
      position: position, weight: .warning, isReadOn: true)
    return Decoded(text: text, warning: warning)
  }

  /// The line of the first bytes that are not text in a charset.
  private static func lineOfFault(in bytes: [UInt8], _ charset: String) -> Int {
    var (good, bad) = (0, bytes.count)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      let isText = LegacyText.utf8(decoding: Array(bytes[..<middle]), charset: charset) != nil
      if isText { good = middle } else { bad = middle }
    }
    return 1 + bytes[..<good].count { $0 == UInt8(ascii: "\n") }
  }

  /// The charset that the header of a PO file names, and its place.
  private static func charsetOfHeader(
    in text: SourceText
  ) -> (name: String, position: SourcePosition)? {
    var scanner = TextScanner(text.utf8)
    // Most files without a header have no charset, so that they need not be parsed.
    guard scanner.skip(to: "charset="), let header = GettextParser.header(of: text),
      let written = header.translations.first(where: { $0.form == 0 })?.text,
      let name = charset(in: Array(written.text.utf8))
    else { return nil }
    scanner.offset = header.offset
    let isWhole = scanner.skip(to: "charset=")
    return (name, isWhole ? text.position(at: scanner.offset) : written.position)
  }

  /// A string of an MO file, after its header has been read.
  static func decode(_ bytes: ArraySlice<UInt8>, in charset: String?) -> String? {
    guard let charset else { return String(validating: bytes, as: UTF8.self) }
    return LegacyText.utf8(decoding: Array(bytes), charset: charset).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The charset that the text of a header names; `nil` for UTF-8, for its subset ASCII, and if the header names none.
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
