internal import CopyfitSourceText

/// Reads the properties of Java apps: `messages_de.properties`.
///
/// As in Java, a file that is not valid UTF-8 is read as ISO-8859-1.
struct PropertiesReader {
  private let text: SourceText
  private var scanner: TextScanner
  private var entries = EntryList()
  private var problems = ProblemList()
  private var comments: [String] = []
  private var conflict = MergeConflict()
  /// The reason why Java rejects the file; reading stops at the first reason.
  private var rejection: CatalogProblem?

  static func content(of bytes: [UInt8], file: String) -> CatalogContent {
    if let offset = bytes.firstIndex(of: 0) { return noText(bytes, at: offset) }
    var reader = PropertiesReader(decode(bytes))
    reader.parse()
    if var rejection = reader.rejection {
      rejection.entriesLost = reader.entries.entries.count
      return CatalogContent(tables: [], problems: [rejection])
    }
    let path = CatalogPath(file)
    let table = StringTable(
      file: file, name: path.table, locale: path.locale, entries: reader.entries.entries)
    reader.problems.add(contentsOf: reader.entries.problems)
    return CatalogContent(
      tables: table.entries.isEmpty ? [] : [table], problems: reader.problems.sorted)
  }

  /// The content of a file with a null character, which images and UTF-16 have and text never has.
  private static func noText(_ bytes: [UInt8], at offset: Int) -> CatalogContent {
    let line = bytes[..<offset].count { $0 == 0x0A } + 1
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let problem = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "The file is not text in an encoding that Java reads, UTF-8 or ISO-8859-1: it has a null character.",
      position: SourcePosition(line: line, column: offset - start + 1),
      entriesLost: lineCount(in: SourceText(decoding: bytes).utf8))
    return CatalogContent(tables: [], problems: [problem])
  }

  /// The number of lines that look like entries.
  private static func lineCount(in utf8: [UInt8]) -> Int {
    utf8.split(whereSeparator: isLineEnd).count { line in
      let first = line.first { !isBlank($0) }
      return first != UInt8(ascii: "#") && first != UInt8(ascii: "!")
        && line.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
    }
  }

  private static func decode(_ bytes: [UInt8]) -> SourceText {
    let text = SourceText(decoding: bytes)
    guard text.encoding == .utf8, text.firstInvalidOffset != nil else { return text }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return SourceText(decoding: Array(String(scalars).utf8))
  }

  private init(_ text: SourceText) {
    self.text = text
    scanner = TextScanner(text.utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0C
  }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func parse() {
    while !scanner.isAtEnd {
      scanner.skip(while: Self.isBlank)
      guard let byte = scanner.byte else { return }
      if Self.isLineEnd(byte) {
        skipLineEnd()
        // A comment that is separated from an entry does not describe it.
        comments = []
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") {
        readComment()
      } else if conflict.hasMarker(at: scanner) {
        readConflictMarker()
      } else {
        readEntry()
      }
    }
  }

  private mutating func skipLineEnd() {
    if !scanner.skip("\r\n") { scanner.advance() }
  }

  private mutating func readComment() {
    scanner.advance()
    let start = scanner.offset
    scanner.skip { !Self.isLineEnd($0) }
    comments.addCommentLine(trimmed(scanner.string(start..<scanner.offset)))
    if !scanner.isAtEnd { skipLineEnd() }
  }

  /// Reports a conflict at its first marker; the first of its two sides is read.
  private mutating func readConflictMarker() {
    let start = scanner.offset
    guard conflict.skipMarker(&scanner) else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message: "The file has \(MergeMarker.object): Java takes it for a key.",
        position: text.position(at: start), isReadOn: true))
  }

  private mutating func readEntry() {
    let start = scanner.offset
    let key = token { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") || Self.isBlank($0) }
    skipBlanks()
    if scanner.byte == UInt8(ascii: "=") || scanner.byte == UInt8(ascii: ":") {
      scanner.advance()
      skipBlanks()
    }
    let place = scanner.byte.map { !Self.isLineEnd($0) } ?? false ? scanner.offset : start
    let value = token { _ in false }
    let comment = comments.filter { !$0.isEmpty }.joined(separator: "\n")
    comments = []
    var entry = StringEntry(
      key: key, value: value, comment: comment.isEmpty ? nil : comment,
      position: text.position(at: place))
    entry.syntax = .javaMessage
    if let problem = JavaApostrophe.problem(of: entry) { problems.add(problem) }
    entries.reserve(readTo: start, of: text.utf8.count)
    entries.append(entry)
  }

  /// Skips blanks, and line ends after a backslash.
  private mutating func skipBlanks() {
    repeat { scanner.skip(while: Self.isBlank) } while skipContinuation()
  }

  /// Skips a backslash at the end of a line and the blanks before the text of the next line.
  private mutating func skipContinuation() -> Bool {
    guard scanner.byte == UInt8(ascii: "\\"),
      scanner.byte(ahead: 1).map(Self.isLineEnd) ?? true
    else { return false }
    scanner.advance()
    if !scanner.isAtEnd { skipLineEnd() }
    scanner.skip(while: Self.isBlank)
    return true
  }

  /// Reads a key or a value up to the end of its line.
  private mutating func token(endsAt isEnd: (UInt8) -> Bool) -> String {
    let start = scanner.offset
    scanner.skip { $0 != UInt8(ascii: "\\") && !Self.isLineEnd($0) && !isEnd($0) }
    guard scanner.byte == UInt8(ascii: "\\") else { return scanner.string(start..<scanner.offset) }
    var bytes = Array(scanner.utf8[start..<scanner.offset])
    while let byte = scanner.byte, !Self.isLineEnd(byte), !isEnd(byte) {
      if byte == UInt8(ascii: "\\") {
        if !skipContinuation() { bytes += escape() }
      } else {
        bytes.append(byte)
        scanner.advance()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The UTF-8 of an escape; a backslash before any other character is dropped.
  private mutating func escape() -> [UInt8] {
    let start = scanner.offset
    scanner.advance()
    guard let byte = scanner.byte else { return [] }
    scanner.advance()
    switch byte {
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(codePoint(from: start)).utf8)
    default: return [byte]
    }
  }

  /// The character of `\uXXXX`; two such escapes may be a surrogate pair.
  private mutating func codePoint(from start: Int) -> Character {
    guard let unit = unit() else {
      let reason = CatalogProblem(
        kind: .catalogSyntax,
        message: "Java rejects the whole file: \"\\u\" needs four hexadecimal digits.",
        position: text.position(at: start))
      rejection = rejection ?? reason
      return "\u{FFFD}"
    }
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let afterLead = scanner.offset
    if UTF16.isLeadSurrogate(unit), scanner.skip("\\u"), let trail = self.unit(),
      UTF16.isTrailSurrogate(trail)
    {
      return Character(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
    }
    scanner.offset = afterLead
    return "\u{FFFD}"
  }

  private mutating func unit() -> UInt16? {
    let start = scanner.offset
    let end = min(start + 4, scanner.utf8.count)
    let digits = scanner.string(start..<end)
    guard digits.utf8.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    scanner.offset = end
    return UInt16(digits, radix: 16)
  }
}
