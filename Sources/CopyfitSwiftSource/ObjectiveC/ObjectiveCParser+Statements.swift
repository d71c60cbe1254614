internal import CopyfitSwiftTree

extension ObjectiveCParser {
  /// Statements in braces.
  mutating func block() -> ObjectiveCNode? {
    let start = token
    guard token.isSign("{") else { return nil }
    return nested { parser in
      parser.advance()
      return ObjectiveCNode(.block, at: start, parser.statements { $0.take("}") })
    }
  }

  /// Statements up to the end that a condition accepts, or to the end of a method.
  mutating func statements(
    until isEnd: (inout ObjectiveCParser) -> Bool
  ) -> [ObjectiveCNode] {
    var found: [ObjectiveCNode] = []
    while !isAtEnd, !token.isDirective("end"), token.kind != .endOfDefine, !isEnd(&self) {
      let start = mark
      found += statement()
      if mark == start { advance() }
    }
    return found
  }

  private mutating func statement() -> [ObjectiveCNode] {
    if token.isSign("{") { return block().map { [$0] } ?? [] }
    if take(";") { return [] }
    let start = token
    switch (start.kind, start.text) {
    case (.name, "return"):
      advance()
      let value = token.isSign(";") ? nil : expression()
      return [ObjectiveCNode(.return, at: start, [value].compactMap(\.self))] + rest()
    case (.name, "if"), (.name, "while"), (.name, "for"), (.name, "do"):
      return nested { $0.branch() }.map { [$0] } ?? []
    case (.name, "switch"): return nested { $0.choice() }.map { [$0] } ?? []
    case (.name, "else"), (.name, "case"), (.name, "default"):
      advance()
      return []
    case (.directive, "throw"):
      advance()
      return [expression()].compactMap(\.self) + rest()
    case (.directive, "try"), (.directive, "finally"), (.directive, "autoreleasepool"):
      advance()
      return block().map(\.children) ?? []
    case (.directive, "catch"), (.directive, "synchronized"):
      advance()
      skipBrackets()
      return block().map { [ObjectiveCNode(.branch, "do", at: start, [$0])] } ?? []
    default: break
    }
    if let local = local() { return [local] + rest() }
    return [expression()].compactMap(\.self) + rest()
  }

  /// The rest of a statement up to its semicolon: operands of signs that are not understood.
  ///
  /// Another token begins the next statement, as after a macro without a semicolon.
  private mutating func rest() -> [ObjectiveCNode] {
    guard !skipIfTooDeep() else { return [] }
    var found: [ObjectiveCNode] = []
    while !isAtEnd, !take(";"), token.kind == .sign, !token.isSign("}"),
      !Self.opening.contains(token.text)
    {
      advance()
      if let more = expression() { found.append(more) }
    }
    return found
  }

  /// The statements of a branch, with or without braces.
  private mutating func body() -> ObjectiveCNode {
    let start = token
    if let block = block() { return block }
    return ObjectiveCNode(.block, at: start, nested { $0.statement() } ?? [])
  }

  private mutating func branch() -> ObjectiveCNode? {
    let start = token
    advance()
    guard start.text != "do" else {
      let body = body()
      if token.isName("while") {
        advance()
        _ = condition()
      }
      _ = take(";")
      return ObjectiveCNode(.branch, "do", at: start, [body])
    }
    var parts = start.text == "for" ? loop() : condition()
    parts.append(body())
    if start.text == "if", token.isName("else") {
      advance()
      parts.append(token.isName("if") ? nested { $0.branch() } ?? body() : body())
    }
    return ObjectiveCNode(.branch, start.text, at: start, parts)
  }

  private mutating func condition() -> [ObjectiveCNode] {
    guard take("(") else { return [] }
    let value = expression()
    skip(to: ")")
    return [value].compactMap(\.self)
  }

