internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// Functions and properties of the project's own that return fonts, with what they are given.
extension ViewConstants {
  /// What a view or function was given for names in an expression.
  struct GivenNames {
    var fonts: [SwiftNode: Font] = [:]
    var cases: [SwiftNode: Traced] = [:]
    /// The calls that make values.
    var makers: [SwiftNode: SwiftNode] = [:]
  }

  /// The argument for a parameter of the function that is read; other expressions themselves.
  func resolved(_ node: SwiftNode) -> SwiftNode {
    guard !arguments.isEmpty else { return node }
    var node = node
    for _ in 0..<Self.maximumDepth {
      guard node.kind == .name,
        let function = node.ancestors.first(where: { $0.kind == .function }),
        let parameter = function.children.first(where: {
          $0.kind == .parameter && $0.name == node.name
        }), let value = arguments[parameter]
      else { break }
      node = value
    }
    return node
  }

  /// A text that is certain.
  mutating func literal(_ node: SwiftNode) -> String? {
    if node.kind == .string { return node.child(0) == nil ? node.name : nil }
    let found = evaluator.answer(node, in: frame)
    return found.values.first?.isCertain == true ? found.literal : nil
  }

  /// The only value of an expression, if it is certain.
  mutating func onlyValue(of node: SwiftNode, expected: String? = "Font") -> Traced? {
    if let known = given.cases[node] ?? given.cases[resolved(node)] { return known }
    let values = evaluator.answer(node, in: frame, leadingDotOf: expected).values
    return values.count == 1 && values[0].isCertain ? values[0] : nil
  }

  /// The font that a function of the project's own returns.
  mutating func fontOfFunction(_ call: SwiftNode, _ callee: SwiftNode, depth: Int) -> Font? {
    guard let (function, subject) = function(of: call, callee),
      let bound = function.bindings(of: call), let block = function.child(.block)
    else { return nil }
    var inner = Evaluator.Frame(function: function, subject: subject)
    var passed = arguments
    for parameter in function.children where parameter.kind == .parameter {
      guard let value = bound[parameter.name] ?? parameter.declaredValue else { return nil }
      let type = parameter.child(.typeName)?.name
      let isGiven = bound[parameter.name] != nil
      let known = isGiven ? onlyValue(of: value, expected: type) : constant(value, expected: type)
      inner.arguments[parameter.name] = known.map { Possible([$0]) } ?? .unknown
      passed[parameter] = value
    }
    return inside(inner, passed) { $0.font(returnedBy: block, depth: depth + 1) }
  }

  /// The only value of an expression outside the function that is read.
  private mutating func constant(_ node: SwiftNode, expected: String?) -> Traced? {
    let values = evaluator.answer(node, leadingDotOf: expected).values
    return values.count == 1 && values[0].isCertain ? values[0] : nil
  }

  /// The function that a call is of, with the value of `self` in it; `nil` if it is unknown.
  private mutating func function(
    of call: SwiftNode, _ callee: SwiftNode
  ) -> (SwiftNode, Traced?)? {
    var (found, subject): ([SwiftNode], Traced?) = ([], nil)
    if isOfFont(callee) {
      found = members(callee.name, at: callee)
    } else if callee.kind == .member, let base = callee.child(0) {
      guard let value = onlyValue(of: base), let owner = value.anyType,
        index.types.entries[owner].declaration?.kind != .protocol,
        !isInherited(callee.name, from: owner)
      else { return nil }
      (found, subject) = (index.types.members(callee.name, of: owner)?.nodes ?? [], value)
    } else if callee.kind == .name, !isLocal(callee) {
      let owner = index.types.enclosingType(of: callee)
      let own = owner.flatMap { index.types.members(callee.name, of: $0)?.nodes }
      guard owner.map({ isInherited(callee.name, from: $0) }) != true else { return nil }
      found = own ?? (index.globals[callee.name] ?? []).filter { $0.canBeNamed(from: callee) }
    }
    let fitting = found.filter { takes($0, call) }
    return fitting.only.map { ($0, subject) }
  }

