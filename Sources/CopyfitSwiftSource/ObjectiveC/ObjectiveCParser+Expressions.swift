internal import CopyfitSwiftTree

extension ObjectiveCParser {
  /// Parses an expression; `nil` without one.
  mutating func expression() -> ObjectiveCNode? { nested { $0.assignment() } }

  private mutating func assignment() -> ObjectiveCNode? {
    guard let target = choiceOfTwo() else { return nil }
    guard token.isSign("=") else { return target }
    advance()
    guard let value = expression() else { return target }
    return ObjectiveCNode(.assignment, "=", at: target, [target.asTarget, value])
  }

  private mutating func choiceOfTwo() -> ObjectiveCNode? {
    guard let condition = operands() else { return nil }
    if token.isSign("?:") {
      advance()
      guard let other = expression() else { return condition }
      return ObjectiveCNode(.binary, "??", at: condition, [condition, other])
    }
    guard take("?") else { return condition }
    if take(":") {
      guard let other = expression() else { return condition }
      return ObjectiveCNode(.binary, "??", at: condition, [condition, other])
    }
    guard let first = expression(), take(":"), let second = expression() else { return condition }
    return ObjectiveCNode(.ternary, at: condition, [condition, first, second])
  }

  private static let operators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "&", "|", "^", "+=",
    "-=",
  ]

  /// Operands with operators, whose precedence does not affect texts.
  private mutating func operands() -> ObjectiveCNode? {
    guard var left = operand() else { return nil }
    while token.kind == .sign, Self.operators.contains(token.text), checkHeight(of: left) {
      let sign = token.text
      advance()
      // `<<` and `>>` are two signs here, because types end with several `>`.
      if ["<", ">"].contains(sign), token.isSign(sign) { advance() }
      guard let right = operand() else { return left }
      left = ObjectiveCNode(.binary, sign, at: left, [left, right])
    }
    return left
  }

  mutating func operand() -> ObjectiveCNode? {
    nested { parser in
      guard var node = parser.primary() else { return nil }
      while let longer = parser.suffix(of: node) { node = longer }
      return node
    }
  }

  private mutating func primary() -> ObjectiveCNode? {
    let start = token
    switch start.kind {
    case .text:
      advance()
      return ObjectiveCNode(.string, start.text, at: start)
    case .number:
      advance()
      let digits = start.text.prefix { $0.isNumber || $0 == "." }
      return ObjectiveCNode(.number, String(digits), at: start)
    case .name:
      advance()
      return word(start)
    case .directive:
      advance()
      if token.isSign("(") { skipBrackets() }
      return ObjectiveCNode(.other, at: start)
    case .sign: return signed(start)
    case .define, .endOfDefine, .end: return nil
    }
  }

  private func word(_ word: ObjectiveCToken) -> ObjectiveCNode {
    switch word.text {
    case "YES", "TRUE", "true": return ObjectiveCNode(.boolean, "true", at: word)
    case "NO", "FALSE", "false": return ObjectiveCNode(.boolean, "false", at: word)
    case "nil", "Nil", "NULL": return ObjectiveCNode(.none, at: word)
    case "weakSelf", "strongSelf", "wself", "sself": return ObjectiveCNode(.name, "self", at: word)
    default: break
    }
    if let member = ObjectiveCNames.member(of: word.text) {
      return ObjectiveCNode(.member, member, at: word)
    }
    let name = word.text.withoutUnderscore
    guard name != word.text, !name.hasPrefix("_"), !token.isSign("(") else {
      return ObjectiveCNode(.name, word.text, at: word)
    }
    // A local variable may have the name of the object's property.
    return ObjectiveCNode(
      .member, ObjectiveCNames.property(name), at: word, [ObjectiveCNode(.name, "self", at: word)])
  }

  private mutating func signed(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    switch start.text {
    case "[":
      if let function = lambda() { return function }
      advance()
      return message(start)
    case "(": return brackets(start)
    case "@":
      advance()
      return literal(start)
    case "^": return closure(start)
    case "!", "-", "&", "*", "~", "++", "--":
      advance()
      return operand().map { ObjectiveCNode(.prefix, start.text, at: start, [$0]) }
    default: return nil
    }
  }
}

extension ObjectiveCParser {
  /// A longer expression that begins with another one: a member, a call or a subscript.
  private mutating func suffix(of node: ObjectiveCNode) -> ObjectiveCNode? {
    let sign = token
    if sign.isSign(".") || sign.isSign("->") {
      guard checkHeight(of: node) else { return nil }
      advance()
      let place = token
      guard let name = takeName() else { return nil }
      return ObjectiveCNode(
        .member, ObjectiveCNames.property(name.withoutUnderscore), at: place, [node])
    }
    if sign.isSign("("), node.kind == .name { return functionCall(node) }
    if sign.isSign("["), isOnSameLine {
      guard checkHeight(of: node) else { return nil }
      advance()
      let index = expression()
      skip(to: "]")
      return ObjectiveCNode(
        .subscripted, at: node, [node] + [index].compactMap { $0?.argument() })
    }
    if sign.isSign("++") || sign.isSign("--") { advance() }
    return nil
  }

  private mutating func functionCall(_ callee: ObjectiveCNode) -> ObjectiveCNode {
    advance()
    var values: [ObjectiveCNode] = []
    while !isAtEnd, !take(")") {
      let begin = mark
      if let value = expression() { values.append(value) }
      if !take(","), mark == begin { skipBrackets() }
      if token.isDirective("end") || token.kind == .endOfDefine || token.isSign("}") { break }
    }
    return ObjectiveCNames.call(of: callee, values)
  }

  /// A message: its receiver, then words and arguments.
  private mutating func message(_ start: ObjectiveCToken) -> ObjectiveCNode? {
    guard let receiver = expression() else {
      skip(to: "]")
      return ObjectiveCNode(.other, at: start)
    }
    let place = token
    var selector: [String] = []
    var values: [ObjectiveCNode] = []
    var rest: [ObjectiveCNode] = []
    var starts: [Int] = []
    while let word = takeName() ?? (token.isSign(":") ? "" : nil) {
      selector.append(word)
      guard take(":") else { break }
      starts.append(mark)
      values.append(expression() ?? ObjectiveCNode(.other, at: token))
      while take(",") { rest += [expression()].compactMap(\.self) }
    }
    skip(to: "]")
    guard let first = selector.first else { return receiver }
    guard !values.isEmpty else {
      return ObjectiveCNames.unary(first, receiver, at: place)
    }
    let arguments = zip(selector, values).map { ($0, $1) }
    if rest.isEmpty, let setting = ObjectiveCNames.setting(arguments, of: receiver, at: place) {
      recordName(at: starts[1])
      return setting
    }
    return ObjectiveCNames.message(arguments, rest, to: receiver, at: place)
  }
}

extension ObjectiveCNode {
  /// The target of an assignment: a message without arguments is a property.
  fileprivate var asTarget: ObjectiveCNode {
    guard kind == .call, children.count == 1, let callee = children.first else { return self }
    return callee
  }
}
