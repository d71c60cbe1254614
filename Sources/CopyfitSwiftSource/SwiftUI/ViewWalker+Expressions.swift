internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Walks the statements of a block, of which some are reached on other screens only.
  mutating func walk(statements block: SwiftNode, _ environment: ViewEnvironment) {
    var inner = environment
    for child in block.children {
      walk(child, inner)
      if let isCertain = leavesOtherScreens(child) {
        inner = inner.onWiderScreens(isCertain: isCertain)
      }
    }
  }

  /// Walks the alternatives of an `if`, `switch` or `?:` that may be shown.
  mutating func walk(condition node: SwiftNode, _ environment: ViewEnvironment) {
    var inner = environment
    if asksForTextSize(node) { inner.absence = .decided(by: Self.textSize) }
    let (dead, others) = (deadAlternatives(of: node), onOtherScreens(of: node))
    for child in alternatives(of: node, environment.shape) where !dead.contains(child) {
      let isElsewhere = others.nodes.contains(child)
      walk(child, isElsewhere ? inner.onWiderScreens(isCertain: others.isCertain) : inner)
    }
    for child in dead { walk(child, inner.hidden(.neverTrue)) }
  }

  /// Walks a call of a view, modifier or function.
  mutating func walk(call: SwiftNode, _ environment: ViewEnvironment) {
    visited.insert(call)
    guard let callee = call.child(0) else { return }
    switch callee.kind {
    case .name: walk(view: call, callee.name, environment)
    case .member where callee.child(0) == nil: walk(afterDot: call, callee, environment)
    case .member where types.isOfSystem(callee): walk(ofSystem: call, callee.name, environment)
    case .member:
      let views = views(named: callee)
      guard views.isEmpty else { return walk(view: call, of: views, environment) }
      walk(modifier: call, callee, environment)
    case .closure: walk(callee, environment)
    default: walk(arguments: call, elsewhere(than: environment))
    }
  }
}
