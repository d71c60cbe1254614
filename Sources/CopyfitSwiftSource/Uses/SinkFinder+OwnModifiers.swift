internal import CopyfitSwiftTree

extension SinkFinder {
  /// Whether a call may be of a modifier that the project declares with the name of one of SwiftUI's, outside of it.
  func isOwnModifier(_ call: SwiftNode, _ name: String) -> Bool {
    guard TextSink.membersOfSwiftUI.contains(name), let own = ownModifiers[name] else {
      return false
    }
    return own.contains { function in
      function.fits(call) && !call.ancestors.contains(function)
        && function.children.allSatisfy { parameter in
          guard parameter.kind == .parameter, let type = parameter.child(.typeName),
            let value = function.argument(of: call, for: parameter), value.kind == .string
          else { return true }
          return type.name != "Text" && !types.isDeclared(type.name, at: parameter)
        }
    }
  }
}
