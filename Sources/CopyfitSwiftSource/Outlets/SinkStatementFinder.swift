internal import CopyfitSwiftTree

/// Finds the statements of an index that set a text or a setting of an object.
enum SinkStatementFinder {
  /// The statements of an index, in the order of its sources.
  ///
  /// - Parameter maximum: The maximum number of calls of a function that are followed.
  static func all(_ evaluator: Evaluator, followingAtMost maximum: Int) -> [SinkStatement] {
    let index = evaluator.index
    var stylings = StylingFinder(evaluator, maximumCalls: maximum)
    let targets = SinkTarget.assigned
    let assigned = targets.keys.sorted().flatMap { name in
      (index.assignments[name] ?? []).flatMap { statements(assignment: $0) }
    }
    return assigned + (index.assignments["configuration"] ?? []).flatMap(configured)
      + (index.calls["setTitle"] ?? []).flatMap(statements(setTitle:))
      + (index.calls["setAttributedTitle"] ?? []).flatMap(statements(setTitle:))
      + SinkStatement.placements(in: index) + stylings.all()
  }

  private static func statements(assignment: SwiftNode) -> [SinkStatement] {
    guard let member = assignment.child(0), let value = assignment.child(1),
      let target = SinkTarget.assigned[member.name]
    else { return [] }
    return on(member, target, value, assignment)
  }

  private static func statements(setTitle call: SwiftNode) -> [SinkStatement] {
    let arguments = call.children.filter { $0.kind == .argument }
    guard let callee = call.child(0), arguments.count == 2,
      let value = arguments[0].child(0), let which = arguments[1].child(0)
    else { return [] }
    let property: OutletText.Property
    switch arguments[1].name {
    case "for":
      // An empty set of states, or a computed one, counts as the normal state.
      let known = ["highlighted", "selected", "disabled"].contains(which.name)
      property = .stateTitle(known ? which.name : "normal")
    case "forSegmentAt":
      guard which.kind == .number, let number = Int(which.name) else { return [] }
      property = .segmentTitle(number)
    default: return []
    }
    return on(callee, .text(property), value, call)
  }

  /// The title of a local configuration that is assigned to a button.
  private static func configured(_ assignment: SwiftNode) -> [SinkStatement] {
    guard let member = assignment.child(0), let name = assignment.child(1), name.kind == .name,
      let block = assignment.ancestors.first(where: { $0.kind == .block })
    else { return [] }
    return block.descendants.flatMap { node -> [SinkStatement] in
      guard node.kind == .assignment, node.name == "=", let title = node.child(0),
        let value = node.child(1), title.kind == .member, title.name == "title",
        title.child(0)?.kind == .name, title.child(0)?.name == name.name
      else { return [] }
      return on(member, .text(.configurationTitle), value, node)
    }
  }

  /// A statement about the base of a member.
  private static func on(
    _ member: SwiftNode, _ target: SinkTarget, _ value: SwiftNode, _ statement: SwiftNode
  ) -> [SinkStatement] {
    guard let object = member.child(0) else {
      guard member.kind == .name else { return [] }
      return [
        SinkStatement(
          object: nil, identifier: member.name, target: target, value: value, statement: statement)
      ]
    }
    if object.kind == .member, object.name == "configuration", case .text(.title) = target {
      return on(object, .text(.configurationTitle), value, statement)
    }
    let own = SinkStatement(object: object, target: target, value: value, statement: statement)
    if object.kind == .name, object.name == "titleLabel", case .setting = target {
      // In an extension that applies to all buttons.
      return [
        own,
        SinkStatement(
          object: nil, identifier: object.name, target: target, value: value, statement: statement),
      ]
    }
    // The label of a button, unless the app has an outlet with that name.
    if object.kind == .member, object.name == "titleLabel", case .setting = target {
      return on(object, target, value, statement) + [own]
    }
    return [own]
  }
}
