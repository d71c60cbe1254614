internal import CopyfitSwiftTree

extension TypeTable {
  /// The types of which a call makes something, by the name that it calls.
  func made(by call: SwiftNode) -> [Int] {
    guard let name = call.child(0)?.dottedName else { return [] }
    let type = enclosingType(of: call)
    // A name alone may be an alias, which is not read, of any type with that last name.
    return name.contains(".")
      ? resolve(name, inside: type) : names.scoped(name, inside: type) ?? names.all(called: name)
  }

  /// Whether the name of a system's type means it where it is called: no type of the sources has that name there.
  func isOfSystem(_ callee: SwiftNode) -> Bool {
    guard let base = callee.child(0) else { return !isDeclared(callee.name, at: callee) }
    return base.kind == .name && Self.modules.contains(base.name)
  }

  private static let modules: Set = ["UIKit", "SwiftUI", "UserNotifications"]

  /// Whether a name means a type of the sources where it stands, an inherited one included.
  func isDeclared(_ name: String, at node: SwiftNode) -> Bool {
    var scopes: [Int?] = [nil]
    if let type = enclosingType(of: node) { scopes += lineage(of: type) }
    return scopes.contains { names.nearest(name, inside: $0)?.contains(where: isDeclared) == true }
  }
}

extension SwiftNode {
  /// A name with those of what it is a member of, with dots between; `nil` where one of them is no name.
  var dottedName: String? {
    switch kind {
    case .name: return name
    case .member:
      guard let base = child(0)?.dottedName else { return nil }
      return base == "Self" ? name : base + "." + name
    default: return nil
    }
  }
}
