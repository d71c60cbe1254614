internal import CopyfitSourceText

extension StringsParser {
  /// The error if neither `=` nor `;` follows a key.
  func errorAfterKey(_ key: Range<Int>) -> StringsSyntaxError {
    let equals = restOfLine.firstIndex(of: UInt8(ascii: "="))
    if endsEarly(key), let equals, restOfLine[..<equals].contains(quote(key)) {
      return StringsSyntaxError(.unescapedQuote, at: key.upperBound - 1)
    }
    if scanner.isAtEnd || isOnLaterLine(than: key.upperBound) {
      return StringsSyntaxError(.missingEquals, at: key.upperBound)
    }
    return StringsSyntaxError(.unexpected(scalar, expected: "'=' or ';'"), at: scanner.offset)
  }

  /// The error if no `;` follows a value.
  func errorAfterValue(endingAt end: Int) -> StringsSyntaxError {
    let value = min(valueStart, end)..<end
    if isClosedByNextText(value) { return StringsSyntaxError(.unclosedText, at: value.lowerBound) }
    if scanner.isAtEnd || isOnLaterLine(than: end) || isAtEntry {
      return StringsSyntaxError(.missingSemicolon, at: end)
    }
    if endsEarly(value), restOfLine.contains(quote(value)) {
      return StringsSyntaxError(.unescapedQuote, at: end - 1)
    }
    return StringsSyntaxError(.unexpected(scalar, expected: "';'"), at: scanner.offset)
  }

  private func quote(_ text: Range<Int>) -> UInt8 { scanner.utf8[text.lowerBound] }

  /// Whether a quoted text is followed by more text on its line.
  private func endsEarly(_ text: Range<Int>) -> Bool {
    guard text.count >= 2, !scanner.isAtEnd, !isOnLaterLine(than: text.upperBound) else {
      return false
    }
    return quote(text) == UInt8(ascii: "\"") || quote(text) == UInt8(ascii: "'")
  }

  /// Whether a text of several lines ends at the first character of its last line; that quote starts the next key, so
  /// the text's own closing quote is missing.
  private func isClosedByNextText(_ text: Range<Int>) -> Bool {
    guard text.count >= 2, text.upperBound <= scanner.utf8.count else { return false }
    let inside = scanner.utf8[text].dropFirst().dropLast()
    guard let lineEnd = inside.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
    return inside[lineEnd...].allSatisfy(PropertyListByte.isSpace)
  }

  private func isOnLaterLine(than offset: Int) -> Bool {
    scanner.utf8[offset..<scanner.offset].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private var restOfLine: ArraySlice<UInt8> {
    scanner.utf8[scanner.offset...].prefix { $0 != 0x0A && $0 != 0x0D }
  }

  /// Whether a key and an `=` are next.
  private var isAtEntry: Bool {
    var ahead = StringsRecovery(scanner)
    return ahead.skipKeyAndEquals()
  }
}
