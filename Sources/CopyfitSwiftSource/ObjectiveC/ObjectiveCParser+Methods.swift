internal import CopyfitSwiftTree

extension ObjectiveCParser {
  /// A method with its body: a variable with a getter if it has no parameters and returns a value.
  mutating func method() -> [ObjectiveCNode] {
    let isStatic = token.isSign("+")
    advance()
    let result = token.isSign("(") ? typeInBrackets() : nil
    let start = token
    guard let name = takeName() else { return [] }
    var parameters: [ObjectiveCNode] = []
    var label = ""
    while take(":") {
      let type = token.isSign("(") ? typeInBrackets() : nil
      let place = token
      guard let inner = takeName() else { break }
      var parameter = ObjectiveCNode(.parameter, inner, at: place)
      parameter.children.append(ObjectiveCNode(.label, label, at: place))
      if let type { parameter.children.append(type) }
      parameters.append(parameter)
      label = token.kind == .name ? takeName() ?? "" : ""
    }
    skipToBody()
    guard let body = block() else { return [] }
    let isGetter = parameters.isEmpty && result != nil && result?.name != "void"
    var node =
      isGetter
      ? ObjectiveCNode(
        .variable, name, at: start,
        [result].compactMap(\.self) + [ObjectiveCNode(.accessor, "get", at: start, [body])])
      : ObjectiveCNode(
        .function, name, at: start, parameters + [result].compactMap(\.self) + [body])
    if isStatic { node.flags.insert(.isStatic) }
    if result?.name == "IBAction" {
      node.flags.insert(.isOutlet)
      node.children.removeAll { $0.kind == .typeName }
      if isGetter { node = ObjectiveCNode(.function, name, at: start, [body]) }
    }
    return [node]
  }

  /// Skips the attributes of a method, and a semicolon before its body.
  private mutating func skipToBody() {
    while !isAtEnd, !token.isSign("{"), !token.isSign(";"), !token.isDirective("end") {
      // A sign begins no attribute, so a macro stands for the brace.
      if token.kind == .sign, !token.isSign("("), !token.isSign(",") { recordGap() }
      skipAttribute()
    }
    _ = take(";")
  }

  /// The type in parentheses: its first word that is not a qualifier.
  private mutating func typeInBrackets() -> ObjectiveCNode? {
    let end = mark
    skipBrackets()
    let behind = mark
    goBack(to: end)
    defer { goBack(to: behind) }
    while mark < behind {
      if token.kind == .name, !Self.qualifiers.contains(token.text) {
        return ObjectiveCNode(.typeName, token.text, at: token)
      }
      advance()
    }
    return nil
  }
}
