internal import CopyfitSourceText

/// Reads a PO file, entry by entry.
struct GettextParser {
  private let text: SourceText
  private var scanner: TextScanner
  /// Receives the entries in the order of the file.
  private let take: (GettextEntry) -> Void
  private var isEmpty = true
  private var found = ProblemList()
  /// The problem of invalid bytes; `nil` if all bytes are valid.
  private var noText: CatalogProblem?
  /// The entry that is being read.
  private var draft = GettextDraft()
  /// Whether lines before the next entry cannot be read, which is reported once.
  private var isAstray = false
  private var conflict = MergeConflict()
  /// Whether reading ends at the header, and the header.
  private var endsAtHeader = false
  private var header: GettextEntry?

  init(_ text: SourceText, take: @escaping (GettextEntry) -> Void) {
    self.text = text
    self.take = take
    scanner = TextScanner(text.utf8)
  }

  /// The header of a file, which is its first entry with an empty `msgid`; `nil` if it has none.
  static func header(of text: SourceText) -> GettextEntry? {
    var parser = GettextParser(text) { _ in }
    parser.endsAtHeader = true
    parser.parse()
    return parser.header
  }

  /// Reads the whole file.
  mutating func parse() {
    if let offset = text.firstInvalidOffset {
      let problem = problem("these bytes are not text in \(text.encoding.rawValue)", at: offset)
      noText = problem
      found.add(problem)
    }
    while !scanner.isAtEnd, header == nil {
      scanner.skip(while: Self.isSpace)
      guard let byte = scanner.byte else { break }
      switch byte {
      case UInt8(ascii: "#"): readComment()
      case UInt8(ascii: "\""): readContinuation()
      case _ where scanner.isAtMergeMarker: readConflictMarker()
      default: readKeyword()
      }
    }
    finish()
  }

  /// The problems of the file, in the order of places; if the file is not text, only that problem.
  var problems: ProblemList {
    guard let noText, isEmpty else { return found }
    var problems = ProblemList()
    problems.add(noText)
    return problems
  }

  /// The first place of a text in the file.
  func position(of literal: String) -> SourcePosition? {
    var scanner = TextScanner(text.utf8)
    return scanner.skip(to: literal) ? text.position(at: scanner.offset) : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The rest of the line, without the white space around it.
  private mutating func takeLine() -> String {
    let start = scanner.offset
    scanner.skip { $0 != 0x0A && $0 != 0x0D }
    return trimmed(scanner.string(start..<scanner.offset))
  }
}

extension GettextParser {
  /// Takes a line that starts with `#`.
  private mutating func readComment() {
    scanner.advance()
    let kind = scanner.byte
    if kind == UInt8(ascii: "~") { return readObsolete() }
    if draft.isComplete { finish() }
    let isMarked = kind.map { ".:,|=".utf8.contains($0) } ?? false
    if isMarked { scanner.advance() }
    switch kind.flatMap({ isMarked ? $0 : nil }) {
    case nil, UInt8(ascii: "."): draft.comments.addCommentLine(takeLine())
    case UInt8(ascii: ","), UInt8(ascii: "="): draft.addFlags(takeLine())
    default: scanner.skip { $0 != 0x0A && $0 != 0x0D }
    }
  }

  /// Reports a conflict at its first marker; the first of its two sides is read.
  private mutating func readConflictMarker() {
    let start = scanner.offset
    if conflict.skipMarker(&scanner) { report(MergeMarker.message, at: start, lost: 0) }
  }

  /// Skips a line of an obsolete entry, and discards the comments before it.
  private mutating func readObsolete() {
    if draft.start != nil { finish() }
    draft = GettextDraft()
    _ = takeLine()
  }

