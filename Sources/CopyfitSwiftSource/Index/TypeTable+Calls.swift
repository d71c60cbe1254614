internal import CopyfitSwiftTree

extension TypeTable {
  /// The types whose instances a call may create, by the name that it calls.
  func made(by call: SwiftNode) -> [Int] {
    guard let name = call.child(0)?.dottedName else { return [] }
    let type = enclosingType(of: call)
    // A single name may be an alias, which is not read, of any type with that last name.
    let found =
      name.contains(".")
      ? resolve(name, inside: type) : names.scoped(name, inside: type) ?? names.all(called: name)
    return found.filter { entries[$0].isVisible(from: call) }
  }

  /// Whether a type has an initializer with its stored properties: a structure without one of its own, except in
  /// extensions.
  func isMadeByMembers(_ type: Int) -> Bool {
    guard let declaration = entries[type].declaration, declaration.kind == .struct else {
      return false
    }
    return entries[type].members["init"]?.contains { $0.parent == declaration } != true
  }

  /// Whether an initializer in the sources takes the arguments of a call, so that they are not for stored properties.
  func hasInitializer(for call: SwiftNode, of type: Int) -> Bool {
    entries[type].members["init"]?.contains { $0.fits(call) } == true
  }

  /// Whether a call means a type of the system: no type of the sources has that name there.
  func isOfSystem(_ callee: SwiftNode) -> Bool {
    guard let base = callee.child(0) else { return !isDeclared(callee.name, at: callee) }
    return base.kind == .name && Self.modules.contains(base.name)
  }

  private static let modules: Set = ["UIKit", "SwiftUI", "UserNotifications"]

  /// Whether a name means a type of the sources at its place, including one that the type around it inherits.
  func isDeclared(_ name: String, at node: SwiftNode) -> Bool {
    let type = enclosingType(of: node)
    let inherited = type.map { lineage(of: $0).dropFirst() } ?? []
    return (names.nearest(name, inside: nil) ?? []).contains { isDeclared($0, forProgramOf: node) }
      || (names.nearest(name, inside: type) ?? []).contains { isDeclared($0, forProgramOf: node) }
      || inherited.contains { ancestor in
        (names.inner(name, of: ancestor) ?? []).contains { isDeclared($0, forProgramOf: node) }
      }
  }
}

extension SwiftNode {
  /// The full name of a member, joined with dots; `nil` if a part is not a name.
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
