internal import CopyfitSwiftTree

extension ViewRooms {
  /// The names in calls of modifiers of views that no source defines, by name.
  static func unknownModifiers(_ index: SourceIndex) -> [String: Set<SwiftNode>] {
    var rooms = ViewRooms(index)
    _ = rooms.all()
    var walker = rooms.walker
    let unknown = walker.unknownModifiers.filter { !ofShapes.contains($0.key) }
    return unknown.mapValues { callees in
      callees.filter { !index.isInPreview($0) && walker.isOfView($0) }
    }.filter { !$0.value.isEmpty }
  }

  /// Modifiers of SwiftUI's shapes, which contain no text.
  private static let ofShapes: Set<String> = ["fill", "inset", "stroke", "strokeBorder", "trim"]
}

extension ViewWalker {
  /// Whether the chain of calls that a modifier ends begins with a view, rather than with another value in the code of a
  /// view's actions.
  fileprivate mutating func isOfView(_ modifier: SwiftNode) -> Bool {
    var first = modifier
    while let base = first.kind == .call || first.kind == .member ? first.child(0) : nil,
      base.kind == .call || base.kind == .member || base.kind == .name
    {
      if first.kind == .call, base.kind == .name { return isView(named: base) }
      first = base
    }
    guard first.kind == .name else { return false }
    return first.name == "self" || first.name == "content" || isOwnView(first)
  }

  /// Whether a name that is called makes a view of SwiftUI or of the project's own.
  private mutating func isView(named callee: SwiftNode) -> Bool {
    ViewDefaults.isAnyView(callee.name) || isOwnView(callee)
      || ownViews(callee.name, at: callee).contains { conforms($0, to: ["View"]) }
  }

  /// Whether a name means a property or function of the project's own that returns a view.
  private mutating func isOwnView(_ name: SwiftNode) -> Bool {
    guard case .declarations(let all)? = meaning(of: name) else { return false }
    return all.contains { $0.child(.typeName)?.name == "View" }
  }
}
