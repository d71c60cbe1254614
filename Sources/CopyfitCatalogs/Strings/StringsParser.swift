internal import CopyfitSourceText

/// Reads a text in the grammar of OpenStep property lists, like Core Foundation at run time.
///
/// Source: `CFOldStylePList.c` of swift-corelibs-foundation. There are three outcomes: the file is read to its end; it
/// is read up to a byte that cannot start a key, and the rest is lost without an error; or the whole file is rejected.
struct StringsParser {
  var scanner: TextScanner
  /// Receives the entries of the table in the order of the file, so that they need not all be stored.
  private let take: (PropertyListNode.Member) -> Void
  /// Whether reading goes on after a fault of an entry, for which the system rejects the whole file.
  let readsOnAfterFaults: Bool
  /// The faults after which reading went on, in the order of the file.
  var faults: [StringsFault] = []
  /// The number of further faults that are not listed; no entry is lost by them.
  var countedFaults = 0
  /// The number of bytes that are read twice because reading went back after a fault.
  var bytesReadTwice = 0
  /// The key of the last entry.
  private var lastKey: String?
  /// Escapes with an unintended value.
  var escapes: [StringsEscape] = []
  /// The number of those escapes whose key is known.
  private(set) var escapesWithKey = 0
  /// The number of further escapes that are not listed.
  var countedEscapes = 0
  /// The comment before the next token.
  var comment: StringsComment?
  /// The offset of a comment that is never closed.
  var unclosedComment: Int?
  /// The comments in which entries are lost.
  var doubleComments = DoubleComments()
  /// The offset up to which the line of the last entry's `;` was searched; `nil` after the end of the line.
  var lineOfSemicolon: Int?
  /// The offset of the last value that is text.
  var valueStart = 0
  private(set) var depth = 0

  /// - Parameter readsOnAfterFaults: Whether faults of entries are collected instead of thrown.
  init(
    _ utf8: [UInt8], readsOnAfterFaults: Bool = false,
    take: @escaping (PropertyListNode.Member) -> Void
  ) {
    scanner = TextScanner(utf8)
    self.readsOnAfterFaults = readsOnAfterFaults
    self.take = take
  }

  /// Reads the whole file.
  ///
  /// - Returns: The place where reading stopped early without an error; `nil` at the end of the file.
  /// - Throws: `StringsSyntaxError` if the whole file is rejected at run time.
  mutating func parse() throws(StringsSyntaxError) -> StringsStop? {
    defer { setKeyOfEscapes() }
    guard skipToToken(), let first = scanner.byte else { return stopInComment }
    if first == UInt8(ascii: "{") {
      _ = try parseBraces(isTable: true)
      if skipToToken() { throw StringsSyntaxError(.textAfterBraces, at: scanner.offset) }
      return stopInComment
    }
    guard PropertyListByte.startsString(first) else {
      throw StringsSyntaxError(
        scanner.isAtMergeMarker ? .conflictMarker : .invalidStart(scalar), at: scanner.offset)
    }
    let stop = try parseEntries(isTable: true).stop
    if let stop, stop.reason == .unclosedKey, lastKey == nil {
      throw StringsSyntaxError(.unclosedText, at: stop.offset)
    }
    if let comment = stopInComment, stop == nil, addFault(for: comment) { return nil }
    return stop ?? stopInComment
  }

  private var stopInComment: StringsStop? {
    unclosedComment.map { StringsStop(.unclosedComment, at: $0) }
  }

  /// The next character.
  var scalar: Unicode.Scalar { scanner.scalar ?? "\u{FFFD}" }
}

extension StringsParser {
  /// Reads entries up to the end or to the first byte that cannot start a key.
  ///
  /// - Parameter isTable: Whether they are those of the table, which are not returned.
  private mutating func parseEntries(isTable: Bool) throws(StringsSyntaxError) -> Entries {
    var entries: [PropertyListNode.Member] = []
    while skipToToken(), let first = scanner.byte {
      let start = scanner.offset
      guard PropertyListByte.startsString(first) else {
        let stop = StringsStop(.noKey(scalar, isMarker: scanner.isAtMergeMarker), at: start)
        if resume(after: stop) { continue }
        return (entries, stop)
      }
      let entryComment = comment?.text
      guard let key = parseString() else {
        let stop = StringsStop(.unclosedKey, at: start)
        return resume(after: stop) ? (entries, nil) : (entries, stop)
      }
      guard let value = try parseEntry(of: key, from: start) else { continue }
      let entry = PropertyListNode.Member(
        key: key, offset: start, value: value, comment: entryComment)
      if isTable { pass(entry) } else { entries.append(entry) }
    }
    return (entries, nil)
  }

  private mutating func pass(_ entry: PropertyListNode.Member) {
    lastKey = entry.key
    setKeyOfEscapes()
    take(entry)
  }

  /// Sets the key of the escapes since the last entry.
  private mutating func setKeyOfEscapes() {
    for index in escapes[escapesWithKey...].indices { escapes[index].key = lastKey }
    escapesWithKey = escapes.count
  }

