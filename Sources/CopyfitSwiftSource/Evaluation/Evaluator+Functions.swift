internal import CopyfitSwiftTree

extension Evaluator {
  /// The functions that a callee may name.
  mutating func functions(of callee: SwiftNode) -> [SwiftNode] {
    let members = owners(of: callee).flatMap { types.members(callee.name, of: $0)?.nodes ?? [] }
    let globals = callee.child(0) == nil ? index.globals[callee.name] ?? [] : []
    return (members + globals).filter { $0.kind == .function }
  }

  /// The types with a member: those of its object, or those around it.
  mutating func owners(of member: SwiftNode) -> [Int] {
    guard member.child(0) != nil else { return member.ancestors.compactMap { types.type(of: $0) } }
    startQuestion()
    return base(of: member, Frame(), nil).values.compactMap(\.anyType).map(types.implementation)
  }
}
