internal import CopyfitSwiftTree

/// Functions, variables and macros of a file.
extension ObjectiveCParser {
  /// A function or variable of the file.
  mutating func global() -> [ObjectiveCNode] {
    guard !Self.types.contains(token.text) else {
      skipType(mayHaveMacro: ["typedef", "enum"].contains(token.text))
      return []
    }
    var words: [ObjectiveCToken] = []
    while token.kind == .name || token.isSign("*") || token.isSign("<") && !words.isEmpty {
      if token.kind == .name, !Self.qualifiers.contains(token.text) { words.append(token) }
      if token.isSign("<") { skipAngles() } else { advance() }
    }
    guard let name = words.last else {
      skipStatement()
      return []
    }
    if token.isSign("("), words.count == 1 {
      return ["*", "^"].contains(token(ahead: 1).text) ? pointer() : macroLine(name)
    }
    return token.isSign("(") ? function(name) : variable(name, ofType: words.count >= 2)
  }

  /// The words that begin the declaration of a C type.
  private static let types: Set<String> = [
    "typedef", "enum", "struct", "union", "class", "template",
  ]

  /// A variable with its value.
  private mutating func variable(
    _ name: ObjectiveCToken, ofType hasType: Bool
  ) -> [ObjectiveCNode] {
    // A macro without a semicolon stands before a method or a declaration with '@'.
    if token.isSign("-") || token.isSign("+") || token.kind == .directive { return [] }
    if token.isSign(".") || token.isSign("->") { recordGap() }
    while token.isSign("[") { skipBrackets() }
    guard hasType, take("=") else {
      skipStatement()
      return []
    }
    let value = initialValue()
    skipStatement()
    return [ObjectiveCNode(.variable, name.text, at: name, [value].compactMap(\.self))]
  }

  /// A function or block as a variable: `void (^name)(void) = …`.
  private mutating func pointer() -> [ObjectiveCNode] {
    let name = token(ahead: 2)
    while token.isSign("(") { skipAttribute() }
    return variable(name, ofType: name.kind == .name)
  }

  private mutating func function(_ name: ObjectiveCToken) -> [ObjectiveCNode] {
    let begin = mark
    let parameters = parametersOfFunction()
    let start = mark
    skipAttributes()
    if let body = block() {
      return [ObjectiveCNode(.function, name.text, at: name, parameters + [body])]
    }
    if token.isSign(".") || token.isSign("[") { recordGap() }
    if token.isSign("-") || token.isSign("+") { return [] }
    // A variable has its attributes in the place of parameters.
    goBack(to: begin)
    skipAttribute()
    goBack(to: start)
    skipStatement()
    return []
  }

  /// A macro with arguments, such as `RCT_EXPORT_METHOD(…) { … }`, which needs no semicolon.
  private mutating func macroLine(_ name: ObjectiveCToken) -> [ObjectiveCNode] {
    skipAttribute()
    if let body = block() { return [ObjectiveCNode(.function, name.text, at: name, [body])] }
    if token.isSign("=") || token.isSign(".") { skipStatement() } else { _ = take(";") }
    return []
  }

  /// Skips words, some with arguments.
  private mutating func skipAttributes() {
    while token.kind == .name {
      advance()
      if token.isSign("(") { skipAttribute() }
    }
  }

  /// The parameters of a function or macro, without labels: the last name of each.
  private mutating func parametersOfFunction() -> [ObjectiveCNode] {
    var found: [ObjectiveCNode] = []
    var last: ObjectiveCToken?
    var open = 0
    repeat {
      if token.isSign("(") { open += 1 }
      if token.isSign(")") { open -= 1 }
      if token.kind == .name { last = token }
      if token.isSign(".") {
        last = nil
        if found.last?.flags.contains(.isVariadic) != true {
          var rest = ObjectiveCNode(
            .parameter, "…", at: token, [ObjectiveCNode(.label, "", at: token)])
          rest.flags.insert(.isVariadic)
          found.append(rest)
        }
      }
      if open == 0 || token.isSign(","), let name = last {
        found.append(
          ObjectiveCNode(.parameter, name.text, at: name, [ObjectiveCNode(.label, "", at: name)]))
        last = nil
      }
      advance()
    } while open > 0 && !isAtEnd
    return found
  }

  /// A macro: a function that returns its text, or a constant.
  mutating func define(_ hasParameters: Bool) -> [ObjectiveCNode] {
    let name = token
    advance()
    let parameters = hasParameters ? parametersOfFunction() : []
    let start = token
    let begin = mark
    let value = expression()
    var body: [ObjectiveCNode] = []
    if token.kind == .endOfDefine, let value {
      body = [ObjectiveCNode(.return, at: value, [value])]
    } else {
      goBack(to: begin)
      body = statements { _ in false }
    }
    // The statements of a macro set texts of objects where it is used.
    if body.contains(where: \.setsText) { recordGap() }
    while !isAtEnd, token.kind != .endOfDefine { skipBrackets() }
    advance()
    if !hasParameters, body.count == 1, let value, body[0].kind == .return {
      // A constant that is defined as a name is probably not a text.
      return value.kind == .name ? [] : [ObjectiveCNode(.variable, name.text, at: name, [value])]
    }
    guard !body.isEmpty else { return [] }
    let block = ObjectiveCNode(.block, at: start, body)
    return [ObjectiveCNode(.function, name.text, at: name, parameters + [block])]
  }
}
