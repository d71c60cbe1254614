internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Walks alternative views: the first one that fits is shown, or the last one if none fits.
  mutating func walk(choice call: SwiftNode, _ environment: ViewEnvironment) {
    let doubt = Doubt.decided(by: "ViewThatFits")
    let axis = constants.evaluator.argument("in", of: call)
    let contents = call.children.filter { $0.kind == .argument && $0.child(0)?.kind == .closure }
    guard contents.count == 1, let block = contents[0].child(0)?.child(.block),
      axis == nil || ["horizontal", "vertical"].contains(axis?.name)
    else {
      var inner = environment
      (inner.width, inner.height) = (.unknown(because: doubt), .unknown(doubt))
      return walk(arguments: call, inner)
    }
    let stack = environment.isWideAsNeeded ? nil : stack(call, environment)
    let views = Array(block.children)
    for (number, view) in views.enumerated() {
      var inner = environment
      let isLast = number == views.count - 1
      // If a view does not fit, the next one is shown. If the last one is cut, an earlier one may be shown instead.
      if axis?.name != "vertical" {
        inner.width = ControlRoom(
          least: isLast ? environment.width.least : .unlimited, most: .unlimited, doubt: doubt)
      }
      if axis?.name != "horizontal" {
        inner.height = isLast && inner.height != .free ? .unknown(doubt) : .free
      }
      if let stack {
        inner.stack = stack
        readStack(of: inner)
      }
      if let callee = call.child(0) { inner.enter(callee) }
      walk(view, inner)
    }
  }

  /// What members in `#if` with an unknown condition pass to their base, and what is passed without them.
  mutating func conditional(_ call: SwiftNode, _ environment: ViewEnvironment) -> ViewEnvironment {
    var all = environment
    for argument in call.children where argument.kind == .argument {
      let base = argument.descendants.first { $0.isConditionalBase }
      guard let chain = argument.child(0), let base else { return environment.changed(by: "#if") }
      walk(chain, environment)
      guard let passed = summary.slots.removeValue(forKey: base) else {
        return environment.changed(by: "#if")
      }
      all = all.union(passed)
    }
    return all
  }
}

extension SwiftNode {
  /// Whether it is the start of a chain of members in `#if`.
  var isConditionalBase: Bool { kind == .name && name == Self.conditionalBase }
}
