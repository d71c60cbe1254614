internal import CopyfitSwiftTree

extension Evaluator {
  /// Whether a call that looks up a text reads the main bundle, or a bundle that the caller gives.
  func readsBundleOfCaller(_ call: SwiftNode) -> Bool {
    guard let callee = call.child(0), callee.name != "StringResource",
      callee.name != "init" || argument("tableName", of: call) == nil
    else { return false }
    let base = callee.name == "localizedString" ? callee.child(0) : nil
    return (argument("bundle", of: call) ?? base)?.isBundleOfCaller() ?? true
  }

  /// Whether a call that looks up a text, or a view of SwiftUI with a key, certainly reads the main bundle.
  func readsMainBundle(_ call: SwiftNode) -> Bool {
    guard readsBundleOfCaller(call) else { return false }
    let base = call.child(0)?.name == "localizedString" ? call.child(0)?.child(0) : nil
    return (argument("bundle", of: call) ?? base)?.isMain ?? true
  }
}

extension SwiftNode {
  /// Whether an expression is the main bundle, one inside it, or a parameter.
  ///
  /// - Parameter steps: The number of variables that may be followed.
  fileprivate func isBundleOfCaller(steps: Int = 4) -> Bool {
    if kind == .none || ([self] + descendants).contains(where: \.isMainBundle) { return true }
    if kind == .call, child(0)?.name == "Bundle", let place = child(.argument),
      ["path", "url"].contains(place.name)
    {
      return place.child(0)?.isBundleOfCaller(steps: steps) ?? false
    }
    guard kind == .name, steps > 0 else { return false }
    let around = Array(ancestors)
    for ancestor in around {
      // A variable is not visible in its own value, and `if let name` has the value of the outer one.
      let found = ancestor.declarations(named: name).first { !around.contains($0) }
      guard let found else { continue }
      return found.declaredValue?.isBundleOfCaller(steps: steps - 1) ?? (found.kind == .parameter)
    }
    return false
  }

  /// The parameters and variables with a name and a value that a node has, or a `guard` among its children.
  private func declarations(named name: String) -> [SwiftNode] {
    children.flatMap { child -> [SwiftNode] in
      switch child.kind {
      case .parameter: child.name == name ? [child] : []
      case .variable: child.name == name && child.declaredValue != nil ? [child] : []
      case .branch: child.name == "guard" ? child.declarations(named: name) : []
      default: []
      }
    }
  }

  /// Whether an expression is the main bundle: a bundle inside it may be that of a package.
  fileprivate var isMain: Bool { kind == .none || isMainBundle }

  private var isMainBundle: Bool { kind == .member && ["main", "mainBundle"].contains(name) }
}
