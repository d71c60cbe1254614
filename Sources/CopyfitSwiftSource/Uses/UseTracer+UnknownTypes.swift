internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Members of expressions whose types are unknown, such as elements of collections from other modules.
extension UseTracer {
  /// The maximum number of types with a member of one name; a more frequent name says nothing about the text.
  private static let maximumTypes = 60

  /// Follows a member in a view of SwiftUI to the texts of all types of the project that have a variable of this name,
  /// if the type of its base is unknown.
  ///
  /// Each may be shown there, so that the room of its other places is not certain to be its only one.
  mutating func followMemberOfUnknown(_ node: SwiftNode, _ path: Path) {
    guard node.kind == .member, let base = node.child(0), path.sink.isInSwiftUI,
      path.sink.surface == .swiftUI, isOfUnknownType(base)
    else { return }
    var path = path.step(isCertain: false)
    path.isOfUnknownType = true
    for type in types(withVariable: node.name) {
      let nodes = types.entries[type].members[node.name] ?? []
      _ = followMembers(nodes.filter { !$0.flags.contains(.isStatic) }, of: type, path)
    }
  }

  private mutating func isOfUnknownType(_ base: SwiftNode) -> Bool {
    evaluator.startQuestion()
    return evaluator.evaluate(base, Evaluator.Frame()).values.isEmpty
  }

  /// The types that declare a variable of a name; empty if there are too many.
  private mutating func types(withVariable name: String) -> [Int] {
    if let known = typesByVariable[name] { return known }
    let found = types.entries.indices.filter { type in
      types.entries[type].members[name]?.contains { $0.kind == .variable } ?? false
    }
    let result = found.count <= Self.maximumTypes ? found : []
    typesByVariable[name] = result
    return result
  }
}
