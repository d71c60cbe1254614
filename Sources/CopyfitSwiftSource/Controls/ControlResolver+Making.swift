internal import CopyfitSwiftTree

extension ControlResolver {
  /// Whether code creates the object in a variable; an object that code finds in a view may come from a document.
  mutating func isMade(_ variable: SwiftNode) -> Bool {
    if let value = variable.declaredValue, makes(value, depth: 0) { return true }
    let assigned = objects.evaluator.index.assignments[variable.name] ?? []
    return assigned.contains { assignment in
      assignment.tree === variable.tree && assignment.child(1).map { makes($0, depth: 0) } == true
    }
  }

  /// The calls of a class that make what a variable keeps, where the variable's own code makes it.
  func makingCalls(of variable: SwiftNode, named name: String) -> [SwiftNode] {
    let assigned = (objects.evaluator.index.assignments[variable.name] ?? []).filter {
      $0.tree === variable.tree
    }
    let values = [variable.declaredValue].compactMap(\.self) + assigned.compactMap { $0.child(1) }
    return values.flatMap { [$0] + $0.descendants }.filter {
      $0.kind == .call && $0.child(0)?.kind == .name && $0.child(0)?.name == name
    }
  }

  /// Whether an expression makes a control, itself or by a function of the app's.
  private func makes(_ expression: SwiftNode, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    let types = objects.evaluator.types
    for node in [expression] + expression.descendants {
      if node.kind == .name, node == expression,
        let local = objects.declaration(of: node.name, at: node), let value = local.declaredValue
      {
        return makes(value, depth: depth + 1)
      }
      guard node.kind == .call, let name = node.child(0)?.lastName else { continue }
      if types.resolve(name).contains(where: types.showsText) { return true }
      let base = node.child(0)?.child(0)?.name
      // In a static function, `self` is the type that it is called on.
      if name == "init", let base {
        let isSelf = depth > 0 && base == "self"
        if isSelf || types.resolve(base).contains(where: types.showsText) { return true }
      }
      let owners = base.map { types.resolve($0) } ?? []
      let functions =
        (owners + [types.enclosingType(of: node)].compactMap(\.self))
        .flatMap { types.members(name, of: $0)?.nodes ?? [] }
        + (objects.evaluator.index.globals[name] ?? [])
      let blocks = functions.filter { $0.kind == .function }.compactMap { $0.child(.block) }
      if blocks.contains(where: { makes($0, depth: depth + 1) }) { return true }
    }
    return false
  }
}
