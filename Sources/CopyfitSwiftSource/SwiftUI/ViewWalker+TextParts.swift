internal import CopyfitSwiftTree

/// Modifiers of a `Text`, which contains no other views, so that they pass nothing on.
extension ViewWalker {
  /// Whether a modifier's result is certainly a `Text`: a part of a sum, or the value of a declaration of that type.
  ///
  /// The view that is modified is then a `Text`, too, even if it is unknown which one.
  mutating func makesText(_ call: SwiftNode) -> Bool {
    let last = call.lastModifier
    if last.isAddend, !hasOwnSums() { return true }
    guard let (holder, _) = last.holder, Self.typed.contains(holder.kind),
      let type = holder.child(.typeName), Self.texts.contains(type.name)
    else { return false }
    return !types.isDeclared("Text", at: holder)
  }

  private static let typed: Set<SwiftNode.Kind> = [.function, .variable, .parameter, .cast]
  private static let texts: Set<String> = ["Text", "SwiftUI.Text"]

  /// Whether the project itself adds views that are not texts.
  private mutating func hasOwnSums() -> Bool {
    if let known = memo.hasOwnSums { return known }
    let hasOwnSums = findOwnSums()
    memo.hasOwnSums = hasOwnSums
    return hasOwnSums
  }

  private func findOwnSums() -> Bool {
    let functions = types.entries.compactMap { $0.members["+"] }.joined()
    return (Array(functions) + (index.globals["+"] ?? [])).contains { function in
      function.children.contains { parameter in
        guard parameter.kind == .parameter, let type = parameter.child(.typeName) else {
          return false
        }
        let found = types.resolve(type.name, at: function)
        return type.name == "View" || found.contains { types.members("body", of: $0) != nil }
      }
    }
  }
}

extension SwiftNode {
  /// The last modifier of the chain that a modifier is in.
  fileprivate var lastModifier: SwiftNode {
    var last = self
    while let callee = last.parent, callee.kind == .member, callee.child(0) == last,
      let call = callee.parent, call.kind == .call, call.child(0) == callee
    {
      last = call
    }
    return last
  }

  /// Whether an expression, or an alternative that it is, is a part of a sum.
  fileprivate var isAddend: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .ternary where parent.child(0) != node, .binary where parent.name == "??": node = parent
      case .binary: return parent.name == "+"
      default: return false
      }
    }
    return false
  }
}
