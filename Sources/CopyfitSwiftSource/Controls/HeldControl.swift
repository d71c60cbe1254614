internal import CopyfitSwiftTree

/// A control, identified by the variable that stores it.
struct ControlName: Hashable, Sendable {
  /// The property, or a local variable if no property stores the control.
  var variable: SwiftNode
  /// The label of the stored cell: `textLabel` or `detailTextLabel`; empty for other controls.
  var part = ""
}

/// A control in a statement.
struct HeldControl: Hashable {
  var name: ControlName
  /// The call that passes the control to the statement's function, or returns it from there; `nil` if the statement
  /// names the control directly.
  var call: SwiftNode?
  /// Whether the statement is certainly about it.
  var isCertain = true
  /// Whether the other calls on the way to the control always run.
  private(set) var isAlwaysReached = true

  /// Whether the statement's function always runs for it.
  var isAlways: Bool { isAlwaysReached && call?.runsAlways(alsoHeld: true) != false }

  init(_ variable: SwiftNode, part: String = "", isCertain: Bool = true) {
    name = ControlName(variable: variable, part: part)
    self.isCertain = isCertain
  }

  var variable: SwiftNode { name.variable }

  /// Sets the last call on the way from the control to the statement.
  fileprivate mutating func pass(through call: SwiftNode) {
    isAlwaysReached = isAlways
    self.call = call
  }
}

extension [HeldControl] {
  /// The controls, reached through a call.
  func through(_ call: SwiftNode) -> [HeldControl] {
    map { control in
      var control = control
      control.pass(through: call)
      return control
    }
  }

  /// The controls without duplicates.
  var unique: [HeldControl] {
    var seen: Set<HeldControl> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SwiftNode {
  /// The innermost function that contains it.
  var enclosingFunction: SwiftNode? { ancestors.first { $0.kind == .function } }

  /// Whether a block returns one of its variables.
  func returns(_ name: String) -> Bool {
    func isIt(_ node: SwiftNode?) -> Bool { node?.kind == .name && node?.name == name }
    if isIt(Array(children).last) { return true }
    return descendants.contains { $0.kind == .return && isIt($0.child(0)) }
  }

  /// The same for a statement that is not in a closure that a constant holds.
  var runsAlways: Bool { runsAlways(alsoHeld: false) }

  /// Whether a statement always runs in its function or closure, except for loops.
  ///
  /// - Parameter alsoHeld: Whether it may also be in a closure that a constant holds, so that it runs with the calls.
  func runsAlways(alsoHeld: Bool) -> Bool {
    var node = self
    for ancestor in ancestors {
      guard !node.isBehindExit() else { return false }
      defer { node = ancestor }
      switch ancestor.kind {
      case .function, .accessor: return true
      case .closure:
        return ancestor.parent?.kind == .call || ancestor.isHandedOver
          || alsoHeld && ancestor.parent?.heldClosure == ancestor
      case .branch where ancestor.asksForSelf && ancestor.child(1) == node: break
      case .branch where ancestor.name != "for" && ancestor.name != "do": return false
      case .switch, .switchCase, .ternary: return false
      case .class, .struct, .enum, .extension, .file: return true
      default: break
      }
    }
    return true
  }

  /// Whether a closure is passed to a function that calls it with the call's base.
  var isHandedOver: Bool {
    guard let call = parent?.parent, call.kind == .call, let callee = call.child(0) else {
      return false
    }
    return Self.passing.contains(callee.name)
  }

  /// Functions that pass their base, or each of its elements, to a closure.
  static let passing: Set = ["forEach", "do", "then", "apply", "with", "also", "configure"]
}
