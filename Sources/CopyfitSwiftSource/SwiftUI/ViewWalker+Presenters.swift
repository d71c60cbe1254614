internal import CopyfitSwiftTree

/// The project's views and modifiers that present screens, directly or through others, by name.
struct Presenters {
  private var names = ViewDefaults.presentations.union(["NavigationLink"])

  init(_ index: SourceIndex) {
    var open = Array(names)
    while let name = open.popLast() {
      for call in index.calls[name] ?? [] {
        if let user = Self.user(of: call, index.types), names.insert(user).inserted {
          open.append(user)
        }
      }
    }
  }

  /// The type that contains a call, or the extension member of a SwiftUI type that does.
  private static func user(of call: SwiftNode, _ types: TypeTable) -> String? {
    let type = types.enclosingType(of: call).flatMap { types.entries[$0].declaration }
    return type?.name ?? call.ancestors.first { $0.kind == .function || $0.kind == .variable }?.name
  }

  func contain(_ name: String) -> Bool { names.contains(name) }
}

extension ViewWalker {
  /// Walks a screen on its own, or immediately if it shows content of the declaration around it.
  mutating func show(_ view: SwiftNode, _ screen: ViewEnvironment) {
    for node in [view] + Array(view.descendants) where node.isShown(in: view) {
      if case .slot(let slot)? = meaning(of: node), slot.parent?.kind != .closure {
        return walk(view, screen)
      }
    }
    queue(view, screen)
  }

  /// Whether a view may present a screen, which inherits the values of the view.
  mutating func mayPresent(_ node: SwiftNode) -> Bool {
    switch node.kind {
    case .call:
      guard let callee = node.child(0), !presenters.contain(callee.name) else { return true }
      if callee.kind == .name {
        if mayPresent(callee) { return true }
      } else if callee.child(0).map({ mayPresent($0) }) ?? true {
        return true
      }
      for argument in node.children where argument.kind == .argument {
        let block = argument.child(0).flatMap { $0.kind == .closure ? $0.child(.block) : nil }
        if let block, mayPresent(block) { return true }
      }
      return false
    case .name where node.isConditionalBase: return true
    case .name, .member:
      switch meaning(of: node) {
      case .slot, .local: return true
      case .declarations(let all):
        return all.contains { one in
          let type = types.enclosingType(of: one).map { types.entries[$0] }
          return presenters.contain(type?.declaration?.name ?? one.name)
        }
      case nil: return false
      }
    case .block, .branch, .switch, .switchCase, .ternary, .return:
      // Conditions without a value, such as `#available`, present nothing.
      for child in node.children where child.kind != .other && mayPresent(child) { return true }
      return false
    case .other: return true
    default: return false
    }
  }
}

extension SwiftNode {
  /// Whether a view shows this name or member of `self`, with or without modifiers.
  fileprivate func isShown(in view: SwiftNode) -> Bool {
    guard kind == .name || kind == .member && child(0)?.name == "self" else { return false }
    var node = self
    while node != view, let outer = node.parent, outer.child(0) == node,
      outer.kind == .call || outer.kind == .member && outer.parent?.kind == .call
    {
      node = outer
    }
    return node == view || node.parent?.kind == .block || node.parent?.kind == .return
  }
}
