/// Texts with percent signs that are not formats.
extension FormatSpecifier {
  /// Whether a text is an address in which percent signs stand for bytes (RFC 3986 § 2.1), and therefore not a format.
  static func isAddress(_ text: String) -> Bool {
    // Few texts have a digit there, and searching the whole text is slow.
    let first = text.utf8.drop { $0 != UInt8(ascii: "%") }.dropFirst().prefix(2)
    guard first.allSatisfy(\.isHexadecimalDigit), text.contains("://"),
      !text.contains(where: \.isWhitespace)
    else { return false }
    return text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.prefix(2).count { $0.isASCII && $0.isHexDigit } == 2
    }
  }

  /// Whether a text with percent signs is of another kind: a JSON document, or a text with Qt's numbered arguments,
  /// such as "%1 of %2".
  static func isOther(_ text: String) -> Bool { isDocument(text) || isNumbered(text) }

  /// Whether a text starts and ends like a JSON document.
  private static func isDocument(_ text: String) -> Bool {
    let start = text.unicodeScalars.lazy.filter { !$0.isSpace }.prefix(2)
    guard let first = start.first, first == "{" || first == "[",
      let second = start.dropFirst().first, "\"{[".unicodeScalars.contains(second),
      let last = text.unicodeScalars.last(where: { !$0.isSpace })
    else { return false }
    return last == (first == "{" ? "}" : "]")
  }

  /// Whether each percent sign is before a number, the numbers are complete from 1, and at least one is not before a
  /// letter that would make it a specifier.
  private static func isNumbered(_ text: String) -> Bool {
    // Splitting a text is slow, and most formats have a letter after their first sign.
    let first = text.utf8.drop { $0 != UInt8(ascii: "%") }.dropFirst().first
    guard let first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    var numbers: Set<Int> = []
    var hasPlain = false
    for piece in text.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let digits = piece.utf8.prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      guard let number = Int(Substring(digits)), number <= 99 else { return false }
      let next = piece.utf8.dropFirst(digits.count).first
      guard next != UInt8(ascii: "$"), next != UInt8(ascii: ".") else { return false }
      numbers.insert(number)
      hasPlain = hasPlain || !(next.map(isLetter) ?? false)
    }
    return hasPlain && numbers == Set(1...max(1, numbers.count))
      && !text.utf8.contains(UInt8(ascii: "$"))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
