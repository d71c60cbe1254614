internal import CopyfitSourceText

/// Reads a PO file, entry by entry.
struct GettextParser {
  let text: SourceText
  var scanner: TextScanner
  /// Receives the entries in the order of the file.
  private let take: (GettextEntry) -> Void
  private var isEmpty = true
  var found = ProblemList()
  /// The problem of invalid bytes; `nil` if all bytes are valid.
  private var noText: CatalogProblem?
  /// The entry that is being read.
  var draft = GettextDraft()
  /// Whether lines before the next entry cannot be read, which is reported once.
  private var isAstray = false
  /// Whether an empty line is before the next one.
  private var isAfterEmptyLine = false
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
      skipSpace()
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

  /// Skips white space, and notes whether it has an empty line.
  private mutating func skipSpace() {
    let start = scanner.offset
    scanner.skip(while: Self.isSpace)
    let space = scanner.utf8[start..<scanner.offset]
    isAfterEmptyLine = space.count { $0 == 0x0A } > 1 || space.count { $0 == 0x0D } > 1
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
    let hasIndex = scanner.byte == UInt8(ascii: "[")
    guard let field = field(word) else {
      scanner.offset = start
      return readUnknownLine()
    }
    let startsEntry = field == .context || field == .id
    if startsEntry, draft.isComplete || draft.hasID { finish() }
    // The line before, which is reported, has the start of this entry.
    if isAstray, !startsEntry { draft.isBroken = true }
    draft.start = draft.start ?? start
    isAstray = false
    if let fault = fault(of: field, word, hasIndex: hasIndex) {
      return skipLine(fault, at: start)
    }
    draft.last = field
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    guard scanner.byte == UInt8(ascii: "\"") else {
      return skipLine("expected a text in quotes after '\(word)'")
    }
    let position = text.position(at: scanner.offset)
    if let value = quoted() { draft.set(field, to: .init(text: value, position: position)) }
  }

  /// Skips a line without a keyword.
  ///
  /// After an empty line, it starts an entry of its own, so that the one before it is whole.
  private mutating func readUnknownLine() {
    if isAfterEmptyLine {
      if draft.isComplete || draft.isBroken { finish() }
      if isAstray, isAtTextInQuotes { isAstray = false }
    }
    skipLine("expected a keyword such as msgid, a text in quotes or a comment")
  }

  /// Whether the line has quotation marks, straight or typographic.
  private var isAtTextInQuotes: Bool {
    let line = scanner.utf8[scanner.offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    var search = TextScanner(Array(line))
    return line.contains(UInt8(ascii: "\"")) || search.skip(to: "“") || search.skip(to: "„")
  }

  /// The reason why a keyword cannot be at this place of its entry; `nil` if it can.
  private func fault(
    of field: GettextDraft.Field, _ word: String, hasIndex: Bool
  ) -> String? {
    if draft.contains(field) { return "'\(word)' is in the entry twice" }
    guard case .translation = field, !draft.isBroken, draft.id != nil else { return nil }
    if hasIndex {
      return draft.plural == nil ? "a msgstr with an index needs a msgid_plural before it" : nil
    }
    return draft.plural == nil ? nil : "a msgstr after msgid_plural needs an index, as in msgstr[0]"
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

  mutating func skipLine(_ reason: String, at offset: Int? = nil) {
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
