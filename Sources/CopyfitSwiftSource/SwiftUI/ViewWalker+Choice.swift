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
    // Views behind a condition may not be there, so the one before them may be the last.
    let firstLast = views.lastIndex { !$0.mayBeNoView } ?? 0
    for (number, view) in views.enumerated() {
      var inner = environment
      inner.offerChoice(view, isLast: number >= firstLast, axis?.name, because: doubt)
      // The first one is certainly shown where only heights are compared, and any height fits.
      let isShown = axis?.name == "vertical" && number == 0 && environment.height == .free
      if views.count > 1, !isShown { inner.alternative = doubt }
      // Heights are unknown, so a view that is too high is not certainly shown.
      if axis?.name == "vertical", number > 0 || environment.height != .free {
        inner.absence = doubt
      }
      if let stack {
        inner.stack = stack
        readStack(of: inner)
      }
      if let callee = call.child(0) { inner.enter(callee) }
      walk(view, inner)
    }
  }

  /// Walks texts that follow each other.
  ///
  /// None has the lines to itself, so that what does not fit alone is lost, but what fits alone may be, too.
  mutating func walk(joined node: SwiftNode, _ environment: ViewEnvironment) {
    var part = environment
    if node.name != "??" {
      part.width = part.width.atMost(because: .sharedWidth)
      if part.lines != .init(0) { part.stack = nil }
    }
    for child in node.children { walk(child, part) }
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

extension ViewEnvironment {
  /// Sets what one of several alternative views is offered where it is shown.
  ///
  /// If a view does not fit, the next one is shown. If the last one is cut, an earlier one may be shown instead.
  ///
  /// - Parameter axis: The only axis that is compared; `nil` for both.
  fileprivate mutating func offerChoice(
    _ view: SwiftNode, isLast: Bool, _ axis: String?, because doubt: Doubt
  ) {
    if axis != "vertical" {
      // A stack divides its width among its views, so that a text in it may be cut although the stack fits.
      let least = isLast ? self.width.least : view.isOneText ? .unlimited : nil
      self.width = ControlRoom(least: least, most: .unlimited, doubt: doubt)
    }
    if axis != "horizontal" {
      self.height = isLast && self.height != .free ? .unknown(doubt) : .free
    }
  }
}

extension SwiftNode {
  /// Whether it may be no view at all: a condition, a loop or an empty view.
  fileprivate var mayBeNoView: Bool {
    switch kind {
    case .branch, .switch: true
    case .call: ["ForEach", "EmptyView"].contains(child(0)?.name)
    default: false
    }
  }

  /// Whether it is a text with modifiers that do not change its own width.
  fileprivate var isOneText: Bool {
    guard kind == .call, let callee = child(0) else { return false }
    if callee.kind == .name { return callee.name == "Text" }
    return callee.name != "frame" && callee.child(0)?.isOneText == true
  }

  /// Whether it is the start of a chain of members in `#if`.
  var isConditionalBase: Bool { kind == .name && name == Self.conditionalBase }
}
