/// Parses tokens into nodes; each extension parses one kind of syntax.
struct ObjectiveCParser {
  private let tokens: [ObjectiveCToken]
  private var position = 0
  private var depth = 0
  /// Whether some code was nested too deeply to be parsed.
  private(set) var hasGap = false

  /// The maximum nesting of expressions and statements.
  private static let maximumDepth = 80

  init(_ tokens: [ObjectiveCToken]) { self.tokens = tokens }

  var token: ObjectiveCToken { tokens[position] }
  var isAtEnd: Bool { token.kind == .end }

  func token(ahead count: Int) -> ObjectiveCToken {
    tokens[min(position + count, tokens.count - 1)]
  }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Consumes a sign if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  /// Consumes a name if one is next.
  mutating func takeName() -> String? {
    guard token.kind == .name else { return nil }
    defer { advance() }
    return token.text
  }

  /// The current position, for going back.
  var mark: Int { position }

  mutating func goBack(to mark: Int) { position = mark }

  /// Parses nested code; skips it if it is nested too deeply.
  mutating func nested<Result>(_ read: (inout ObjectiveCParser) -> Result?) -> Result? {
    guard depth < Self.maximumDepth else {
      hasGap = true
      skipBrackets()
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private static let opening: Set<String> = ["(", "[", "{"]
  private static let closing: Set<String> = [")", "]", "}"]

  /// Skips a pair of brackets with its content, or one token.
  mutating func skipBrackets() {
    var open = 0
    repeat {
      if token.kind == .sign {
        if Self.opening.contains(token.text) { open += 1 }
        if Self.closing.contains(token.text) { open -= 1 }
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Skips to the end of a statement, but not past its block or into the next method.
  mutating func skipStatement() {
    while !isAtEnd, token.kind != .endOfDefine, !token.isSign("}"), !token.startsDeclaration {
      if take(";") { return }
      let isBlock = token.isSign("{")
      skipBrackets()
      if isBlock { return }
    }
  }
}

extension ObjectiveCToken {
  /// Whether no statement continues after it.
  fileprivate var startsDeclaration: Bool {
    kind == .directive && ["interface", "implementation", "property", "end"].contains(text)
  }
}
