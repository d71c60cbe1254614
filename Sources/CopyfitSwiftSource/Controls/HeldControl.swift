internal import CopyfitSwiftTree

/// A control by the variable that keeps it.
struct ControlName: Hashable, Sendable {
  /// The property; a local variable where nothing else keeps the control.
  var variable: SwiftNode
  /// Of a cell that the variable keeps, the label of the system's: `textLabel` or `detailTextLabel`; else empty.
  var part = ""
}

/// A control as a statement means it.
struct HeldControl: Hashable {
  var name: ControlName
  /// The call that hands the control to the function that the statement is in, or gets it from there; `nil` where the
  /// statement names it itself.
  var call: SwiftNode?
  /// Whether it is certain that the statement is about it.
  var isCertain = true

  init(_ variable: SwiftNode, part: String = "", isCertain: Bool = true) {
    name = ControlName(variable: variable, part: part)
    self.isCertain = isCertain
  }

  var variable: SwiftNode { name.variable }
}

extension [HeldControl] {
  /// The same, where they are reached through a call.
  func through(_ call: SwiftNode) -> [HeldControl] {
    map { control in
      var control = control
      control.call = call
      return control
    }
  }

  /// Each once.
  var unique: [HeldControl] {
    var seen: Set<HeldControl> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SwiftNode {
  /// The nearest function around it.
  var enclosingFunction: SwiftNode? { ancestors.first { $0.kind == .function } }

  /// Whether a block returns a variable of its own.
  func returns(_ name: String) -> Bool {
    func isIt(_ node: SwiftNode?) -> Bool { node?.kind == .name && node?.name == name }
    if isIt(Array(children).last) { return true }
    return descendants.contains { $0.kind == .return && isIt($0.child(0)) }
  }

  /// Whether nothing but loops decides whether a statement runs, once its function or closure does.
  var runsAlways: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .function, .accessor: return true
      case .closure: return ancestor.parent?.kind == .call || ancestor.isHandedOver
      case .branch where ancestor.name != "for" && ancestor.name != "do": return false
      case .switch, .switchCase, .ternary: return false
      case .class, .struct, .enum, .extension, .file: return true
      default: break
      }
    }
    return true
  }

  /// Whether a closure goes to a function that calls it with what it is called on.
  var isHandedOver: Bool {
    guard let call = parent?.parent, call.kind == .call, let callee = call.child(0) else {
      return false
    }
    return ["forEach", "then", "apply", "with", "also", "do", "configure"].contains(callee.name)
  }
}
