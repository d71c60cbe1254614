internal import CopyfitSwiftTree

extension SwiftNode {
  /// Whether an assignment is to a button's configuration or to a part of it.
  var isOfConfiguration: Bool {
    guard kind == .assignment, let target = child(0) else { return false }
    return target.name.hasPrefix("configuration") || target.child(0)?.name == "configuration"
  }

  /// Whether the expression calls a closure with an argument: `{ $0.font = font; return $0 }(UILabel())`.
  var isClosureWithArgument: Bool {
    kind == .call && child(0)?.kind == .closure && child(.argument) != nil
  }
}
