internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension ViewConstants {
  /// The font of a constant that a type of the project's own has: `Fonts.title`, or `.brand.title` if the project itself
  /// adds `brand` to `Font`.
  mutating func fontOfOwnType(_ node: SwiftNode, depth: Int) -> Font? {
    guard let base = node.child(0), let value = onlyValue(of: base) else { return nil }
    guard let owner = value.anyType, index.types.entries[owner].declaration?.kind != .protocol,
      let found = index.types.members(node.name, of: owner)?.nodes, found.count == 1,
      // A subclass may have another one.
      index.types.heirs(of: owner).allSatisfy({ index.types.entries[$0].members[node.name] == nil })
    else { return nil }
    if let expression = declared(by: found[0]), found[0].getter == nil {
      return font(expression, depth: depth + 1)
    }
    if found[0].getter != nil { return font(ofGetter: found[0], value, depth: depth) }
    let maker = given.makers[base] ?? value.steps.last?.constantCall
    return maker.flatMap { font(node.name, storedBy: $0, of: owner, depth: depth) }
  }
}

extension SwiftNode {
  /// The call that makes the value of a constant.
  fileprivate var constantCall: SwiftNode? {
    guard kind == .variable, flags.contains(.isConstant), let value = declaredValue,
      value.kind == .call
    else { return nil }
    return value
  }
}