  /// Entries, and the place where reading stopped.
  private typealias Entries = (all: [PropertyListNode.Member], stop: StringsStop?)

  /// Reads the rest of an entry after its key; `nil` if it is faulty and reading goes on after it.
  private mutating func parseEntry(
    of key: String, from start: Int
  ) throws(StringsSyntaxError) -> PropertyListNode? {
    do throws(StringsSyntaxError) { return try parseRest(of: key, from: start) } catch {
      guard resume(after: error, in: key, from: start) else { throw error }
      return nil
    }
  }

  /// Reads the rest of an entry after its key: `= value;`, or `;` if the value equals the key.
  private mutating func parseRest(
    of key: String, from start: Int
  ) throws(StringsSyntaxError) -> PropertyListNode {
    let keyEnd = scanner.offset
    var value = PropertyListNode(content: .string(key), offset: start)
    _ = skipToToken()
    if scanner.byte == UInt8(ascii: "=") {
      scanner.advance()
      value = try parseValue()
    } else if scanner.byte != UInt8(ascii: ";") {
      throw errorAfterKey(start..<keyEnd)
    }
    let valueEnd = scanner.offset
    _ = skipToToken()
    guard scanner.byte == UInt8(ascii: ";") else {
      let error = errorAfterValue(endingAt: valueEnd)
      guard keepEntry(despite: error, of: key) else { throw error }
      return value
    }
    scanner.advance()
    comment = nil
    lineOfSemicolon = scanner.offset
    return value
  }

  private mutating func parseValue() throws(StringsSyntaxError) -> PropertyListNode {
    _ = skipToToken()
    let start = scanner.offset
    return PropertyListNode(content: try parseContent(), offset: start)
  }

  private mutating func parseContent() throws(StringsSyntaxError) -> PropertyListNode.Content {
    let start = scanner.offset
    if scanner.isAtMergeMarker { throw StringsSyntaxError(.conflictMarker, at: start) }
    switch scanner.byte {
    case UInt8(ascii: "{"): return .dictionary(try parseBraces())
    case UInt8(ascii: "("): return .array(try parseArray())
    case UInt8(ascii: "<"):
      try parseData()
      return .other("data")
    case let first? where PropertyListByte.startsString(first):
      valueStart = start
      guard let text = parseString() else { throw StringsSyntaxError(.unclosedText, at: start) }
      return .string(text)
    case nil, UInt8(ascii: ";"): throw StringsSyntaxError(.missingValue, at: start)
    default: throw StringsSyntaxError(.unexpected(scalar, expected: "a text in quotes"), at: start)
    }
  }

  private mutating func parseBraces(
    isTable: Bool = false
  ) throws(StringsSyntaxError) -> [PropertyListNode.Member] {
    try enter(at: scanner.offset)
    defer { depth -= 1 }
    let start = scanner.offset
    scanner.advance()
    let (entries, stop) = try parseEntries(isTable: isTable)
    if let stop, stop.reason == .unclosedKey {
      throw StringsSyntaxError(.unclosedText, at: stop.offset)
    }
    try close("}", openedAt: start)
    return entries
  }

  private mutating func parseArray() throws(StringsSyntaxError) -> [PropertyListNode] {
    try enter(at: scanner.offset)
    defer { depth -= 1 }
    let start = scanner.offset
    var elements: [PropertyListNode] = []
    repeat {
      scanner.advance()
      _ = skipToToken()
      if scanner.byte == UInt8(ascii: ")") { break }
      elements.append(try parseValue())
      _ = skipToToken()
    } while scanner.byte == UInt8(ascii: ",")
    try close(")", openedAt: start)
    return elements
  }

  private mutating func parseData() throws(StringsSyntaxError) {
    let start = scanner.offset
    scanner.advance()
    while let byte = scanner.byte, PropertyListByte.isSpace(byte) || Self.hexDigit(byte) != nil {
      scanner.advance()
      if PropertyListByte.isSpace(byte) { continue }
      guard scanner.byte.flatMap(Self.hexDigit) != nil else {
        throw StringsSyntaxError(.oddData, at: start)
      }
      scanner.advance()
    }
    try close(">", openedAt: start)
  }

  private mutating func enter(at offset: Int) throws(StringsSyntaxError) {
    depth += 1
    if depth > PropertyListNode.maximumDepth { throw StringsSyntaxError(.tooDeep, at: offset) }
  }

  private mutating func close(
    _ bracket: Unicode.Scalar, openedAt start: Int
  ) throws(StringsSyntaxError) {
    guard skipToToken() else { throw StringsSyntaxError(.unclosed(bracket), at: start) }
    guard scanner.byte == UInt8(ascii: bracket) else {
      throw StringsSyntaxError(.unexpected(scalar, expected: "'\(bracket)'"), at: scanner.offset)
    }
    scanner.advance()
  }
}
