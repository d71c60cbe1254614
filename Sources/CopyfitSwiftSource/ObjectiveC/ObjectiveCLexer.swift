/// Splits an Objective-C source into tokens.
///
/// For conditional compilation, the first branch for a released iOS app is read.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [ObjectiveCToken] = []
  private var isInDefine = false
  /// For each surrounding condition: whether one of its branches was read.
  private var conditions: [Bool] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a source; the last one is its end.
  static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes)
    while lexer.position < bytes.count { lexer.next() }
    if lexer.isInDefine { lexer.add(.endOfDefine, "") }
    lexer.add(.end, "")
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ text: String, from start: Int? = nil) {
    tokens.append(
      ObjectiveCToken(
        kind: kind, text: text, line: line, column: (start ?? position) - lineStart + 1))
  }

  private mutating func startLine() {
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
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "\""): string(from: position)
    case UInt8(ascii: "'"): character()
    case UInt8(ascii: "@"): at()
    default:
      if first.startsWord {
        word()
      } else if first.isDigit {
        number()
      } else {
        sign()
      }
    }
  }

  private mutating func skipToEndOfLine() {
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

  private mutating func taken(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() {
    let start = position
    add(.name, taken { $0.startsWord || $0.isDigit }, from: start)
  }

  private mutating func number() {
    let start = position
    add(.number, taken { $0.startsWord || $0.isDigit || $0 == UInt8(ascii: ".") }, from: start)
  }

  private mutating func sign() {
    let pairs = ["->", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "?:", "::"]
    let two = String(decoding: [byte(), byte(1)], as: UTF8.self)
    let text = pairs.contains(two) ? two : String(decoding: [byte()], as: UTF8.self)
    add(.sign, text)
    position += pairs.contains(two) ? 2 : 1
  }
}

extension ObjectiveCLexer {
  private mutating func character() {
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    add(.number, "0")
  }

  /// A string, which continues in a string that follows it.
  private mutating func string(from start: Int) {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        position += 1
        escape(into: &text)
      } else {
        text.append(byte())
        position += 1
      }
    }
    if byte() == UInt8(ascii: "\"") { position += 1 }
    let part = String(decoding: text, as: UTF8.self)
    if let last = tokens.last, last.kind == .text {
      tokens[tokens.count - 1].text += part
    } else {
      add(.text, part, from: start)
    }
  }

  private mutating func escape(into text: inout [UInt8]) {
    let sign = byte()
    position += 1
    switch sign {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = (0..<(sign == UInt8(ascii: "u") ? 4 : 8)).map { byte($0) }
      guard
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          .flatMap(Unicode.Scalar.init)
      else { return }
      text += Array(String(Character(scalar)).utf8)
      position += digits.count
    case UInt8(ascii: "\n"):
      position -= 1
      startLine()
    default: text.append(sign)
    }
  }

  /// A token that begins with `@`: a string, a literal or a keyword.
  private mutating func at() {
    let start = position
    position += 1
    if byte() == UInt8(ascii: "\"") { return string(from: start) }
    if byte().startsWord {
      let word = taken { $0.startsWord || $0.isDigit }
      return ["YES", "NO", "true", "false"].contains(word)
        ? add(.name, word, from: start) : add(.directive, word, from: start)
    }
    // `@[`, `@{` and `@(` begin literals; the `@` of a number has no effect.
    if !byte().isDigit, byte() != UInt8(ascii: "-") { add(.sign, "@", from: start) }
  }

  private mutating func directive() {
    position += 1
    _ = taken { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    switch taken(while: \.startsWord) {
    case "define":
      _ = taken { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = position
      let name = taken { $0.startsWord || $0.isDigit }
      add(.define(hasParameters: byte() == UInt8(ascii: "(")), name, from: start)
      isInDefine = true
    case "if": open(condition)
    case "ifdef": open("defined " + condition)
    case "ifndef": open("!defined " + condition)
    case "else", "elif":
      // After a branch that was read, the others are skipped.
      if conditions.last == true { skipPart() }
    case "endif": _ = conditions.popLast()
    default: skipToEndOfLine()
    }
  }

  /// The rest of the line up to a comment, without spaces.
  private var condition: String {
    String(
      decoding: bytes[position...].prefix { !"\r\n/".utf8.contains($0) }
        .filter { !" \t".utf8.contains($0) }, as: UTF8.self)
  }

  /// Source of the conditions that are off on iOS: Apple, *TargetConditionals.h*.
  private mutating func open(_ condition: String) {
    let isOff = [
      "0", "DEBUG", "definedDEBUG", "defined(DEBUG)", "defined DEBUG", "TARGET_OS_OSX",
      "!TARGET_OS_IPHONE", "TARGET_OS_TV", "TARGET_OS_WATCH", "!RELEASE",
      "!defined(RELEASE)", "!defined RELEASE",
    ].contains(condition)
    skipToEndOfLine()
    conditions.append(!isOff)
    if isOff { skipPart() }
  }

  /// Skips to the next branch of a condition, or its end.
  private mutating func skipPart() {
    var depth = 0
    while position < bytes.count {
      let rest = bytes[position...].drop { $0 == 32 || $0 == 9 }.prefix { $0 != 10 }
      let words = String(decoding: rest.prefix(12).filter { $0 != 32 }, as: UTF8.self)
      if words.hasPrefix("#if") { depth += 1 }
      if depth == 0, words.hasPrefix("#el") {
        // Only the first matching branch is read.
        guard conditions.last == true else {
          conditions[conditions.count - 1] = true
          return skipToEndOfLine()
        }
      }
      if words.hasPrefix("#endif") {
        if depth == 0 { return }
        depth -= 1
      }
      while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
      if position < bytes.count { startLine() }
    }
  }
}

extension UInt8 {
  /// Whether a word may begin with the byte.
  fileprivate var startsWord: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
