internal import CopyfitSwiftTree

extension Evaluator {
  /// The possible values of a member of an expression.
  mutating func member(_ node: SwiftNode, _ frame: Frame, _ expected: String?) -> Possible {
    var values: [Traced] = []
    for base in base(of: node, frame, expected).values {
      values += member(node.name, of: base, at: node).values
    }
    if values.isEmpty {
      let parts = parts(of: node).flatMap { evaluate($0.value, frame).values }
      if !parts.isEmpty { return Possible(parts).asAlternatives }
    }
    if values.isEmpty, node.child(0) != nil || Self.isResource(expected), let symbol = symbol(node)
    {
      return symbol
    }
    return values.isEmpty ? labelOfView(node.name) : Possible(values)
  }

  /// The label in a button or cell that a property of UIKit returns.
  func labelOfView(_ property: String) -> Possible {
    guard ["titleLabel", "textLabel", "detailTextLabel"].contains(property) else { return .unknown }
    return Possible(types.resolve("UILabel").map { Traced(value: .instance($0)) })
  }

  /// The expression before a member's dot; the expected type without one.
  mutating func base(
    of node: SwiftNode, _ frame: Frame, _ expected: String?
  ) -> Possible {
    if let base = node.child(0) { return evaluate(base, frame) }
    let found = types.resolve(expected ?? "", at: node)
    return Possible(found.map { Traced(value: .type($0), isCertain: found.count == 1) })
  }

  private mutating func member(
    _ name: String, of base: Traced, at place: SwiftNode
  ) -> Possible {
    switch base.value {
    case .type(let type):
      if name == "self" { return Possible([base]) }
      let inner = types.entries[type].name + "." + name
      let nested = types.nearest(
        to: types.entries[type].declaration,
        of: types.resolve(inner).filter { types.entries[$0].name == inner })
      if !nested.isEmpty {
        return Possible(nested.map { Traced(value: .type($0), isCertain: base.isCertain) })
      }
      if let found = member(name, of: type, base, at: place, isStatic: true) { return found }
      return name == "allCases" ? Possible([Traced(value: .instance(type))]) : .unknown
    case .enumCase(let type, let element):
      if name == "rawValue" { return rawValue(of: element, of: type) }
      return member(name, of: type, base, at: place, isStatic: false) ?? .unknown
    case .instance(let type):
      if name == "rawValue", let values = rawValues(of: type) { return values }
      return member(name, of: type, base, at: place, isStatic: false) ?? .unknown
    case .literal(let text, hasArguments: let hasArguments):
      for type in types.resolve("String") {
        if let found = member(name, of: type, base, at: place) { return found }
      }
      // An extension in many packages; only a key of a table counts.
      guard name == "localized", !hasArguments else { return .unknown }
      return Possible([
        Traced(
          value: .text(CodeKey(key: text, isOfCaller: true)), isCertain: false, steps: base.steps)
      ])
    case .text:
      // The string of the attributed text.
      return name == "string" ? Possible([base]) : .unknown
    case .nothing, .number, .boolean, .font: return .unknown
    }
  }

  /// The possible values of a member of a type; `nil` if there is no such member.
  ///
  /// - Parameter isStatic: Whether it is a member of the type itself; `nil` for both.
  mutating func member(
    _ name: String, of type: Int, _ subject: Traced, at place: SwiftNode, isStatic: Bool? = nil
  ) -> Possible? {
    guard let found = types.members(name, of: type) else { return nil }
    var values: [Traced] = []
    let nodes = found.nodes.filter { $0.isMember(isStatic) }
    guard !nodes.isEmpty else { return nil }
    for node in nodes.nearest(to: place) {
      switch node.kind {
      case .enumCase: values.append(Traced(value: .enumCase(found.type, name)))
      case .variable:
        var frame = Frame()
        // A stored property is equal for all instances; a getter may use `self`.
        if node.child(.accessor) != nil, !subject.isPlainInstance { frame.subject = subject }
        values += value(ofVariable: node, frame).through(node).values
      default: break
      }
    }
    let result = Possible(values)
    return subject.isCertain ? result : result.uncertain
  }

  /// The raw values of all cases of an enumeration; `nil` if one is unknown, or if there are too many.
  private mutating func rawValues(of type: Int) -> Possible? {
    let entry = types.entries[type]
    guard entry.declaration?.kind == .enum, entry.inherited.contains("String") else { return nil }
    let cases = entry.members.values.joined().filter { $0.kind == .enumCase }
    guard cases.count <= Possible.maximum else { return nil }
    return Possible(allRawValues(of: type)).asAlternatives
  }

  /// The raw values of all cases of an enumeration, in the order of the source.
  mutating func allRawValues(of type: Int) -> [Traced] {
    types.entries[type].members.values.joined().filter { $0.kind == .enumCase }
      .sorted { $0.index < $1.index }.flatMap { rawValue(of: $0.name, of: type).values }
  }

  /// The raw value of a case: its declared text, or its name.
  private mutating func rawValue(of element: String, of type: Int) -> Possible {
    let entry = types.entries[type]
    guard entry.inherited.contains("String"),
      let node = entry.members[element]?.first(where: { $0.kind == .enumCase })
    else { return .unknown }
    return node.declaredValue.map { evaluate($0, Frame()) }
      ?? Possible(.literal(element, hasArguments: false), at: node)
  }
}

extension Traced {
  /// Whether only the type is known.
  fileprivate var isPlainInstance: Bool {
    if case .instance = value { true } else { false }
  }
}

extension SwiftNode {
  /// Whether a member is one of a type itself, or one of its instances; both count for `nil`.
  fileprivate func isMember(_ isStatic: Bool?) -> Bool {
    guard let isStatic else { return true }
    switch kind {
    case .enumCase: return isStatic
    case .variable: return flags.contains(.isStatic) == isStatic
    default: return true
    }
  }
}

extension Possible {
  /// The values, marked as uncertain.
  var uncertain: Possible {
    Possible(
      values.map { traced in
        var traced = traced
        traced.isCertain = false
        return traced
      })
  }
}
