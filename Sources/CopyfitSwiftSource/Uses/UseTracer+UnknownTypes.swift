internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Members of expressions whose types are unknown, such as elements of collections from other modules.
extension UseTracer {
  /// Follows a member in a view of SwiftUI to the texts of all getters of the project with this name, if the type of its
  /// base is unknown.
  ///
  /// Each may be shown there, so that the room of its other places is not certain to be its only one.
  mutating func followMemberOfUnknown(_ node: SwiftNode, _ path: Path) {
    guard node.kind == .member, let base = node.child(0), path.sink.isInSwiftUI,
      path.sink.surface == .swiftUI, isOfUnknownType(base)
    else { return }
    var path = path.step(isCertain: false)
    path.isOfUnknownType = true
    for type in types(withGetter: node.name) {
      let nodes = types.entries[type].members[node.name] ?? []
      let getters = nodes.filter { !$0.flags.contains(.isStatic) && $0.getter != nil }
      _ = followMembers(getters, of: type, path)
    }
  }

  /// Follows a constant array with more texts than an expression may have, or the raw value of an enumeration with as
  /// many cases; returns whether it is one.
  mutating func followMany(_ node: SwiftNode, _ path: Path) -> Bool {
    evaluator.startQuestion()
    if node.name == "rawValue" {
      let owners = evaluator.base(of: node, Evaluator.Frame(), nil).values.compactMap(
        \.instanceType)
      return note(rawValuesOf: owners, of: node, path.step(isCertain: false))
    }
    let constants = evaluator.declarations(of: node).filter {
      $0.flags.contains(.isConstant) && $0.declaredValue?.kind == .array
    }
    for constant in constants {
      if let value = constant.declaredValue { follow(value, path.step().through(constant)) }
    }
    return !constants.isEmpty
  }

  /// Records the raw values of enumerations, each as a step; returns whether there are any.
  private mutating func note(
    rawValuesOf owners: [Int], of node: SwiftNode, _ path: Path
  ) -> Bool {
    var isFound = false
    for owner in owners {
      let values = rawValues[owner] ?? evaluator.allRawValues(of: owner)
      rawValues[owner] = values
      for value in values {
        guard takeStep() else { return isFound }
        if note([value], of: node, path) { isFound = true }
      }
    }
    return isFound
  }

  private mutating func isOfUnknownType(_ base: SwiftNode) -> Bool {
    evaluator.startQuestion()
    return evaluator.evaluate(base, Evaluator.Frame()).values.isEmpty
  }
}
