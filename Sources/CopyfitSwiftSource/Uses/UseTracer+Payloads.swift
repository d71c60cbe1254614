internal import CopyfitSwiftTree

/// The associated values of cases.
extension UseTracer {
  /// Follows a variable of a pattern to the associated values of the case.
  ///
  /// Types may have cases with one name. If it is unknown which type the pattern or a call means, the text is that of one
  /// of several types.
  mutating func followPayload(_ variable: SwiftNode, _ path: Path) -> Bool {
    guard let argument = variable.parent, argument.kind == .argument, let pattern = argument.parent,
      pattern.kind == .call, let callee = pattern.child(0), callee.kind == .member
    else { return false }
    let arguments = pattern.children.filter { $0.kind == .argument }
    guard let position = arguments.firstIndex(of: argument) else { return false }
    let owners = types(withCase: callee.name)
    let matched = typesMatched(by: pattern).filter(owners.contains)
    for (call, given) in callsOfCases(named: callee.name) {
      guard takeStep() else { return true }
      guard call != pattern, given.count == arguments.count,
        zip(arguments, given).allSatisfy({ $0.mayHaveLabel(of: $1) }),
        let value = given[position].child(0)
      else { continue }
      let made = owners.count > 1 ? typesNamed(by: call) : []
      guard matched.isEmpty || made.isEmpty || !Set(matched).isDisjoint(with: made) else {
        continue
      }
      var path = path.step(isCertain: false)
      if owners.count > 1, matched.isEmpty || made.isEmpty { path.isOfUnknownType = true }
      follow(value, path)
    }
    return true
  }

  /// The types whose case a pattern may match: those that it names, or those of the value that is compared with it.
  private mutating func typesMatched(by pattern: SwiftNode) -> [Int] {
    if pattern.child(0)?.child(0) != nil { return typesNamed(by: pattern) }
    guard let parent = pattern.parent else { return [] }
    let subject: SwiftNode?
    switch parent.kind {
    case .switchCase: subject = parent.parent?.child(0)
    case .branch: subject = parent.children.first { $0.index > pattern.index }
    default: subject = nil
    }
    guard let subject else { return [] }
    if subject.name == "self", let type = types.enclosingType(of: subject) { return [type] }
    evaluator.startQuestion()
    return evaluator.evaluate(subject, Evaluator.Frame()).values.compactMap(\.anyType)
  }

  /// The types whose case a call may make.
  private mutating func typesNamed(by call: SwiftNode) -> [Int] {
    guard let callee = call.child(0) else { return [] }
    evaluator.startQuestion()
    return callee.child(0) == nil
      ? evaluator.types(at: call)
      : evaluator.base(of: callee, Evaluator.Frame(), nil).values.compactMap(\.anyType)
  }
}

extension TypeTable.Entry {
  /// Whether a name is that of a case.
  func isCase(_ name: String) -> Bool {
    members[name]?.contains { $0.kind == .enumCase } ?? false
  }
}

extension SwiftNode {
  /// Whether an argument of a pattern, which may omit the label, and one of a call may be for the same parameter.
  fileprivate func mayHaveLabel(of other: SwiftNode) -> Bool {
    name.isEmpty || name == other.name
  }
}
