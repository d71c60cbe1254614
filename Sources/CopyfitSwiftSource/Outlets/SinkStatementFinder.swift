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
    var remainingTitles = Self.maximumTitles
    let configurations = ButtonConfiguration.all(in: index).flatMap {
      statements($0, &remainingTitles)
    }
    let others =
      (index.assignments["configuration"] ?? []).filter { $0.child(1)?.kind != .name }
      + (index.assignments["configurationUpdateHandler"] ?? [])
    let parts = ButtonConfiguration.layout.flatMap { index.assignments[$0] ?? [] }
      .compactMap { $0.child(0)?.child(0) }.filter { $0.name == "configuration" }
    return assigned + configurations + (others.compactMap { $0.child(0) } + parts).flatMap(styling)
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

  /// The maximum number of titles that configurations in local variables give buttons, each for each button.
  private static let maximumTitles = 100_000

  /// The titles of a button's configuration in a local variable, and the configuration if it may set the layout, or if
  /// there are too many titles.
  private static func statements(
    _ configuration: ButtonConfiguration, _ remainingTitles: inout Int
  ) -> [SinkStatement] {
    guard configuration.target.kind != .call else { return [] }
    guard configuration.titles.count <= remainingTitles else {
      return styling(configuration.target)
    }
    remainingTitles -= configuration.titles.count
    let titles = configuration.titles.flatMap { title in
      title.child(1).map { on(configuration.target, .text(.configurationTitle), $0, title) } ?? []
    }
    guard !configuration.keepsLayout else { return titles }
    return titles + styling(configuration.target)
  }

  /// The change of a button's configuration in a way that is not read.
  private static func styling(_ member: SwiftNode) -> [SinkStatement] {
    guard let statement = member.ancestors.first(where: { $0.kind == .assignment }) else {
      return []
    }
    return on(member, .setting(.styling), member, statement)
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
      // It applies to all buttons in an extension.
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
