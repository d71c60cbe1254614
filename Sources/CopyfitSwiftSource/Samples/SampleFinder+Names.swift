internal import CopyfitSwiftTree

extension SampleFinder {
  /// The literal of a variable, parameter or property with a name.
  mutating func named(_ node: SwiftNode, _ path: Path) -> Found? {
    let name =
      node.name.first == "$" && node.name != "$0" ? String(node.name.dropFirst()) : node.name
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        guard let local = evaluator.local(name, in: ancestor, before: last) else { continue }
        // `if let name` has the value of the outer variable with the same name.
        guard let value = local.declaredValue ?? local.sequence else { continue }
        return literal(value, path.deeper)
      case .closure:
        guard name == "$0" || ancestor.has(name) else { continue }
        return collection(of: ancestor).flatMap { literal($0, path.deeper) }
      case .function:
        guard let parameter = ancestor.parameter(name) else { continue }
        return given(to: parameter, of: ancestor, path.deeper)
      case .class, .struct, .enum, .protocol, .extension:
        guard let type = index.types.type(of: ancestor) else { continue }
        if index.types.members(name, of: type) != nil {
          return property(name, of: type, path.deeper)
        }
      default: break
      }
    }
    let global = index.globals[name]?.lazy.compactMap(\.declaredValue).first
    return global.flatMap { literal($0, path.deeper) }
  }

  /// The collection of a closure's parameter: the base of the call, or the first argument of `ForEach` or `List`.
  private func collection(of closure: SwiftNode) -> SwiftNode? {
    guard let call = closure.parent?.parent, call.kind == .call, let callee = call.child(0) else {
      return nil
    }
    if ["ForEach", "List"].contains(callee.name) { return evaluator.argument("", of: call) }
    return ["map", "forEach", "flatMap", "compactMap"].contains(callee.name) ? callee.child(0) : nil
  }

  /// The literal of a property: from previews, its own value, other calls, or its type, in this order.
  mutating func property(_ name: String, of type: Int, _ path: Path) -> Found? {
    guard path.depth <= Self.maximumDepth,
      let variable = index.types.members(name, of: type)?.nodes.first(where: {
        $0.kind == .variable || $0.kind == .enumCase
      })
    else { return nil }
    if let getter = variable.getter {
      guard let block = getter.child(.block), block.child(1) == nil else { return nil }
      return block.child(0).flatMap { literal($0, path.deeper) }
    }
    let calls = calls(of: index.types.entries[type].declaration?.name ?? "")
    for call in calls.previews {
      let value = evaluator.argument(name, of: call)
      if let value, let found = literal(value, path.deeper) { return found }
    }
    if let value = variable.declaredValue, let found = literal(value, path.deeper) { return found }
    for call in calls.others {
      let value = evaluator.argument(name, of: call)
      if let value, let found = literal(value, path.deeper) { return found }
    }
    return member(ofTypeOf: variable, path)
  }

  /// The literal of a member of a variable's type, for any object of the type.
  private mutating func member(ofTypeOf variable: SwiftNode, _ path: Path) -> Found? {
    guard let member = path.members.first, let type = variable.child(.typeName) else { return nil }
    for owner in index.types.resolve(type.name, at: variable) where index.types.isDeclared(owner) {
      if let found = property(member, of: owner, path.rest) { return found }
    }
    return nil
  }

  /// The literal that calls pass for a parameter, with previews first, or its default value.
  private mutating func given(
    to parameter: SwiftNode, of function: SwiftNode, _ path: Path
  ) -> Found? {
    let type = index.types.enclosingType(of: function)
    let name = function.name == "init" ? type.map { index.types.entries[$0].name } : function.name
    let calls = calls(of: name ?? "")
    for call in calls.previews + calls.others {
      for value in function.arguments(of: call, for: parameter) {
        if let found = literal(value, path) { return found }
      }
    }
    if let value = parameter.declaredValue, let found = literal(value, path) { return found }
    return member(ofTypeOf: parameter, path)
  }

  /// The first calls of a function or type: those of previews, and others.
  private mutating func calls(of name: String) -> Calls {
    if let known = knownCalls[name] { return known }
    let all = (index.calls[name] ?? []).sorted {
      ($0.tree.file, $0.index) < ($1.tree.file, $1.index)
    }
    var calls = Calls()
    for call in all {
      if index.isInPreview(call) {
        if calls.previews.count < Self.maximumCalls { calls.previews.append(call) }
      } else if calls.others.count < Self.maximumCalls {
        calls.others.append(call)
      }
    }
    knownCalls[name] = calls
    return calls
  }
}

extension SwiftNode {
  fileprivate func parameter(_ name: String) -> SwiftNode? {
    children.first { $0.kind == .parameter && $0.name == name }
  }

  /// Whether a closure has a parameter with a name, even as a binding.
  fileprivate func has(_ name: String) -> Bool {
    parameter(name) != nil || parameter("$" + name) != nil
  }

  /// The sequence of a loop, for its variable.
  fileprivate var sequence: SwiftNode? {
    guard let loop = parent, loop.kind == .branch, loop.name == "for" else { return nil }
    return loop.children.first { $0.kind != .variable && $0.kind != .tuple }
  }
}
