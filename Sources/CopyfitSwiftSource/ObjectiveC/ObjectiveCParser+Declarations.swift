internal import CopyfitSwiftTree

extension ObjectiveCParser {
  /// All declarations of the source.
  mutating func declarations() -> [ObjectiveCNode] {
    var found: [ObjectiveCNode] = []
    while !isAtEnd {
      let start = mark
      found += declaration()
      if mark == start { advance() }
    }
    return found
  }

  private mutating func declaration() -> [ObjectiveCNode] {
    if case .define(let hasParameters) = token.kind { return define(hasParameters) }
    switch (token.kind, token.text) {
    case (.directive, "interface"), (.directive, "implementation"):
      return [type()].compactMap(\.self)
    case (.directive, "protocol"):
      while !isAtEnd, !token.isDirective("end"), !token.isSign(";") { advance() }
      return []
    case (.name, "typedef"), (.name, "enum"), (.name, "struct"):
      skipStatement()
      return []
    case (.name, _): return global()
    default: return []
    }
  }

  /// A class from its implementation; its other declarations are extensions.
  private mutating func type() -> ObjectiveCNode? {
    let start = token
    advance()
    guard let name = takeName() else { return nil }
    var kind: SwiftNode.Kind = start.text == "implementation" ? .class : .extension
    var inherited: [ObjectiveCNode] = []
    if token.isSign("<") { skipAngles() }
    if take(":"), token.kind == .name {
      inherited.append(ObjectiveCNode(.inherited, token.text, at: token))
      advance()
    }
    if token.isSign("(") {
      kind = .extension
      skipBrackets()
    }
    if token.isSign("<") { skipAngles() }
    var members = token.isSign("{") ? variables() : []
    while !isAtEnd, !token.isDirective("end") {
      // An `@end` is missing.
      if token.isDirective("interface") || token.isDirective("implementation") { break }
      let start = mark
      members += member()
      if mark == start { advance() }
    }
    if token.isDirective("end") { advance() }
    return ObjectiveCNode(kind, name, at: start, inherited + members)
  }

  private mutating func member() -> [ObjectiveCNode] {
    if case .define(let hasParameters) = token.kind {
      return define(hasParameters).map(\.asStatic)
    }
    if token.isDirective("property") { return property() }
    if token.isSign("-") || token.isSign("+") { return method() }
    // Functions and constants of a file are often between methods.
    if token.kind == .name {
      return global().map(\.asStatic)
    }
    return []
  }

  /// The instance variables in braces.
  private mutating func variables() -> [ObjectiveCNode] {
    var found: [ObjectiveCNode] = []
    _ = take("{")
    while !isAtEnd, !take("}") {
      let start = mark
      if token.kind == .name { found += variable() } else { advance() }
      if mark == start { advance() }
    }
    return found
  }

  private mutating func property() -> [ObjectiveCNode] {
    advance()
    if token.isSign("(") { skipBrackets() }
    return variable()
  }

  /// A variable up to its semicolon: its type, `*` and its name.
  private mutating func variable() -> [ObjectiveCNode] {
    let start = token
    var words: [ObjectiveCToken] = []
    var isOutlet = false
    var collection: String?
    while !isAtEnd, !token.isSign(";"), !token.isSign("}"), !token.isDirective("end") {
      if token.isName("IBOutletCollection") {
        advance()
        isOutlet = true
        if token.isSign("(") { collection = token(ahead: 1).text }
        skipBrackets()
        continue
      }
      if token.isName("IBOutlet") { isOutlet = true }
      if token.kind == .name, !Self.qualifiers.contains(token.text) { words.append(token) }
      if token.isSign("<") {
        skipAngles()
      } else if token.isSign("(") || token.isSign("[") {
        skipBrackets()
      } else {
        advance()
      }
    }
    _ = take(";")
    guard words.count >= 2, let name = words.last, let type = words.first else { return [] }
    var node = ObjectiveCNode(.variable, name.text.withoutUnderscore, at: name)
    if isOutlet { node.flags.insert(.isOutlet) }
    var typeName = ObjectiveCNode(.typeName, collection ?? type.text, at: start)
    if collection != nil { typeName.flags.insert(.isCollection) }
    node.children = [typeName]
    return [node]
  }

  static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "const", "static", "extern", "inline", "nullable", "nonnull",
    "__weak", "__strong", "__block", "__kindof", "_Nullable", "_Nonnull", "__unused", "strong",
    "weak", "unsigned", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "NS_INLINE",
  ]

  /// Skips the type arguments of a type.
  mutating func skipAngles() {
    var open = 0
    repeat {
      if token.isSign("<") { open += 1 }
      if token.isSign(">") { open -= 1 }
      if token.isSign(";") || token.isSign("{") { return }
      advance()
    } while open > 0 && !isAtEnd
  }
}

extension ObjectiveCParser {
  /// A method with its body: a variable with a getter if it has no parameters and returns a value.
  private mutating func method() -> [ObjectiveCNode] {
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
    while !isAtEnd, !token.isSign("{"), !token.isSign(";"), !token.isDirective("end") { advance() }
    if take(";") { return [] }
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

  /// A function or variable of the file.
  private mutating func global() -> [ObjectiveCNode] {
    var words: [ObjectiveCToken] = []
    while token.kind == .name || token.isSign("*") {
      if token.kind == .name, !Self.qualifiers.contains(token.text) { words.append(token) }
      advance()
    }
    guard let name = words.last else {
      skipStatement()
      return []
    }
    if words.count >= 2, token.isSign("=") {
      advance()
      let value = expression()
      skipStatement()
      return [ObjectiveCNode(.variable, name.text, at: name, [value].compactMap(\.self))]
    }
    guard token.isSign("("), words.count >= 2 else {
      skipStatement()
      return []
    }
    let parameters = parametersOfFunction()
    guard token.isSign("{"), let body = block() else {
      skipStatement()
      return []
    }
    return [ObjectiveCNode(.function, name.text, at: name, parameters + [body])]
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
  private mutating func define(_ hasParameters: Bool) -> [ObjectiveCNode] {
    let name = token
    advance()
    let parameters = hasParameters ? parametersOfFunction() : []
    let value = expression()
    while !isAtEnd, token.kind != .endOfDefine { advance() }
    advance()
    guard let value else { return [] }
    guard hasParameters else {
      // A constant that is defined as a name is probably not a text.
      return value.kind == .name ? [] : [ObjectiveCNode(.variable, name.text, at: name, [value])]
    }
    let body = ObjectiveCNode(.block, at: value, [ObjectiveCNode(.return, at: value, [value])])
    return [ObjectiveCNode(.function, name.text, at: name, parameters + [body])]
  }
}

extension ObjectiveCNode {
  /// The node as a static member.
  fileprivate var asStatic: ObjectiveCNode {
    var member = self
    member.flags.insert(.isStatic)
    return member
  }
}

extension String {
  /// The name of the property that an instance variable belongs to.
  var withoutUnderscore: String { hasPrefix("_") && utf8.count > 1 ? String(dropFirst()) : self }
}
