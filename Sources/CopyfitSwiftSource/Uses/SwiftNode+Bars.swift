internal import CopyfitSwiftTree

extension SwiftNode {
  /// The number of variables through which a bar's item is followed.
  private static let maximumVariables = 2

  /// Whether an expression with an item may pass it to a bar: not if all its uses in the source pass it to something
  /// else, which may show the item's title in its own way, or if nothing uses its variable.
  func reachesBar(in roots: [SwiftNode], through variables: Int = 0) -> Bool {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .argument, .array, .cast, .tuple, .ternary, .binary: node = parent
      case .call where parent.child(0) == node: node = parent
      case .call: return parent.child(0).map(\.name.namesBar) ?? true
      case .assignment:
        guard parent.child(0) != node, let target = parent.child(0) else { return false }
        let isOwn = target.kind == .name || target.child(0)?.name == "self"
        return target.name.namesBar || isOwn && isUsed(target.name, in: roots, variables)
      case .variable: return isUsed(parent.name, in: roots, variables)
      default: return true
      }
    }
    return true
  }

  /// Whether a variable's item may reach a bar.
  private func isUsed(_ name: String, in roots: [SwiftNode], _ variables: Int) -> Bool {
    guard variables < Self.maximumVariables, let root = tree.root else { return true }
    var uses = root.uses(of: name)
    if uses.isEmpty {
      let others = roots.filter { $0.tree !== tree && $0.tree.strings.contains(name) }
      uses = others.flatMap { $0.uses(of: name) }
      guard !uses.isEmpty else {
        // A variable of a type of another module may be used there.
        return !([root] + others).contains { root in
          root.descendants.contains { $0.kind == .variable && $0.name == name }
        }
      }
    }
    return uses.contains { $0.reachesBar(in: roots, through: variables + 1) }
  }

  /// The expressions below that read a variable with a name.
  private func uses(of name: String) -> [SwiftNode] {
    descendants.filter { $0.lastName == name && !$0.isBaseOrTarget }
  }

  /// Whether an expression is only the object of a member, or is assigned to.
  private var isBaseOrTarget: Bool {
    guard let parent, parent.child(0) == self else { return false }
    return parent.kind == .member || parent.kind == .assignment
  }
}

extension String {
  /// Whether a property or function of this name takes the items of a bar, or collects items.
  fileprivate var namesBar: Bool {
    let name = lowercased()
    return ["barbutton", "items", "append", "insert", "add"].contains { name.contains($0) }
  }
}
