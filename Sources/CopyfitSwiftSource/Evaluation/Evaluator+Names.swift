internal import CopyfitSwiftTree

extension Evaluator {
  /// The possible values of an identifier at its place.
  mutating func named(_ node: SwiftNode, _ frame: Frame) -> Possible {
    let name = node.name
    if name == "self" { return subject(at: node, frame) }
    if name == "Self" { return ownType(at: node) }
    let mayBeLocal = index.localVariables.contains(name)
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if mayBeLocal, let found = local(name, in: ancestor, before: last) {
          return value(ofVariable: found, frame)
        }
      case .closure:
        let parameter = ancestor.children.first { $0.declares(name) }
        if let type = parameter?.child(.typeName) { return instance(ofTypeNamed: type) }
        guard parameter != nil || name == "$0" else { continue }
        let parts = given(to: ancestor, for: name)
        return Possible(parts.flatMap { evaluate($0.value, frame).values }).asAlternatives
      case .function:
        if let parameter = ancestor.children.first(where: { $0.declares(name) }) {
          return value(ofParameter: parameter, of: ancestor, frame)
        }
      case .accessor where name == "newValue":
        guard let property = ancestor.parent else { continue }
        return given[property] ?? assigned(to: property, frame)
      case .class, .struct, .enum, .protocol, .extension:
        guard let type = types.type(of: ancestor).map(concrete) else { continue }
        let subject = frame.subject ?? Traced(value: .instance(type))
        if let found = member(name, of: type, subject, at: node) { return found }
      default: break
      }
    }
    return global(name, at: node)
  }

  private mutating func global(_ name: String, at node: SwiftNode) -> Possible {
    let variables = index.globals[name]?.filter { $0.kind == .variable } ?? []
    if let variable = variables.nearest(to: node).first {
      return value(ofVariable: variable, Frame()).through(variable)
    }
    let found = types.resolve(name, at: node)
    guard !found.isEmpty else { return labelOfView(name) }
    return Possible(found.map { Traced(value: .type($0), isCertain: found.count == 1) })
  }

  /// The value of `self` at a place.
  private func subject(at node: SwiftNode, _ frame: Frame) -> Possible {
    if let subject = frame.subject { return Possible([subject]) }
    return types.enclosingType(of: node).map { Possible(.instance(concrete($0))) } ?? .unknown
  }

  /// The type that `Self` means at a place, which may be another one in a class that others inherit from.
  private func ownType(at node: SwiftNode) -> Possible {
    guard let type = types.enclosingType(of: node),
      types.entries[type].declaration?.kind != .protocol
    else { return .unknown }
    return Possible([Traced(value: .type(type), isCertain: types.heirs(of: type).isEmpty)])
  }

  /// The local variable with a name that a node declares before one of its children.
  func local(_ name: String, in node: SwiftNode, before last: SwiftNode) -> SwiftNode? {
    guard index.localVariables.contains(name) else { return nil }
    var found: SwiftNode?
    for child in node.children {
      // A condition's variable is not visible in its own value.
      guard child.index < last.index else { break }
      if child.declaresVariable(name) { found = child }
      if child.kind == .branch, child.name == "guard", node.kind == .block {
        found = child.children.first { $0.declaresVariable(name) } ?? found
      }
      guard node.kind == .switchCase || node.kind == .branch, child.kind != .block else { continue }
      found = child.descendants.first { $0.declaresVariable(name) } ?? found
    }
    return found
  }

  /// The possible values of a parameter: its known value, or else the arguments of calls, or else an instance of its
  /// type.
  private mutating func value(
    ofParameter parameter: SwiftNode, of function: SwiftNode, _ frame: Frame
  ) -> Possible {
    if frame.function == function {
      if let known = frame.arguments[parameter.name] { return known }
      if let value = parameter.declaredValue {
        return evaluate(value, Frame(), expected: parameter.child(.typeName)?.name)
      }
    }
    let typed = parameter.child(.typeName).map { instance(ofTypeNamed: $0) } ?? .unknown
    // An instance of another module's type, such as a text, may still have a known value.
    let isOwn = typed.values.contains { $0.anyType.map(types.isDeclared) ?? false }
    guard !isOwn, frame.function == nil else { return typed }
    let given = callers(giving: parameter, of: function)
    return given.values.isEmpty ? typed : given
  }

  /// The possible values of a variable: the results of its getter, or its declared and assigned values.
  mutating func value(ofVariable variable: SwiftNode, _ frame: Frame) -> Possible {
    if let known = given[variable] { return known }
    let type = variable.child(.typeName)
    if let getter = variable.getter {
      let found = getter.child(0).map { results(of: $0, frame).asAlternatives } ?? .unknown
      guard found.values.isEmpty, let type else { return found }
      return instance(ofTypeNamed: type)
    }
    if let type, let object = onlyInstance(ofTypeNamed: type) { return object }
    var result = Possible.unknown
    if let value = variable.declaredValue {
      result = evaluate(value, frame, expected: type?.name)
    } else if let sequence = variable.sequenceOfLoop {
      result = evaluate(sequence, frame)
    } else if variable.flags.contains(.isBound), variable.parent?.kind == .branch {
      result = outer(variable, frame)
    }
    if !variable.flags.contains(.isConstant) || variable.declaredValue == nil,
      !variable.flags.contains(.isBound)
    {
      result = result.union(assigned(to: variable, frame))
    }
    if result.values.isEmpty, let type { return instance(ofTypeNamed: type) }
    return result
  }
}

extension SwiftNode {
  /// Whether the node is a parameter with a name.
  fileprivate func declares(_ name: String) -> Bool { kind == .parameter && self.name == name }

  /// Whether the node is a variable with a name.
  fileprivate func declaresVariable(_ name: String) -> Bool {
    kind == .variable && self.name == name
  }

  /// The sequence of a loop, for its variable.
  fileprivate var sequenceOfLoop: SwiftNode? {
    guard let loop = parent, loop.kind == .branch, loop.name == "for" else { return nil }
    return loop.children.first { $0.kind != .variable && $0.kind != .tuple }
  }
}
