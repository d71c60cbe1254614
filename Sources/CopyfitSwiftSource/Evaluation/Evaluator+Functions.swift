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

  /// The calls of a closure that a constant outside of functions holds; empty if not all of them are known.
  ///
  /// - Parameter limit: The maximum number of calls of functions and closures with the name.
  mutating func calls(
    ofHeld closure: SwiftNode, in constant: SwiftNode, atMost limit: Int
  ) -> [SwiftNode] {
    let calls = index.calls[constant.name] ?? []
    guard closure.takesOne, calls.count <= limit, let holder = constant.parent else { return [] }
    let owner = types.type(of: holder)
    guard owner != nil || holder.kind == .file else { return [] }
    var found: [SwiftNode] = []
    for call in calls {
      startQuestion()
      if isCalled(on: owner, by: call), owner != nil || global(constant.name, at: call) == constant
      {
        found.append(call)
      }
    }
    return found
  }

  /// Whether a callee certainly names a closure whose calls are followed.
  mutating func isHeld(_ callee: SwiftNode) -> Bool {
    let owned = owners(of: callee).flatMap { types.members(callee.name, of: $0)?.nodes ?? [] }
    let own = callee.child(0) == nil && owned.isEmpty ? global(callee.name, at: callee) : nil
    let all = owned + [own].compactMap(\.self)
    return !all.isEmpty && all.allSatisfy { $0.heldClosure?.takesOne == true }
  }

  /// The only declaration outside of types that a name means at a place; `nil` if there are several or none.
  private func global(_ name: String, at place: SwiftNode) -> SwiftNode? {
    let all = (index.globals[name] ?? []).nearest(to: place)
    return all.count == 1 ? all[0] : nil
  }
}

extension SwiftNode {
  /// Whether a closure has one parameter at most.
  fileprivate var takesOne: Bool {
    children.count { $0.kind == .parameter } < 2
      && !descendants.contains { $0.kind == .name && $0.name == "$1" }
  }
}
