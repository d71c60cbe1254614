/// Conditional compilation and macros.
extension ObjectiveCLexer {
  mutating func directive() {
    position += 1
    _ = taken { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    switch taken(while: \.startsWord) {
    case "define":
      _ = taken { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = position
      let name = taken { $0.startsWord || $0.isDigit }
      macros[name] = condition
      add(.define(hasParameters: byte() == UInt8(ascii: "(")), name, from: start)
      isInDefine = true
    case "if": open(condition)
    case "ifdef": open("defined " + condition)
    case "ifndef": open("!defined " + condition)
    case "else", "elif":
      // After a branch that was read, the others are skipped.
      if conditions.last == true { skipPart() }
    case "endif": _ = conditions.popLast()
    case "undef": macros[condition] = nil
    default: skipToEndOfLine()
    }
  }

  /// The rest of the line without comments and spaces.
  private var condition: String { restOfLine.filter { $0 != " " && $0 != "\t" } }

  /// The rest of the line without comments; a line that ends with `\` continues.
  private var restOfLine: String {
    var rest = bytes[position...]
    var found: [UInt8] = []
    while let first = rest.first, first != UInt8(ascii: "\n") {
      if rest.starts(with: "\\\n".utf8) || rest.starts(with: "\\\r\n".utf8) {
        rest = rest[rest.startIndex...].drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        break
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        if first != UInt8(ascii: "\r") { found.append(first) }
        rest = rest.dropFirst()
      }
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// Source of the conditions that are off on iOS: Apple, *TargetConditionals.h*.
  private mutating func open(_ condition: String) {
    let isOff = isKnown(condition).map { !$0 } ?? Self.off.contains(condition)
    skipToEndOfLine()
    conditions.append(!isOff)
    if isOff { skipPart() }
  }

  private static let off: Set<String> = [
    "0", "DEBUG", "definedDEBUG", "defined(DEBUG)", "defined DEBUG", "TARGET_OS_OSX",
    "!TARGET_OS_IPHONE", "TARGET_OS_TV", "TARGET_OS_WATCH", "!RELEASE",
    "!defined(RELEASE)", "!defined RELEASE",
  ]

  /// Whether a condition holds that asks for one macro of the source; `nil` for other conditions.
  private func isKnown(_ condition: String) -> Bool? {
    let isNegated = condition.hasPrefix("!")
    var name = condition.drop { $0 == "!" }
    let asksForName = name.hasPrefix("defined")
    if asksForName { name = name.dropFirst("defined".count).drop { $0 == " " || $0 == "(" } }
    while name.last == ")" { name.removeLast() }
    guard let value = macros[String(name)] else { return nil }
    guard asksForName || Int(value) != nil else { return nil }
    return (asksForName || Int(value) != 0) != isNegated
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
