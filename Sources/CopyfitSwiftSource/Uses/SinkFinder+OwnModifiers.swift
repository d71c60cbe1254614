internal import CopyfitSwiftTree

extension SinkFinder {
  /// Whether a call may be of a modifier that the project declares with the name of one of SwiftUI's, outside of it.
  func isOwnModifier(_ call: SwiftNode, _ name: String) -> Bool {
    guard TextSink.membersOfSwiftUI.contains(name), let own = ownModifiers[name] else {
      return false
    }
    return own.contains { function in
      reaches(function, call) && function.fits(call) && !call.ancestors.contains(function)
        && function.children.allSatisfy { parameter in
          guard parameter.kind == .parameter, let type = parameter.child(.typeName),
            let value = function.argument(of: call, for: parameter), value.kind == .string
          else { return true }
          return type.name != "Text" && !types.isDeclared(type.name, at: parameter)
        }
    }
  }

  /// Whether a call can be of a function in an extension, by what the function extends and where it is visible.
  private func reaches(_ function: SwiftNode, _ call: SwiftNode) -> Bool {
    guard let holder = function.parent, let base = call.child(0)?.child(0) else { return true }
    let isPrivate = function.flags.union(holder.flags).contains(.isPrivate)
    if isPrivate, function.tree !== call.tree { return false }
    if index.isForOtherSystem(function), !index.isForOtherSystem(call) { return false }
    guard let extended = holder.name.split(separator: ".").last, extended != "View" else {
      return true
    }
    if base.kind == .call {
      // A modifier of a view returns some view, not the type that is extended.
      let callee = base.child(0)
      return callee?.kind == .name && callee?.name == String(extended)
    }
    // The value of a name in a view is a view.
    let type = types.enclosingType(of: call)
    return type.map { types.members("body", of: $0) == nil } ?? true
  }
}
