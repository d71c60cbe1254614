internal import CopyfitLabels
internal import CopyfitSwiftTree

extension UseTracer {
  /// The key of a value, in the table that the view names; `nil` if the value is not a key, or if the table is unknown.
  func key(of traced: Traced, _ sink: TextSink) -> CodeKey? {
    guard var key = traced.value.key(takesLiterals: sink.isInSwiftUI && !sink.isVerbatim) else {
      return nil
    }
    if sink.isInSwiftUI, !traced.isText { key.isOfMain = evaluator.readsMainBundle(sink.statement) }
    let table = sink.isInSwiftUI ? evaluator.argument("tableName", of: sink.statement) : nil
    if let table, key.table == nil, table.kind != SwiftNode.Kind.none {
      guard table.kind == .string, table.child(0) == nil else { return nil }
      key.table = table.name
    }
    return key
  }

  /// The possible values of an expression; arguments of SwiftUI views may begin with a dot.
  mutating func values(of node: SwiftNode, _ path: Path) -> [Traced] {
    guard path.sink.isInSwiftUI, (node.kind == .call ? node.child(0) ?? node : node).beginsWithDot
    else {
      return evaluator.answer(node).values
    }
    // What makes a text of a `String` makes no key of it.
    let isPlain = path.takesKeys == false || path.sink.isVerbatim
    for type in isPlain ? ["String"] : Self.textTypes {
      let values = evaluator.answer(node, leadingDotOf: type).values
      if !values.isEmpty { return values }
    }
    return evaluator.answer(node).values
  }

  /// `false` for a literal behind `??`, unless a declaration of the name in front of it has the type of a key: a `String`
  /// makes a `String` of it.
  mutating func takesKey(inPlaceOf literal: SwiftNode) -> Bool? {
    guard literal.kind == .string, let choice = literal.parent, choice.kind == .binary,
      choice.name == "??", choice.child(1) == literal, let optional = choice.child(0),
      optional.makesKey != true,
      let name = (optional.kind == .call ? optional.child(0) : optional)?.lastName
    else { return nil }
    let names = namesOfKeys ?? allNamesOfKeys()
    namesOfKeys = names
    return names.contains(name) ? nil : false
  }

  /// The names of declarations with the type of a key.
  ///
  /// - Complexity: O(*n*) for *n* nodes of all sources.
  private func allNamesOfKeys() -> Set<String> {
    var names: Set<String> = []
    for root in index.trees.compactMap(\.root) {
      for node in root.descendants where [.variable, .parameter, .function].contains(node.kind) {
        let values = node.declaredValue?.alternatives ?? []
        if node.takesKeys == true || values.contains(where: { $0.makesKey == true }) {
          names.insert(node.name)
        }
      }
    }
    return names
  }

  /// The types of texts that views of SwiftUI take.
  private static let textTypes = ["String", "LocalizedStringKey", "LocalizedStringResource"]
}

extension UseTracer.Path {
  /// The path through a declaration, whose type is that of the text if no declaration nearer to the view has one.
  func through(_ declaration: SwiftNode) -> UseTracer.Path {
    var path = self
    path.takesKeys = takesKeys ?? declaration.takesKeys
    return path
  }

  /// The path to a `String`, whose literal text is shown as it is.
  var ofString: UseTracer.Path {
    var path = self
    path.takesKeys = false
    return path
  }

  /// Whether values from other code are for the surface: a view that gets a text to speak also shows it.
  var isFollowedToOthers: Bool { sink.surface != .spoken }
}

extension Traced {
  /// The expressions that replace the arguments of the text in an expression: its own, or those of what it names.
  func arguments(at node: SwiftNode) -> [SwiftNode] {
    let own = node.textArguments
    return own.isEmpty ? steps.first?.textArguments ?? [] : own
  }

  /// Whether the constants with a literal text make it a key; `nil` if their types are unknown.
  var takesKeys: Bool? {
    let known = steps.compactMap(\.takesKeys)
    return known.contains(true) ? true : known.first
  }
}

extension SwiftNode {
  /// Whether a variable, parameter, function or cast has a type whose texts SwiftUI looks up; `nil` if the type is
  /// unknown.
  var takesKeys: Bool? {
    if kind == .cast, name != "as" { return nil }
    guard let type = child(.typeName)?.name else {
      return kind == .variable && declaredValue?.kind == .string ? false : nil
    }
    if type.hasPrefix("LocalizedString") { return true }
    return ["String", "Substring", "StringProtocol"].contains(type) ? false : nil
  }

  /// Whether it is a text with arguments and other characters, which SwiftUI looks up with placeholders for the
  /// arguments.
  var isKeyWithArguments: Bool {
    kind == .string && parent?.name != "verbatim"
      && children.contains { $0.kind == .piece && !$0.name.isEmpty }
      && children.contains { $0.kind == .argument }
  }

  /// Whether it is a member of a type that its place determines.
  fileprivate var beginsWithDot: Bool { kind == .member && child(0) == nil }

  /// Whether an expression makes a key of a text, or a `String` of it; `nil` for others.
  var makesKey: Bool? {
    guard kind == .call, let callee = child(0) else { return nil }
    if callee.kind == .name, callee.name == "String", let argument = child(.argument) {
      return argument.name.isEmpty || argument.name == "format" ? false : nil
    }
    let isMade = callee.beginsWithDot && callee.name == "init"
    return isMade || callee.name.hasPrefix("LocalizedString") ? true : nil
  }
}

extension Value {
  /// The key of a text; `nil` for other values.
  ///
  /// - Parameter takesLiterals: Whether a literal text is a key, as in SwiftUI.
  fileprivate func key(takesLiterals: Bool) -> CodeKey? {
    switch self {
    case .text(let key): key
    case .literal(let text, let hasArguments) where takesLiterals && !text.isEmpty:
      CodeKey(key: text, hasArguments: hasArguments)
    default: nil
    }
  }
}
