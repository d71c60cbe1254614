/// Splits an Objective-C source into tokens.
///
/// For conditional compilation, the branch for a released iOS app is read. If that depends on settings of the build, all
/// branches are read as those of an `if` whose condition is unknown.
struct ObjectiveCLexer {
  let bytes: [UInt8]
  var position = 0
  private(set) var line = 1
  private(set) var lineStart = 0
  var tokens: [ObjectiveCToken] = []
  var isInDefine = false
  /// The surrounding conditions.
  var conditions: [Condition] = []
  /// Whether a branch with a text was skipped that a build may have.
  var hidesText = false
  /// The numbers of the tokens whose brackets are open.
  private(set) var openBrackets: [Int] = []
  /// The macros that the source has defined, with the rests of their lines.
  var macros: [String: String] = [:]

  /// The remaining bytes that are read ahead of the current position.
  private var remainingBytes: Int

  /// The maximum number of times that a source's bytes are read ahead: branches in each other are read up to 9 times.
  private static let maximumReadings = 16

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    remainingBytes = Self.maximumReadings * bytes.count
  }

  /// Whether more bytes may be read ahead.
  var mayReadAhead: Bool { remainingBytes >= 0 }

  /// Counts bytes that were read ahead; if no more may be, a text may be hidden.
  mutating func countAhead(_ count: Int) {
    remainingBytes -= count
    if !mayReadAhead { hidesText = true }
  }

  /// A condition of conditional compilation.
  enum Condition {
    /// One branch is read, or none so far.
    case one(isRead: Bool)
    /// All branches are read.
    case all
  }

  /// The tokens of a source; the last one is its end.
  ///
  /// - Parameter hidesText: Becomes true if a branch with a text was skipped that a build may have.
  static func tokens(of bytes: [UInt8], hidesText: inout Bool) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(ObjectiveCLines.normalized(bytes))
    while lexer.position < lexer.bytes.count { lexer.next() }
    if lexer.isInDefine { lexer.add(.endOfDefine, "") }
    lexer.add(.end, "")
    if lexer.hidesText { hidesText = true }
    return lexer.tokens
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  mutating func add(_ kind: ObjectiveCToken.Kind, _ text: String, from start: Int? = nil) {
    if kind == .sign, !isInDefine {
      if ["(", "[", "{"].contains(text) { openBrackets.append(tokens.count) }
      if [")", "]", "}"].contains(text) { _ = openBrackets.popLast() }
    }
    tokens.append(
      ObjectiveCToken(
        kind: kind, text: text, line: line, column: (start ?? position) - lineStart + 1))
  }

  mutating func startLine() {
    position += 1
    line += 1
    lineStart = position
  }

  private mutating func next() {
    let first = byte()
    switch first {
    case UInt8(ascii: "\n"):
      if isInDefine { add(.endOfDefine, "") }
      isInDefine = false
      startLine()
    case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\n"):
      position += 1
      startLine()
    case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\r"):
      position += 2
      if byte() == UInt8(ascii: "\n") { startLine() }
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipToEndOfLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where !isInDefine: directive()
    case UInt8(ascii: "\""): string(from: position)
    case UInt8(ascii: "'"): character()
    case UInt8(ascii: "@"): at()
    default:
      if first.startsWord {
        word()
      } else if first.isDigit || first == UInt8(ascii: ".") && byte(1).isDigit {
        number()
      } else {
        sign()
      }
    }
  }

  mutating func skipToEndOfLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
        position += 1
        startLine()
      } else {
        position += 1
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if byte() == UInt8(ascii: "\n") { startLine() } else { position += 1 }
    }
  }

  mutating func taken(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() {
    let start = position
    let word = taken { $0.startsWord || $0.isDigit }
    if byte() == UInt8(ascii: "\""), ["R", "LR", "uR", "UR", "u8R"].contains(word) {
      rawString(from: start)
    } else {
      add(.name, word, from: start)
    }
  }

  /// A number, in which C++ separates digits by `'`.
  private mutating func number() {
    let start = position
    var text = ""
    repeat {
      if byte() == UInt8(ascii: "'") { position += 1 }
      text += taken { $0.startsWord || $0.isDigit || $0 == UInt8(ascii: ".") }
    } while byte() == UInt8(ascii: "'") && byte(1).isDigit
    add(.number, text, from: start)
  }

  /// Other spellings of brackets.
  ///
  /// Source: ISO C, 6.4.6.
  private static let digraphs = ["<%": "{", "%>": "}", "<:": "[", ":>": "]"]

  private mutating func sign() {
    let pairs = ["->", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "?:", "::"]
    let two = String(decoding: [byte(), byte(1)], as: UTF8.self)
    let isPair = pairs.contains(two) || Self.digraphs[two] != nil
    add(.sign, Self.digraphs[two] ?? (isPair ? two : String(decoding: [byte()], as: UTF8.self)))
    position += isPair ? 2 : 1
  }
}

extension UInt8 {
  /// Whether a word may begin with the byte.
  var startsWord: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isHexadecimalDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
