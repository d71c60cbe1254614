/// Parses tokens into nodes; each extension parses one kind of syntax.
struct ObjectiveCParser {
  let tokens: [ObjectiveCToken]
  private let pairs: ObjectiveCBrackets
  private var position = 0
  private var depth = 0
  /// Whether a part of the current statement was nested too deeply.
  private var isTooDeep = false
  /// Whether some code was not understood that may set a text.
  private(set) var hasGap: Bool
  /// The numbers of the C strings in attributes, which no label shows.
  private(set) var attributeTexts: Set<Int> = []

  /// The maximum nesting of expressions and statements.
  private static let maximumDepth = 80
  /// The maximum nesting of an expression that begins with others, such as `a.b.c` or `a + b + c`.
  private static let maximumHeight = 180

  init(_ tokens: [ObjectiveCToken]) {
    self.tokens = tokens
    pairs = ObjectiveCBrackets(tokens)
    hasGap = !pairs.areBalanced
  }

  var token: ObjectiveCToken { tokens[position] }
  var isAtEnd: Bool { token.kind == .end }

  func token(ahead count: Int) -> ObjectiveCToken {
    tokens[min(position + count, tokens.count - 1)]
  }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// The token behind the closing bracket of the bracket at the current position; `nil` without one.
  var tokenBehindBracket: ObjectiveCToken? {
    pairs.partner(of: position).map { tokens[min($0 + 1, tokens.count - 1)] }
  }

  /// The token behind the bracket that a bracket behind the current one closes.
  var tokenBehindTwoBrackets: ObjectiveCToken? {
    pairs.partner(of: position).flatMap { pairs.partner(of: $0 + 1) }
      .map { tokens[min($0 + 1, tokens.count - 1)] }
  }

  /// The number of tokens from the bracket at the current position to its closing bracket, or to the end without one; 1
  /// for other tokens.
  var lengthOfBracket: Int {
    guard token.kind == .sign, Self.opening.contains(token.text) else { return 1 }
    return (pairs.partner(of: position) ?? tokens.count) - position
  }

  /// Whether the token is on the line of the one before it.
  var isOnSameLine: Bool { position > 0 && tokens[position - 1].line == token.line }

  /// Records that code was skipped that may set a text.
  mutating func recordGap() { hasGap = true }

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
      (hasGap, isTooDeep) = (true, true)
      skipBrackets()
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Whether a longer expression may begin with another one; if not, records that the rest of the statement is skipped.
  ///
  /// No bracket nests such an expression, but its tree is as deep as it is long.
  mutating func checkHeight(of node: ObjectiveCNode) -> Bool {
    guard node.height >= Self.maximumHeight else { return true }
    (hasGap, isTooDeep) = (true, true)
    return false
  }

  static let opening: Set<String> = ["(", "[", "{"]
  private static let closing: Set<String> = [")", "]", "}"]

  /// Skips a pair of brackets with its content, or one token.
  mutating func skipBrackets() {
    var open = 0
    repeat {
      // Braces hold statements.
      if token.isSign("{") { hasGap = true }
      if token.kind == .sign {
        if Self.opening.contains(token.text) { open += 1 }
        if Self.closing.contains(token.text) { open -= 1 }
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Skips the rest of a statement that is nested too deeply; whether it was.
  mutating func skipIfTooDeep() -> Bool {
    guard isTooDeep else { return false }
    isTooDeep = false
    skipStatement()
    return true
  }

  /// Skips an attribute in brackets, or one token.
  mutating func skipAttribute() {
    let start = position
    skipBrackets()
    attributeTexts.formUnion(
      (start..<position).filter { tokens[$0].kind == .text(isObject: false) })
  }

  /// Records that the string at a place is the name of a member, which no label shows.
  mutating func recordName(at number: Int) { attributeTexts.insert(number) }

  /// Skips the declaration of a C type.
  ///
  /// - Parameter mayHaveMacro: Whether a macro with arguments may stand before the type's braces.
  mutating func skipType(mayHaveMacro: Bool) {
    var open = 0
    var previous = token
    repeat {
      if token.isSign("{") {
        if previous.isSign(")"), open > 0 || !mayHaveMacro { hasGap = true }
        open += 1
      }
      if token.isSign("}") { open -= 1 }
      if open == 0, previous.isSign("}") || token.isSign(";") { break }
      if token.kind == .text(isObject: false) { attributeTexts.insert(position) }
      previous = token
      advance()
    } while !isAtEnd && token.kind != .endOfDefine && (open > 0 || !token.startsDeclaration)
    _ = take(";")
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
  var startsDeclaration: Bool {
    kind == .directive && ["interface", "implementation", "property", "end"].contains(text)
  }
}
