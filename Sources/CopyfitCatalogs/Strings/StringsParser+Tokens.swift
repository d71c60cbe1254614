internal import CopyfitSourceText

/// A comment and its end.
struct StringsComment {
  var text: String
  var end: Int
  var isLine: Bool
}

extension StringsParser {
  /// Skips white space and comments.
  ///
  /// - Returns: Whether anything is left.
  mutating func skipToToken() -> Bool {
    while let byte = scanner.byte {
      if PropertyListByte.isSpace(byte) {
        scanner.advance()
      } else if byte == 0xE2, scanner.isAtSeparator {
        scanner.advance(by: 3)
      } else if byte == UInt8(ascii: "/"), scanner.byte(ahead: 1) == UInt8(ascii: "/") {
        skipLineComment()
      } else if byte == UInt8(ascii: "/"), scanner.byte(ahead: 1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipLineComment() {
    let start = scanner.offset
    while let byte = scanner.byte, byte != 0x0A, byte != 0x0D,
      !(byte == 0xE2 && scanner.isAtSeparator)
    {
      scanner.advance()
    }
    note(start..<scanner.offset, text: (start + 2)..<scanner.offset, isLine: true)
  }

  private mutating func skipBlockComment() {
    let start = scanner.offset
    scanner.advance(by: 2)
    let textStart = scanner.offset
    let isClosed = scanner.skip(to: "*/")
    let textEnd = scanner.offset
    scanner.skip("*/")
    if isClosed { noteSecondStart(in: start..<textEnd) } else { unclosedComment = start }
    note(start..<scanner.offset, text: textStart..<textEnd, isLine: false)
  }

  /// Keeps a comment with a second `/*`, because its own end may be damaged.
  ///
  /// All searches together read each byte once: they end at the next comment.
  private mutating func noteSecondStart(in comment: Range<Int>) {
    var search = TextScanner(scanner.utf8, at: comment.lowerBound + 2)
    if search.skip(to: "/*"), search.offset < comment.upperBound {
      let start = comment.lowerBound..<search.offset
      doubleComments.add(start, lost: StringsRecovery.entries(inComment: scanner.utf8[start]))
    }
  }

  /// Keeps a comment for the next entry: the last one, or consecutive `//` lines together.
  ///
  /// A comment on the line of the last entry's `;` describes that entry.
  private mutating func note(_ range: Range<Int>, text: Range<Int>, isLine: Bool) {
    if isOnLineOfSemicolon(range.lowerBound) { return }
    let content = trimmed(scanner.string(text))
    if isLine, comment?.isLine == true, isNextLine((comment?.end ?? 0)..<range.lowerBound) {
      comment?.text += "\n" + content
      comment?.end = range.upperBound
    } else {
      comment = StringsComment(text: content, end: range.upperBound, isLine: isLine)
    }
  }

  /// Whether there is no line end between the last entry's `;` and an offset; each byte is read at most once.
  private mutating func isOnLineOfSemicolon(_ offset: Int) -> Bool {
    guard let seen = lineOfSemicolon else { return false }
    let isSameLine = !scanner.utf8[seen..<offset].contains { $0 == 0x0A || $0 == 0x0D }
    lineOfSemicolon = isSameLine ? offset : nil
    return isSameLine
  }

  private func isNextLine(_ range: Range<Int>) -> Bool {
    scanner.utf8[range].count { $0 == 0x0A } <= 1
  }
}

extension TextScanner {
  /// Whether U+2028 or U+2029 is next.
  fileprivate var isAtSeparator: Bool {
    byte == 0xE2 && byte(ahead: 1) == 0x80 && (byte(ahead: 2) == 0xA8 || byte(ahead: 2) == 0xA9)
  }
}
