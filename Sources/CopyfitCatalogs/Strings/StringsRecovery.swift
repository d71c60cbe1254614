internal import CopyfitSourceText

/// Counts the entries of a text that is no longer read.
///
/// A broken text often has further faults, so everything that looks like an entry counts: a key and a value, two texts
/// in quotes without `=` between them, or a line with an `=` that does not start like a comment or marker. A line that
/// starts with `#` may be an entry that this character damages, so it counts if it has a quotation mark or ends with `;`.
struct StringsRecovery {
  private var scanner: TextScanner
  /// Whether a comment is never closed; what follows its start counts, because the start may be the fault.
  private var hasOpenComment = false

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  /// The number of entries from an offset to the end.
  ///
  /// - Complexity: O(*n*) for *n* bytes: each byte is read at most three times.
  static func entries(in utf8: [UInt8], from offset: Int) -> Int {
    var recovery = StringsRecovery(TextScanner(utf8, at: offset))
    return recovery.countEntries()
  }

  /// The number of entries with quotes in a comment.
  ///
  /// - Complexity: O(*n*) for *n* bytes: from each quotation mark, at most the next three are read.
  static func entries(inComment utf8: ArraySlice<UInt8>) -> Int {
    var recovery = StringsRecovery(TextScanner(Array(utf8)))
    var count = 0
    while recovery.scanner.skip(to: "\"") {
      guard recovery.skipKey() else { break }
      let end = recovery.scanner.offset - 1
      if recovery.skipQuotedValue() {
        count += 1
      } else {
        // The mark that closed this text may open another one.
        recovery.scanner.offset = end
      }
    }
    return count
  }

  /// Skips `= "value";`.
  private mutating func skipQuotedValue() -> Bool {
    skipSpace()
    guard scanner.skip("=") else { return false }
    skipSpace()
    guard scanner.byte == UInt8(ascii: "\""), skipKey() else { return false }
    skipSpace()
    return scanner.skip(";")
  }

  private mutating func countEntries() -> Int {
    var count = 0
    while skipToToken() {
      let start = scanner.offset
      if skipEntry() {
        count += 1
        continue
      }
      scanner.offset = start
      if skipDamagedLine() { count += 1 }
    }
    return count
  }

  /// Skips white space, comments and stray punctuation.
  private mutating func skipToToken() -> Bool {
    while let byte = scanner.byte {
      if PropertyListByte.isSpace(byte) || Self.strays.contains(byte) || isAtStrayEquals {
        scanner.advance()
      } else if scanner.isAt("//") {
        skipLine()
      } else if scanner.skip("/*") {
        skipComment()
      } else {
        return true
      }
    }
    return false
  }

  /// Skips the rest of a comment if it has an end.
  private mutating func skipComment() {
    guard !hasOpenComment else { return }
    let start = scanner.offset
    hasOpenComment = !scanner.skip(to: "*/")
    if hasOpenComment { scanner.offset = start } else { scanner.advance(by: 2) }
  }

  private static let strays = Set(";,{}()".utf8)

  private var isAtStrayEquals: Bool {
    scanner.byte == UInt8(ascii: "=") && !scanner.isAt("=======")
  }

  private mutating func skipEntry() -> Bool {
    guard skipKey() else { return false }
    skipSpace()
    if scanner.skip(";") { return true }
    return skipEquals() && skipLastText()
  }

  /// Skips `=`, or nothing or a colon in its place before a text in quotes.
  private mutating func skipEquals() -> Bool {
    if scanner.skip("=") { return true }
    scanner.skip(":")
    skipSpace()
    return scanner.byte == UInt8(ascii: "\"")
  }

  /// Skips a text and `;`.
  private mutating func skipLastText() -> Bool {
    skipSpace()
    guard skipKey() else { return false }
    skipSpace()
    return scanner.skip(";")
  }

  /// Skips a key and `=`.
  mutating func skipKeyAndEquals() -> Bool {
    guard skipKey() else { return false }
    skipSpace()
    return scanner.skip("=")
  }

  /// Whether a key and `=` are next, or two texts in quotes and `;`, on one line.
  var isAtEntryLine: Bool {
    let line = scanner.utf8[scanner.offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    var ahead = StringsRecovery(TextScanner(Array(line)))
    if ahead.skipKeyAndEquals() { return true }
    return line.first == UInt8(ascii: "\"") && ahead.skipEquals() && ahead.skipLastText()
  }

  private mutating func skipSpace() {
    scanner.skip(while: PropertyListByte.isSpace)
  }

  /// Skips a text with or without quotes.
  private mutating func skipKey() -> Bool {
    guard let first = scanner.byte, PropertyListByte.startsString(first) else { return false }
    if PropertyListByte.isUnquoted(first) {
      scanner.skip(while: PropertyListByte.isUnquoted)
      return true
    }
    scanner.advance()
    while let byte = scanner.byte, byte != first {
      scanner.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    defer { scanner.advance() }
    return !scanner.isAtEnd
  }

  /// Skips a line and returns whether it looks like an entry.
  private mutating func skipDamagedLine() -> Bool {
    let start = scanner.offset
    skipLine()
    let line = scanner.utf8[start..<scanner.offset]
    let isNoEntry = ["=", "<<<<<<<", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
    guard !isNoEntry, line.contains(UInt8(ascii: "=")) else { return false }
    let end = line.last { !PropertyListByte.isSpace($0) }
    return line.first != UInt8(ascii: "#") || line.contains(UInt8(ascii: "\""))
      || end == UInt8(ascii: ";")
  }

  private mutating func skipLine() {
    scanner.skip { $0 != 0x0A && $0 != 0x0D }
  }
}
