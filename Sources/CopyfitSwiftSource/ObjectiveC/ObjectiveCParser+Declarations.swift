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
      skipProtocol()
      return []
    case (.name, _): return scope() ?? global()
    default:
      skipStray()
      return []
    }
  }

  /// Skips a token that begins no declaration; a bracket has lost its declaration.
  private mutating func skipStray() {
    if token.kind == .sign, !token.isSign(";"), !token.isSign("-"), !token.isSign("+") {
      recordGap()
    }
    advance()
  }

  private mutating func skipProtocol() {
    let isForward = token(ahead: 2).isSign(";") || token(ahead: 2).isSign(",")
    while !isAtEnd, !token.isDirective("end"), !(isForward && token.isSign(";")) {
      skipAttribute()
    }
  }

  /// The declarations in `extern "C" { … }` or `namespace … { … }`; `nil` for others.
  private mutating func scope() -> [ObjectiveCNode]? {
    let start = mark
    if token.isName("extern"), token(ahead: 1).kind.isText {
      advance()
      skipAttribute()
      guard token.isSign("{") else { return global() }
    } else {
      if token.isName("inline") { advance() }
      guard token.isName("namespace") else {
        goBack(to: start)
        return nil
      }
      while token.kind == .name || token.isSign("::") { advance() }
      guard token.isSign("{") else {
        skipStatement()
        return []
      }
    }
    return nested { parser in
      parser.advance()
      var found: [ObjectiveCNode] = []
      while !parser.isAtEnd, !parser.take("}") {
        let start = parser.mark
        found += parser.declaration()
        if parser.mark == start { parser.advance() }
      }
      return found
    } ?? []
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
    while token.isSign("<") { skipAngles() }
    var members = token.isSign("{") ? variables() : []
    while !isAtEnd, !token.isDirective("end") {
      // An `@end` is missing.
      if token.isDirective("interface") || token.isDirective("implementation") {
        recordGap()
        break
      }
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
    if token.kind == .sign { skipStray() }
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
        skipAttribute()
        continue
      }
      if token.isName("IBOutlet") { isOutlet = true }
      if token.kind == .name, !Self.qualifiers.contains(token.text) { words.append(token) }
      if token.isSign("<") {
        skipAngles()
      } else if token.isSign("(") || token.isSign("[") {
        skipAttribute()
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
  ///
  /// - Parameter maximum: The maximum number of tokens that are skipped.
  mutating func skipAngles(atMost maximum: Int = .max) {
    var open = 0
    let start = mark
    repeat {
      if token.isSign("<") { open += 1 }
      if token.isSign(">") { open -= 1 }
      if token.isSign(";") || token.isSign("{") { return }
      advance()
    } while open > 0 && !isAtEnd && mark - start < maximum
  }
}

extension ObjectiveCNode {
  /// The node as a static member.
  var asStatic: ObjectiveCNode {
    var member = self
    member.flags.insert(.isStatic)
    return member
  }
}

extension String {
  /// The name of the property that an instance variable belongs to.
  var withoutUnderscore: String { hasPrefix("_") && utf8.count > 1 ? String(dropFirst()) : self }
}
