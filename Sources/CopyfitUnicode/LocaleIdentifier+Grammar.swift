extension LocaleIdentifier {
  /// Whether a name has the form of a locale or of its folder: `de`, `pt_BR`, `German`.
  package static func isWellFormed(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...8).contains(language.utf8.count) else { return false }
    return isLetters(language.utf8) && parts.allSatisfy { isSubtag($0.utf8) }
  }

  /// Whether a name is a locale in BCP 47, with `-` or `_` between its parts, whose language has a valid code: `pt_BR`,
  /// `zh-Hans`, `en-US-posix`, but not `German` or `xx_yy_zz`.
  ///
  /// Source: RFC 5646, section 2.1. No language of more than three letters is registered.
  package static func isTag(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.allSatisfy({ isSubtag($0.utf8) }), let language = parts.first,
      (2...3).contains(language.utf8.count), isLetters(language.utf8)
    else { return false }
    var rest = parts.dropFirst().map { Array($0.utf8) }[...]
    take(&rest, most: 3) { $0.count == 3 && isLetters($0) }
    take(&rest, most: 1) { $0.count == 4 && isLetters($0) }
    take(&rest, most: 1) { $0.count == 2 && isLetters($0) || $0.count == 3 && isDigits($0) }
    take(&rest, most: .max) { $0.count > 4 || $0.count == 4 && isDigits($0.prefix(1)) }
    return areExtensions(rest)
  }

  /// Whether the rest consists of extensions, each a single character with its subtags.
  private static func areExtensions(_ parts: ArraySlice<[UInt8]>) -> Bool {
    var rest = parts
    while let singleton = rest.popFirst() {
      let isPrivate = singleton == [UInt8(ascii: "x")] || singleton == [UInt8(ascii: "X")]
      let count = rest.count
      take(&rest, most: .max) { isPrivate || $0.count > 1 }
      guard singleton.count == 1, rest.count < count else { return false }
    }
    return true
  }

  private static func take(
    _ parts: inout ArraySlice<[UInt8]>, most: Int, while condition: ([UInt8]) -> Bool
  ) {
    parts = parts.dropFirst(parts.prefix(while: condition).prefix(most).count)
  }

  private static func isSubtag(_ part: Substring.UTF8View) -> Bool {
    (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetters(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigits(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
