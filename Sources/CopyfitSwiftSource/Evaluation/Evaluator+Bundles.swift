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
    return (argument("bundle", of: call) ?? base)?.isMain() ?? true
  }
}

extension SwiftNode {
  /// Whether an expression is the main bundle, one inside it, or a parameter.
  ///
  /// - Parameter steps: The number of variables that may be followed.
  fileprivate func isBundleOfCaller(steps: Int = 4) -> Bool {
    if kind == .none || ([self] + descendants).contains(where: \.isMainBundle) { return true }
    if let place = placeOfBundle { return place.isBundleOfCaller(steps: steps) }
    guard kind == .name, steps > 0, let found = meantDeclaration else { return false }
    return found.declaredValue?.isBundleOfCaller(steps: steps - 1) ?? (found.kind == .parameter)
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

  /// Whether an expression is the main bundle, or one of its languages.
  ///
  /// Another bundle inside it may be that of a package.
  ///
  /// - Parameter steps: The number of variables that may be followed.
  fileprivate func isMain(steps: Int = 4) -> Bool {
    if kind == .none || isMainBundle { return true }
    if let type = argument(labeled: "ofType") ?? argument(labeled: "withExtension") {
      return type.name == "lproj" && descendants.contains(where: \.isMainBundle)
    }
    if let place = placeOfBundle { return place.isMain(steps: steps) }
    guard kind == .name, steps > 0 else { return false }
    return meantDeclaration?.declaredValue?.isMain(steps: steps - 1) ?? false
  }

  /// The path or URL of `Bundle(path:)` and `Bundle(url:)`; `nil` for other expressions.
  private var placeOfBundle: SwiftNode? {
    guard kind == .call, child(0)?.name == "Bundle", let place = child(.argument),
      ["path", "url"].contains(place.name)
    else { return nil }
    return place.child(0)
  }

  /// The parameter or variable with a value that a name means.
  private var meantDeclaration: SwiftNode? {
    let around = Array(ancestors)
    // A variable is not visible in its own value, and `if let name` has the value of the outer one.
    return around.lazy.compactMap { ancestor in
      ancestor.declarations(named: name).first { !around.contains($0) }
    }.first
  }

  private var isMainBundle: Bool { kind == .member && ["main", "mainBundle"].contains(name) }
}
