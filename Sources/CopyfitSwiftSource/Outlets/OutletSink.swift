internal import CopyfitSwiftTree

/// A statement that sets a text, or how it is shown, of what an outlet leads to.
struct OutletSink {
  /// What is set.
  enum Target {
    case text(OutletText.Property)
    case setting(OutletSetting.Property)

    /// The targets of assignments, by the names of the members.
    static let assigned: [String: Target] = OutletText.Property.assigned.mapValues { .text($0) }
      .merging(OutletSetting.Property.assigned.mapValues { .setting($0) }) { first, _ in first }
  }

  /// The outlet that leads to it, by its name; `""` for the object that the statement is in.
  var outlet: String
  /// The identifier that the statement begins with, which may be that of a local variable; `nil` behind `self`.
  var identifier: String?
  /// What the outlet is a member of; `nil` for the object that the statement is in.
  var owner: SwiftNode?
  /// What is set.
  var target: Target
  /// What it is set to.
  var value: SwiftNode
  /// The assignment or call.
  var statement: SwiftNode
}

extension OutletSink {
  /// The sinks of an index, in the order of its sources.
  static func all(in index: SourceIndex) -> [OutletSink] {
    let assigned = Target.assigned.keys.sorted().flatMap { name in
      (index.assignments[name] ?? []).flatMap { sinks(assignment: $0) }
    }
    return assigned + (index.calls["setTitle"] ?? []).flatMap { sinks(setTitle: $0) }
      + (index.calls["setAttributedTitle"] ?? []).flatMap { sinks(setTitle: $0) }
  }

  private static func sinks(assignment: SwiftNode) -> [OutletSink] {
    guard let target = assignment.child(0), let value = assignment.child(1),
      let kind = Target.assigned[target.name]
    else { return [] }
    return sinks(on: target, kind, value, assignment)
  }

  private static func sinks(setTitle call: SwiftNode) -> [OutletSink] {
    let arguments = call.children.filter { $0.kind == .argument }
    guard let callee = call.child(0), callee.kind == .member, arguments.count == 2,
      let value = arguments[0].child(0), let which = arguments[1].child(0)
    else { return [] }
    let property: OutletText.Property
    switch arguments[1].name {
    case "for":
      // An empty set of states, or anything that is computed, is taken to be the normal one.
      let known = ["highlighted", "selected", "disabled"].contains(which.name)
      property = .stateTitle(known ? which.name : "normal")
    case "forSegmentAt":
      guard which.kind == .number, let number = Int(which.name) else { return [] }
      property = .segmentTitle(number)
    default: return []
    }
    return sinks(on: callee, .text(property), value, call)
  }

  /// What a member is set of: an outlet, and where the member is one that any object has, the object itself.
  private static func sinks(
    on member: SwiftNode, _ target: Target, _ value: SwiftNode,
    _ statement: SwiftNode
  ) -> [OutletSink] {
    guard let base = member.child(0) else {
      guard member.kind == .name else { return [] }
      return own(target, value, statement, identifier: member.name)
    }
    switch (base.kind, base.name) {
    case (.name, "self"): return own(target, value, statement)
    case (.name, let name):
      return [
        OutletSink(
          outlet: name, identifier: name, target: target, value: value, statement: statement)
      ]
    case (.member, "configuration"):
      guard case .text(.title) = target else { return [] }
      return sinks(on: base, .text(.configurationTitle), value, statement)
    case (.member, let name):
      guard let owner = base.child(0) else { return [] }
      // The label of a button, unless the app has an outlet of that name.
      let titles =
        if name == "titleLabel", case .setting = target {
          sinks(on: base, target, value, statement)
        } else {
          [OutletSink]()
        }
      return titles + [
        OutletSink(
          outlet: name, owner: owner.kind == .name && owner.name == "self" ? nil : owner,
          target: target, value: value, statement: statement)
      ]
    default: return []
    }
  }

  /// What an object sets of itself; a view controller's title is that of its navigation item.
  private static func own(
    _ target: Target, _ value: SwiftNode, _ statement: SwiftNode, identifier: String? = nil
  ) -> [OutletSink] {
    let isTitle = if case .text(.title) = target { true } else { false }
    return (isTitle ? ["", "navigationItem"] : [""]).map {
      OutletSink(
        outlet: $0, identifier: identifier, target: target, value: value, statement: statement)
    }
  }
}
