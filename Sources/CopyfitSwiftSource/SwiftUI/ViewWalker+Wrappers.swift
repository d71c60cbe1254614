internal import CopyfitSwiftTree

/// Types that a property of all views wraps a view in, for modifiers of their own: `view.backport.glassEffect()`.
extension ViewWalker {
  /// A type of the project that has a view in one of its properties.
  struct Wrapper {
    var type: Int
    var property: SwiftNode
  }

  /// A modifier of a wrapper, with the view that is wrapped.
  struct WrappedCall {
    var wrapper: Wrapper
    var base: SwiftNode
    /// The wrapper's functions that the call may use; empty if the wrapper gets the modifier from elsewhere.
    var functions: [SwiftNode]
  }

  /// The wrappers of the project, by the properties that create them with `self`.
  static func wrappers(in index: SourceIndex) -> [String: Wrapper] {
    var wrappers: [String: [Wrapper]] = [:]
    for entry in index.types.entries where entry.declaration == nil {
      for (name, nodes) in entry.members {
        wrappers[name, default: []] += nodes.compactMap { $0.wrapper(in: index.types) }
      }
    }
    // Of several types it is unknown which one a view gets.
    return wrappers.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Walks the view before a modifier of a wrapper, as far as the call is one; returns whether it is.
  mutating func walk(
    wrapped call: SwiftNode, _ callee: SwiftNode, _ environment: ViewEnvironment
  ) -> Bool {
    guard let found = wrapped(by: callee, in: call) else { return false }
    var slots: Slots = [:]
    for function in beginning(found.functions) {
      let shape = shape(of: function, givenBy: call, in: environment.shape)
      let inner = walk(declaration: function, environment.shaped(shape), given: call)
      slots.merge(inner) { $0.union($1) }
    }
    var inner =
      slots.removeValue(forKey: found.wrapper.property) ?? environment.changed(by: callee.name)
    give(call, slots, environment)
    inner.take(environment.shape)
    if inner != environment { inner.enter(callee) }
    walk(found.base, inner)
    return true
  }

  /// Whether a node is the view in a wrapper, in one of the wrapper's own modifiers.
  mutating func isWrapped(_ node: SwiftNode) -> Bool {
    guard node.isOfSelf, wrappers.contains(where: { $1.property.name == node.name }),
      case .slot(let slot)? = meaning(of: node)
    else { return false }
    return wrappers.contains { $1.property == slot }
  }

  /// The views that the modifier around a node may wrap; `nil` if it is in no function.
  func wrappedViews(around node: SwiftNode) -> [SwiftNode]? {
    guard let function = node.ancestors.first(where: { $0.kind == .function }) else { return nil }
    return (index.calls[function.name] ?? []).filter(isOfApp).compactMap { call in
      guard let callee = call.child(0), let found = wrapped(by: callee, in: call),
        found.functions.contains(function)
      else { return nil }
      return found.base
    }
  }

  /// Whether a call is of a wrapper's own modifier, which may have the name of one of SwiftUI's.
  func isOfWrapper(_ call: SwiftNode) -> Bool {
    guard let callee = call.child(0), let found = wrapped(by: callee, in: call) else {
      return false
    }
    return !found.functions.isEmpty
  }

  /// A call as one of a modifier of a wrapper; `nil` for other calls.
  func wrapped(by callee: SwiftNode, in call: SwiftNode) -> WrappedCall? {
    guard let property = callee.child(0), property.kind == .member, let base = property.child(0),
      let wrapper = wrappers[property.name]
    else { return nil }
    let functions = (types.members(callee.name, of: wrapper.type)?.nodes ?? [])
      .filter { $0.kind == .function && $0.fits(call) }
    return WrappedCall(wrapper: wrapper, base: base, functions: functions)
  }
}

extension SwiftNode {
  /// What a property returns if that is a structure of the project with `self` in one of its properties.
  fileprivate func wrapper(in types: TypeTable) -> ViewWalker.Wrapper? {
    guard kind == .variable, getter != nil || child(.block) != nil, viewBlocks.count == 1,
      var made = viewBlocks[0].child(0), viewBlocks[0].child(1) == nil
    else { return nil }
    if made.kind == .return, let value = made.child(0) { made = value }
    guard made.kind == .call, made.child(2) == nil, let name = made.child(0), name.kind == .name,
      let argument = made.child(.argument), argument.child(0)?.kind == .name,
      argument.child(0)?.name == "self"
    else { return nil }
    let found = types.resolve(name.name, at: name)
    guard found.count == 1, types.members("body", of: found[0]) == nil else { return nil }
    let stored = types.entries[found[0]].members.values.joined()
      .filter { $0.isStored && !$0.flags.contains(.isStatic) }
    return stored.count == 1 ? ViewWalker.Wrapper(type: found[0], property: stored[0]) : nil
  }
}
