internal import CopyfitSwiftTree

/// Expressions in brackets.
extension ObjectiveCParser {
  /// Parses `(Type *)value` as the value; otherwise the expression in parentheses.
  mutating func brackets(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    advance()
    if token.isSign("{") { return statementExpression(start) }
    if let type = typeOfCast() {
      let typeName = ObjectiveCNode(.typeName, type.text, at: type)
      if token.isSign("{") { return initialValue() }
      return operand().map { ObjectiveCNode(.cast, "as", at: start, [$0, typeName]) }
    }
    var inner = expression()
    while let first = inner, token.isSign(","), checkHeight(of: first), take(","),
      let second = expression()
    {
      inner = ObjectiveCNode(.binary, ",", at: first, [first, second])
    }
    skip(to: ")")
    return inner
  }

  /// `({ …; value; })`: a function that is called.
  private mutating func statementExpression(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    var body = block()
    skip(to: ")")
    if let last = body?.children.popLast() {
      body?.children.append(
        last.isExpression ? ObjectiveCNode(.return, at: last, [last]) : last)
    }
    return body.map {
      $0.children.count == 1 && $0.children[0].kind == .return
        ? $0.children[0].children[0]
        : ObjectiveCNode(.call, at: start, [ObjectiveCNode(.closure, at: start, [$0])])
    }
  }

  /// The type of a cast, whose value follows; `nil` for other parentheses, which stay.
  private mutating func typeOfCast() -> ObjectiveCToken? {
    let begin = mark
    var type: ObjectiveCToken?
    var isType = false
    while token.kind == .name || token.isSign("*") || token.isSign("<") && type != nil,
      mark - begin < Self.maximumLookahead
    {
      if token.kind == .name {
        isType =
          isType || token.text.first?.isUppercase == true || Self.typeWords.contains(token.text)
        if type == nil, !Self.qualifiers.contains(token.text), !token.text.hasPrefix("__") {
          type = token
        }
      } else if token.isSign("*"), token(ahead: 1).isSign(")") {
        isType = true
      }
      if token.isSign("<") { skipAngles(atMost: Self.maximumLookahead) } else { advance() }
    }
    if isType, let type, take(")"), beginsOperand { return type }
    goBack(to: begin)
    return nil
  }

  private static let typeWords: Set<String> = [
    "id", "void", "bool", "char", "short", "int", "long", "float", "double", "unsigned", "signed",
    "const", "struct", "enum",
  ]

  /// Whether the token begins an operand, and no operator.
  private var beginsOperand: Bool {
    switch token.kind {
    case .name, .number, .text, .directive: true
    case .sign: ["[", "(", "@", "^", "{"].contains(token.text)
    case .define, .endOfDefine, .end: false
    }
  }

  /// The value of a variable, which may be a list in braces.
  mutating func initialValue() -> ObjectiveCNode? {
    guard token.isSign("{") else { return expression() }
    let start = token
    advance()
    return nested { $0.list(start, until: "}") }
  }

  /// A function of C++ without a name, such as `[&](int a) { … }`; `nil` for other brackets.
  mutating func lambda() -> ObjectiveCNode? {
    let start = token
    let hasParameters = tokenBehindBracket?.isSign("(") == true
    let behind = hasParameters ? tokenBehindTwoBrackets : tokenBehindBracket
    guard let behind,
      behind.isSign("{") || behind.isName("mutable") || behind.isSign("->") && hasParameters
    else { return nil }
    skipBrackets()
    if hasParameters { skipAttribute() }
    while token.kind == .name || token.isSign("->") || token.isSign("*") { advance() }
    return block().map { ObjectiveCNode(.closure, at: start, [$0]) }
  }

  mutating func literal(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    if take("(") {
      let inner = expression()
      skip(to: ")")
      return inner
    }
    let end = token.isSign("[") ? "]" : "}"
    guard take("[") || take("{") else { return nil }
    return list(start, until: end)
  }

  /// The values of a list, or the keys and values of a dictionary.
  private mutating func list(_ start: ObjectiveCToken, until end: String) -> ObjectiveCNode? {
    let isDictionary = end == "}" && start.isSign("@")
    var parts: [ObjectiveCNode] = []
    while !isAtEnd, !take(end) {
      let begin = mark
      if let part = token.isSign("{") ? initialValue() : expression() { parts.append(part) }
      if !take(","), !take(":"), mark == begin { advance() }
      if token.isDirective("end") || token.kind == .endOfDefine { break }
    }
    return ObjectiveCNode(isDictionary ? .dictionary : .array, at: start, parts)
  }

  mutating func closure(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    advance()
    while token.kind == .name || token.isSign("*") || token.isSign("<") {
      if token.isSign("<") { skipAngles() } else { advance() }
    }
    var parameters: [ObjectiveCNode] = []
    if token.isSign("(") {
      let begin = mark
      skipBrackets()
      let end = mark
      goBack(to: begin)
      while mark < end {
        let next = token(ahead: 1)
        if token.kind == .name, next.isSign(",") || next.isSign(")") {
          parameters.append(ObjectiveCNode(.parameter, token.text, at: token))
        }
        advance()
      }
    }
    guard let body = block() else { return nil }
    return ObjectiveCNode(.closure, at: start, parameters + [body])
  }
}
