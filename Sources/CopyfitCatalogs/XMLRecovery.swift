internal import CopyfitSourceText

/// Counts the elements of XML that is not well-formed.
enum XMLRecovery {
  /// The number of elements with the given names that start in a text, outside of comments.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func count(of names: Set<String>, in utf8: [UInt8]) -> Int {
    var scanner = TextScanner(utf8)
    var (count, hasOpenComment) = (0, false)
    while scanner.skip(to: "<") {
      scanner.advance()
      let start = scanner.offset
      if scanner.isAt("!--"), !hasOpenComment {
        hasOpenComment = !scanner.skip(to: "-->")
        // A comment that is never closed may be the error itself.
        if hasOpenComment { scanner.offset = start }
        continue
      }
      scanner.skip(while: isPartOfName)
      if names.contains(scanner.string(start..<scanner.offset)) { count += 1 }
    }
    return count
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    !PropertyListByte.isSpace(byte) && !"<>/".utf8.contains(byte)
  }
}