  /// `for (Type *name in all)`: its variable and its sequence; nothing for other loops.
  private mutating func loop() -> [ObjectiveCNode] {
    guard take("(") else { return [] }
    let start = mark
    var last: ObjectiveCToken?
    while token.kind == .name || token.isSign("*") || token.isSign("<"),
      mark - start < Self.maximumLookahead
    {
      if token.isName("in"), let name = last {
        advance()
        let all = expression()
        skip(to: ")")
        var variable = ObjectiveCNode(.variable, name.text, at: name)
        variable.flags = [.isBound, .isConstant]
        return [variable] + [all].compactMap(\.self)
      }
      if token.kind == .name { last = token }
      if token.isSign("<") { skipAngles(atMost: Self.maximumLookahead) } else { advance() }
    }
    goBack(to: start)
    while !isAtEnd, !take(")"), !token.isSign("{"), !token.isSign("}") {
      let begin = mark
      if local() == nil { _ = expression() }
      if mark == begin { advance() }
    }
    return []
  }

  /// Skips past a closing bracket of the current level.
  mutating func skip(to end: String) {
    while !isAtEnd, token.kind != .endOfDefine, !token.isDirective("end") {
      if take(end) { return }
      if token.isSign("}") { return }
      if token.isSign("[") { recordGap() }
      skipBrackets()
    }
  }

  private mutating func choice() -> ObjectiveCNode? {
    let start = token
    advance()
    let subject = condition()
    guard take("{") else { return nil }
    var parts: [ObjectiveCNode] = []
    while !isAtEnd, !take("}") {
      let label = token
      guard label.isName("case") || label.isName("default") else {
        skipStatement()
        if token.isDirective("end") { break }
        continue
      }
      advance()
      let pattern = label.text == "case" ? expression() : nil
      while !isAtEnd, !take(":") { advance() }
      let body = statements { parser in
        parser.token.isSign("}") || parser.token.isName("case") || parser.token.isName("default")
      }
      let name = label.text == "default" ? "default" : ""
      let block = ObjectiveCNode(.block, at: label, body)
      parts.append(
        ObjectiveCNode(.switchCase, name, at: label, [pattern].compactMap(\.self) + [block]))
    }
    return ObjectiveCNode(
      .switch, at: start, (subject.isEmpty ? [ObjectiveCNode(.none, at: start)] : subject) + parts)
  }

  /// The declaration of a local variable: words and `*`, then its value or the end; `nil` for other statements.
  private mutating func local() -> ObjectiveCNode? {
    let start = mark
    let (words, hasStar) = wordsOfDeclaration()
    let isArray = token.isSign("[")
    while words.count >= 2, mark - start < Self.maximumLookahead, token.isSign("["),
      skipShortBrackets()
    {}
    guard words.count >= 2, let name = words.last, words.count == 2 || hasStar,
      token.isSign("=") || token.isSign(";")
    else {
      goBack(to: start)
      return nil
    }
    var node = ObjectiveCNode(.variable, name.text, at: name)
    node.children = [ObjectiveCNode(.typeName, words[0].text, at: words[0])]
    if isArray { node.children = [] }
    if take("="), let value = initialValue() { node.children.append(value) }
    return node
  }

  /// The words at the start of a declaration without qualifiers and angle brackets, and whether a `*` is among them.
  private mutating func wordsOfDeclaration() -> (words: [ObjectiveCToken], hasStar: Bool) {
    let start = mark
    var words: [ObjectiveCToken] = []
    var hasStar = false
    while token.kind == .name || token.isSign("*") || token.isSign("<"),
      mark - start < Self.maximumLookahead
    {
      if token.isSign("*") {
        hasStar = true
        advance()
      } else if token.isSign("<") {
        guard !words.isEmpty else { break }
        skipAngles(atMost: Self.maximumLookahead)
      } else if ["typeof", "__typeof", "__typeof__"].contains(token.text) {
        words.append(token)
        advance()
        guard skipShortBrackets() else { break }
      } else {
        if !Self.qualifiers.contains(token.text) { words.append(token) }
        advance()
      }
    }
    return (words, hasStar)
  }

  /// The maximum number of tokens before the name of a local variable that are read to find whether it is one.
  static let maximumLookahead = 100

  /// Skips a pair of brackets with its content, or one token; returns whether it is short enough for a declaration.
  private mutating func skipShortBrackets() -> Bool {
    guard lengthOfBracket <= Self.maximumLookahead else { return false }
    skipBrackets()
    return true
  }
}