  /// Whether a name may mean a variable, function or parameter of the functions around it.
  private func isLocal(_ name: SwiftNode) -> Bool {
    var last = name
    for ancestor in name.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if evaluator.local(name.name, in: ancestor, before: last) != nil { return true }
        if ancestor.children.contains(where: { $0.kind == .function && $0.name == name.name }) {
          return true
        }
      case .function, .closure:
        if ancestor.children.contains(where: { $0.kind == .parameter && $0.name == name.name }) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a type that inherits from another one has a member with a name of its own.
  private func isInherited(_ name: String, from type: Int) -> Bool {
    index.types.heirs(of: type).contains { index.types.entries[$0].members[name] != nil }
  }

  /// Whether a function may take the arguments of a call, other than the one that is read.
  private mutating func takes(_ function: SwiftNode, _ call: SwiftNode) -> Bool {
    guard function.kind == .function, function != frame.function,
      let bound = function.bindings(of: call)
    else { return false }
    for parameter in function.children where parameter.kind == .parameter {
      guard let type = parameter.child(.typeName), let value = bound[parameter.name].map(resolved)
      else { continue }
      let isOwn = index.types.resolve(type.name, at: type).contains(where: index.types.isDeclared)
      // Texts and numbers are no values of the project's own types.
      if isOwn, value.kind == .number || literal(value) != nil { return false }
      if type.name == "String", value.kind == .member, value.child(0) == nil { return false }
    }
    return true
  }

  /// Whether a call by the name of one of SwiftUI's functions is of a function of the project's own.
  mutating func isOwn(_ call: SwiftNode, named name: String) -> Bool {
    for function in members(name, at: call)
    where function.kind != .function || takes(function, call) {
      return true
    }
    return false
  }

  /// Reads code with other values of parameters.
  private mutating func inside<Result>(
    _ inner: Evaluator.Frame, _ passed: [SwiftNode: SwiftNode],
    _ read: (inout ViewConstants) -> Result
  ) -> Result {
    let outer = (frame, arguments)
    (frame, arguments) = (inner, passed)
    defer { (frame, arguments) = outer }
    return read(&self)
  }

  /// The font of a getter, with the value of `self` in it.
  mutating func font(ofGetter variable: SwiftNode, _ subject: Traced, depth: Int) -> Font? {
    guard let block = variable.getter?.child(.block) else { return nil }
    return inside(Evaluator.Frame(subject: subject), [:]) {
      $0.font(returnedBy: block, depth: depth + 1)
    }
  }

  /// The font that a block returns, if that is certain.
  private mutating func font(returnedBy block: SwiftNode, depth: Int) -> Font? {
    guard let statement = block.child(0), block.child(1) == nil else { return nil }
    switch statement.kind {
    case .return: return statement.child(0).flatMap { font($0, depth: depth) }
    case .switch:
      return taken(of: statement)?.child(.block).flatMap { font(returnedBy: $0, depth: depth) }
    default: return font(statement, depth: depth)
    }
  }

  /// The case that a `switch` takes; `nil` if that is not certain.
  private mutating func taken(of statement: SwiftNode) -> SwiftNode? {
    guard let subject = statement.child(0) else { return nil }
    if onlyValue(of: subject, expected: nil) != nil {
      evaluator.startQuestion()
      return evaluator.taken(of: statement, frame).only
    }
    // The type of a weight is the system's, so its cases are in no source.
    let value = resolved(subject)
    guard value.kind == .member, value.child(0).map({ $0.name == "Weight" }) ?? true,
      FontWeight(name: value.name) != nil
    else { return nil }
    return evaluator.taken(of: statement, matching: value.name).only
  }

  /// The font that a value of the project's own type was made with.
  mutating func font(_ name: String, storedBy maker: SwiftNode, of type: Int, depth: Int) -> Font? {
    guard index.types.entries[type].declaration?.kind == .struct,
      index.types.isMadeByMembers(type), maker.kind == .call,
      let stored = index.types.members(name, of: type)?.nodes.only, stored.kind == .variable,
      stored.getter == nil, stored.flags.isDisjoint(with: [.isStatic, .hasAttributes]),
      stored.flags.contains(.isConstant) || !index.changed.contains(name)
    else { return nil }
    let given = maker.children.first { $0.kind == .argument && $0.name == name }?.child(0)
    return (given ?? stored.declaredValue).flatMap { font($0, depth: depth + 1) }
  }
}

/// Constants with numbers.
extension ViewConstants {
  /// The result of an operation on numbers.
  mutating func result(of node: SwiftNode, _ depth: Int) -> Double? {
    guard let left = node.child(0).flatMap({ number($0, depth: depth + 1) }),
      let right = node.child(1).flatMap({ number($0, depth: depth + 1) })
    else { return nil }
    switch node.name {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return right == 0 ? nil : left / right
    default: return nil
    }
  }

  /// The expression that a constant with a name always has the value of; `nil` for other names.
  mutating func declaredValue(of node: SwiftNode) -> SwiftNode? {
    if node.kind == .name { return value(ofName: node).flatMap { isReplaced($0) ? nil : $0 } }
    let found: [SwiftNode]
    if let base = node.child(0) {
      guard let owner = onlyValue(of: base, expected: nil)?.anyType,
        !isInherited(node.name, from: owner)
      else { return nil }
      found = index.types.members(node.name, of: owner)?.nodes ?? []
    } else {
      found = Self.lengths.flatMap { index.types.names.nearest($0, inside: nil) ?? [] }
        .flatMap { index.types.entries[$0].members[node.name] ?? [] }
        .filter { $0.canBeNamed(from: node) }
    }
    return found.only.flatMap(declared)
  }

  /// Whether the value of a getter may be another one in a type that inherits it.
  private func isReplaced(_ value: SwiftNode) -> Bool {
    guard let variable = value.ancestors.first(where: { $0.kind == .variable }),
      variable.getter != nil, let type = index.types.enclosingType(of: variable)
    else { return false }
    return isInherited(variable.name, from: type)
  }

  /// The types of lengths, which an app extends with constants.
  private static let lengths = ["CGFloat", "Double"]
}
