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
      macros[name] = condition()
      add(.define(hasParameters: byte() == UInt8(ascii: "(")), name, from: start)
      isInDefine = true
    case "if": open(restOfLine())
    case "ifdef": open("defined " + condition())
    case "ifndef": open("!defined " + condition())
    case "else": continueCondition()
    case "elif": continueCondition(with: condition())
    case "endif":
      if case .all? = conditions.popLast() { add(.sign, "}") }
    case "undef": macros[condition()] = nil
    default: skipToEndOfLine()
    }
  }

  /// The rest of the line without comments and spaces.
  private mutating func condition() -> String { restOfLine().filter { $0 != " " && $0 != "\t" } }

  /// The rest of the line without comments; a line that ends with `\` continues.
  private mutating func restOfLine() -> String {
    var rest = bytes[position...]
    defer { countAhead(rest.startIndex - position) }
    guard mayReadAhead else { return "" }
    var found: [UInt8] = []
    var isInString = false
    while let first = rest.first, first != UInt8(ascii: "\n") {
      if rest.starts(with: "\\\n".utf8) || rest.starts(with: "\\\r\n".utf8) {
        rest = rest[rest.startIndex...].drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      } else if !isInString, rest.starts(with: "//".utf8) {
        break
      } else if !isInString, rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        let isEscaped = isInString && rest.starts(with: "\\\"".utf8)
        if first == UInt8(ascii: "\"") { isInString.toggle() }
        if first != UInt8(ascii: "\r") { found.append(first) }
        rest = rest.dropFirst(isEscaped ? 2 : 1)
      }
    }
    return String(decoding: found, as: UTF8.self)
  }

  private mutating func open(_ condition: String) {
    let value = ObjectiveCCondition.value(of: condition, macros: macros)
    skipToEndOfLine()
    if let value {
      conditions.append(.one(isRead: value))
      if !value { skipPart() }
    } else if readsAllBranches() {
      conditions.append(.all)
      addStart()
    } else {
      conditions.append(.one(isRead: true))
    }
  }

  /// Begins the next branch.
  ///
  /// - Parameter condition: The condition of the branch; `nil` for `#else`.
  private mutating func continueCondition(with condition: String? = nil) {
    switch conditions.last {
    // After a branch that was read, the others are skipped.
    case .one(isRead: true): skipPart()
    case .all:
      skipToEndOfLine()
      add(.sign, "}")
      add(.name, "else")
      if condition != nil { addStart() } else { add(.sign, "{") }
    case .one(isRead: false), nil: break
    }
  }

  /// Adds the start of a branch whose condition is unknown.
  private mutating func addStart() {
    add(.name, "if")
    add(.sign, "(")
    add(.name, "unknownCondition")
    add(.sign, ")")
    add(.sign, "{")
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
        guard case .one(isRead: true)? = conditions.last else {
          conditions[conditions.count - 1] = .one(isRead: true)
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
