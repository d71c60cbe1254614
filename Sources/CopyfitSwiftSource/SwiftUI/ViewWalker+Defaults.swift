internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Values that nothing replaces, and what the constants of a view rule out in its methods.
extension ViewWalker {
  /// Whether no call of a private function has an argument for a parameter, so that it always has its default.
  mutating func isNeverGiven(_ parameter: SwiftNode) -> Bool {
    guard parameter.declaredValue != nil, let function = parameter.parent,
      function.tree.gap == .none, function.kind == .function, function.flags.contains(.isPrivate),
      function.name != "init"
    else { return false }
    // Only its own source can name it.
    return usedNames.names(in: function.tree).uses[function.name, default: []].allSatisfy { name in
      guard let call = name.parent, call.kind == .call, call.child(0) == name else { return false }
      return function.arguments(of: call, for: parameter).isEmpty
    }
  }

  /// The default of a private variable that no code gives another value.
  mutating func onlyDefault(of variable: SwiftNode) -> SwiftNode? {
    let name = variable.name
    guard variable.flags.contains(.isPrivate), let value = variable.declaredValue,
      variable.flags.isDisjoint(with: [.hasAttributes, .isConstant]),
      variable.parent.flatMap({ types.type(of: $0) }) != nil,
      variable.children.allSatisfy({ $0.kind != .accessor }),
      index.assignments[name] == nil, !index.changed.contains(name),
      !index.changedInPlace.contains(name), variable.tree.gap == .none
    else { return nil }
    // Only its own source can give it a value.
    return usedNames.names(in: variable.tree).given[name] == nil ? value : nil
  }

  /// The maximum number of methods that call each other.
  private static let maximumMethods = 4

  /// Whether the constants that a call gives a view rule out that one of the view's methods gets to a statement.
  mutating func isRuledOut(_ statement: SwiftNode, givenBy call: SwiftNode) -> Bool {
    guard index.isWhole, let callee = call.child(0),
      let type = types.enclosingType(of: statement)
    else { return false }
    let owners = callee.kind == .name ? ownViews(callee.name, at: callee) : views(named: callee)
    guard owners == [type] else { return false }
    let shape = shape(of: call, making: owners, in: [:])
    return !shape.isEmpty && isRuledOut(statement, in: type, shape, depth: 0)
  }

  private mutating func isRuledOut(
    _ node: SwiftNode, in type: Int, _ shape: ViewShape, depth: Int
  ) -> Bool {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .branch, .switch, .ternary:
        let isPart = ancestor.kind == .ternary ? ancestor.child(0) != last : last.isAlternative
        if isPart, !alternatives(of: ancestor, shape).contains(last) { return true }
      case .function where ancestor.parent.flatMap({ types.type(of: $0) }) == type:
        return depth < Self.maximumMethods
          && isRuledOut(callsOf: ancestor, in: type, shape, depth: depth + 1)
      case .struct, .class, .enum, .extension: return false
      default: break
      }
    }
    return false
  }

  /// Whether all calls of a method are ruled out.
  private mutating func isRuledOut(
    callsOf method: SwiftNode, in type: Int, _ shape: ViewShape, depth: Int
  ) -> Bool {
    var own: [SwiftNode] = []
    for call in index.calls[method.name] ?? [] {
      let isOfSelf = call.child(0)?.isOfSelf == true
      let isInType = types.enclosingType(of: call) == type
      if isInType, isOfSelf { own.append(call) } else if !isOfSelf { return false }
    }
    guard !own.isEmpty, !usedNames.values(in: type, types).contains(method.name) else {
      return false
    }
    return own.allSatisfy { isRuledOut($0, in: type, shape, depth: depth) }
  }
}

extension SwiftNode {
  /// The value of `true` or `false`; `nil` for other expressions.
  var boolean: Bool? { kind == .boolean ? name == "true" : nil }
}
