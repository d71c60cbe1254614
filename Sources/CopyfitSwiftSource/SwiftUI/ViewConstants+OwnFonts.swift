internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension ViewConstants {
  /// The font of a constant that a type of the project's own has: `Fonts.title`, or `.brand.title` if the project itself
  /// adds `brand` to `Font`.
  mutating func fontOfOwnType(_ node: SwiftNode, depth: Int) -> Font? {
    guard let base = node.child(0) else { return nil }
    let bases = evaluator.answer(base, leadingDotOf: "Font").values
    guard bases.count == 1, bases[0].isCertain, let owner = bases[0].anyType,
      index.types.entries[owner].declaration?.kind != .protocol,
      let found = index.types.members(node.name, of: owner)?.nodes, found.count == 1,
      // A subclass may have another one.
      index.types.heirs(of: owner).allSatisfy({ index.types.entries[$0].members[node.name] == nil })
    else { return nil }
    return declared(by: found[0]).flatMap { font($0, depth: depth + 1) }
  }
}
