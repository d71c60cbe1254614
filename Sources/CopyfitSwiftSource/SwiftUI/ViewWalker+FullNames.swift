internal import CopyfitSwiftTree

/// Views in other types, which calls create by their full names: `Settings.Row()`.
extension ViewWalker {
  /// The project's own views that a full name means; empty for other names.
  func views(named callee: SwiftNode) -> [Int] {
    guard callee.kind == .member, let base = callee.child(0),
      base.name.first?.isUppercase == true, let name = callee.dottedName
    else { return [] }
    let named = types.names.nearest(name, inside: types.enclosingType(of: callee)) ?? []
    let views = types.nearest(to: callee, of: named).filter { type in
      ["body", "makeBody"].contains { types.members($0, of: type) != nil }
    }
    let declared = index.ofApp(views.compactMap { types.entries[$0].declaration })
    return views.filter { types.entries[$0].declaration.map(declared.contains) ?? false }
  }
}
