internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension Evaluator {
  /// The font of the configuration for an expression; `nil` if it has none.
  mutating func helper(_ node: SwiftNode, _ frame: Frame) -> Font? {
    guard !fontHelpers.isEmpty, let name = node.fontName, let font = fontHelpers[name] else {
      return nil
    }
    return isOfModule(node, frame) ? font : nil
  }

  /// The font of the configuration for a modifier of a view.
  func helper(modifier call: SwiftNode) -> Font? {
    guard !fontHelpers.isEmpty else { return nil }
    return call.modifierName.flatMap { fontHelpers[$0] }
  }

  /// The values of an expression, or else its font of the configuration.
  mutating func orHelper(_ found: Possible, _ node: SwiftNode, _ frame: Frame) -> Possible {
    guard found.values.isEmpty, let font = helper(node, frame) else { return found }
    return Possible(.font(font.descriptor), at: node)
  }

  /// Whether a name means the same everywhere: it does not begin with a variable or parameter of the place.
  mutating func isOfModule(_ node: SwiftNode, _ frame: Frame = Frame()) -> Bool {
    var root = node
    var isMember = false
    while root.kind == .member || root.kind == .call, let inner = root.child(0) {
      isMember = isMember || root.kind == .member
      root = inner
    }
    guard root.kind == .name else { return root.kind == .member }
    guard isDeclared(root) else { return true }
    guard isMember else { return false }
    return evaluate(root, frame).values.allSatisfy { traced in
      if case .type = traced.value { true } else { false }
    }
  }

  /// Whether a variable, parameter or function of the sources has a name at its place.
  private func isDeclared(_ node: SwiftNode) -> Bool {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if local(node.name, in: ancestor, before: last) != nil { return true }
      case .function, .closure:
        if ancestor.children.contains(where: { $0.kind == .parameter && $0.name == node.name }) {
          return true
        }
      case .class, .struct, .enum, .protocol, .extension:
        let type = types.type(of: ancestor)
        if type.flatMap({ types.members(node.name, of: $0) }) != nil { return true }
      default: break
      }
    }
    return index.globals[node.name] != nil
  }
}