  private mutating func readKeyword() {
    let start = scanner.offset
    scanner.skip { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_") }
    let word = scanner.string(start..<scanner.offset)
    guard let field = field(word) else {
      scanner.offset = start
      return skipLine("expected a keyword such as msgid, a text in quotes or a comment")
    }
    let isNext = draft.isComplete || draft.id != nil
    if isNext, field == .context || field == .id { finish() }
    draft.start = draft.start ?? start
    isAstray = false
    if draft.contains(field) {
      return skipLine("'\(word)' is in the entry twice", at: start)
    }
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    guard scanner.byte == UInt8(ascii: "\"") else {
      return skipLine("expected a text in quotes after '\(word)'")
    }
    let position = text.position(at: scanner.offset)
    draft.last = field
    if let value = quoted() { draft.set(field, to: .init(text: value, position: position)) }
  }

  private mutating func field(_ word: String) -> GettextDraft.Field? {
    switch word {
    case "msgctxt": .context
    case "msgid": .id
    case "msgid_plural": .plural
    case "msgstr": formNumber().map { .translation($0) }
    default: nil
    }
  }

  /// The number in `msgstr[2]`; 0 without brackets; `nil` if the brackets contain anything else.
  private mutating func formNumber() -> Int? {
    guard scanner.skip("[") else { return 0 }
    let start = scanner.offset
    scanner.skip { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let number = Int(scanner.string(start..<scanner.offset))
    guard let number, number < Self.maximumForms, scanner.skip("]") else { return nil }
    return number
  }

  /// The maximum number of forms, more than any language has.
  static let maximumForms = 100

  private mutating func readContinuation() {
    guard let last = draft.last, draft.contains(last) else {
      return skipLine("this text has no keyword before it")
    }
    if let value = quoted() { draft.append(value, to: last) }
  }

  private mutating func skipLine(_ reason: String, at offset: Int? = nil) {
    if !draft.isBroken, !isAstray { report(reason, at: offset ?? scanner.offset, lost: 1) }
    if draft.start == nil { isAstray = true } else { draft.isBroken = true }
    _ = takeLine()
  }

  private mutating func report(_ reason: String, at offset: Int, lost: Int) {
    found.add(problem(reason, at: offset, lost: lost))
  }

  private func problem(_ reason: String, at offset: Int, lost: Int = 0) -> CatalogProblem {
    CatalogProblem(
      kind: .catalogSyntax, message: "The file cannot be read by msgfmt: \(reason).",
      position: text.position(at: offset), entriesLost: lost)
  }

  /// Ends the entry that is being read.
  private mutating func finish() {
    defer { draft = GettextDraft() }
    guard let start = draft.start, !draft.isBroken else { return }
    guard let id = draft.id, draft.isComplete else {
      return report(
        "an entry ends without its \(draft.id == nil ? "msgid" : "msgstr")", at: start, lost: 1)
    }
    var entry = GettextEntry(context: draft.context?.text, id: id, plural: draft.plural)
    entry.translations = draft.translations.sorted { $0.form < $1.form }
    let comments = draft.comments.filter { !$0.isEmpty }
    entry.comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
    entry.flags = draft.flags
    entry.offset = start
    isEmpty = false
    if endsAtHeader, entry.isHeader { header = entry }
    take(entry)
  }
}

extension GettextParser {
  /// Reads a text in quotes; `nil` if it is not closed on its line.
  private mutating func quoted() -> String? {
    let start = scanner.offset
    scanner.advance()
    // Most texts have no escapes.
    scanner.skip {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x0A && $0 != 0x0D
    }
    if scanner.byte == UInt8(ascii: "\"") {
      let text = scanner.string(start + 1..<scanner.offset)
      scanner.advance()
      return closed(text)
    }
    var bytes = Array(scanner.utf8[start + 1..<scanner.offset])
    while let byte = scanner.byte, byte != 0x0A, byte != 0x0D {
      scanner.advance()
      switch byte {
      case UInt8(ascii: "\""): return closed(String(decoding: bytes, as: UTF8.self))
      case UInt8(ascii: "\\"): bytes += escape()
      default: bytes.append(byte)
      }
    }
    skipLine("the text that starts here is not closed on its line", at: start)
    return nil
  }

  /// Checks that only another text or a keyword follows a text on its line.
  private mutating func closed(_ value: String) -> String? {
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    if let byte = scanner.byte, byte != 0x0A, byte != 0x0D, byte != UInt8(ascii: "\""),
      !["msgctxt", "msgid", "msgstr"].contains(where: { scanner.isAt($0) })
    {
      skipLine("a quotation mark inside of a text needs a backslash")
      return nil
    }
    return value
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// The bytes of a C escape after its backslash.
  private mutating func escape() -> [UInt8] {
    guard let byte = scanner.byte, byte != 0x0A, byte != 0x0D else { return [] }
    if let value = Self.escapes[byte] {
      scanner.advance()
      return [value]
    }
    let isHexadecimal = byte == UInt8(ascii: "x")
    let start = scanner.offset
    if isHexadecimal { scanner.advance() }
    let digits = takeDigits(isHexadecimal ? 2 : 3, radix: isHexadecimal ? 16 : 8)
    if let value = UInt8(digits, radix: isHexadecimal ? 16 : 8) { return [value] }
    scanner.offset = start
    let found = scanner.scalar.map { String($0) } ?? ""
    let isListed = self.found.lists(.invalidEscape)
    self.found.add(
      CatalogProblem(
        kind: .invalidEscape, message: "\"\\\(found)\" is not an escape that msgfmt reads.",
        position: text.position(at: start - 1), key: isListed ? draft.takeKey() : nil,
        isReadOn: draft.id != nil))
    return []
  }

  private mutating func takeDigits(_ most: Int, radix: Int) -> String {
    let start = scanner.offset
    while scanner.offset - start < most, let byte = scanner.byte,
      Character(Unicode.Scalar(byte)).hexDigitValue.map({ $0 < radix }) ?? false
    {
      scanner.advance()
    }
    return scanner.string(start..<scanner.offset)
  }
}
