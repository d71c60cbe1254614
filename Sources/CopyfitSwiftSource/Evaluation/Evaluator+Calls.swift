internal import CopyfitSwiftTree

extension Evaluator {
  /// The possible results of a call.
  mutating func call(_ node: SwiftNode, _ frame: Frame, _ expected: String?) -> Possible {
    guard let callee = node.child(0) else { return .unknown }
    if let known = localized(node, callee, frame, expected) { return known }
    if let known = font(node, callee, frame) { return Possible(.font(known), at: node) }
    switch callee.kind {
    case .closure:
      return callee.child(.block).map { results(of: $0, frame).asAlternatives } ?? .unknown
    case .name: return callName(node, callee, frame)
    case .member:
      var values: [Traced] = []
      for base in base(of: callee, frame, expected).values {
        values += callMember(node, callee.name, of: base, frame).values
      }
      if !values.contains(where: \.isText), let generated = generated(node, callee) {
        return generated
      }
      guard values.isEmpty else { return Possible(values) }
      if let symbol = symbolOfTable(node, callee, expected) { return symbol }
      // An Objective-C message without arguments may be a property, and a generated text may be called.
      let value = member(callee, frame, expected)
      return node.child(1) == nil || value.values.allSatisfy(\.isText) ? value : .unknown
    default: return .unknown
    }
  }

  private mutating func callName(
    _ node: SwiftNode, _ callee: SwiftNode, _ frame: Frame
  ) -> Possible {
    let name = callee.name
    let mayBeLocal = index.localFunctions.contains(name)
    for ancestor in callee.ancestors {
      if mayBeLocal, ancestor.kind == .block {
        let local = ancestor.children.filter { $0.kind == .function && $0.name == name }
        if let found = returned(by: local, node, frame, frame.subject) { return found }
      }
      guard let type = types.type(of: ancestor).map(concrete) else { continue }
      let subject = frame.subject ?? Traced(value: .instance(type))
      let members = types.members(name, of: type)?.nodes ?? []
      if let found = returned(by: members, node, frame, subject) { return found }
    }
    let globals = index.globals[name] ?? []
    if let found = returned(by: globals, node, frame, nil) { return found }
    let made = types.resolve(name, inside: types.enclosingType(of: callee))
    return Possible(
      made.map { Traced(value: .instance($0), isCertain: made.count == 1) })
  }

  private mutating func callMember(
    _ node: SwiftNode, _ name: String, of base: Traced, _ frame: Frame
  ) -> Possible {
    let owners: [Int]
    switch base.value {
    case .type(let type), .instance(let type), .enumCase(let type, _): owners = [type]
    case .literal: owners = types.resolve("String")
    case .text, .nothing, .number, .boolean, .font: owners = []
    }
    for type in owners {
      let members = types.members(name, of: type)?.nodes ?? []
      if let found = returned(by: members, node, frame, base) {
        return base.isCertain ? found : found.uncertain
      }
      guard case .type = base.value else { continue }
      if name == "init" {
        return Possible([Traced(value: .instance(type), isCertain: base.isCertain)])
      }
      if members.contains(where: { $0.kind == .enumCase }) {
        return Possible(.enumCase(type, name))
      }
      let nested = types.resolve(types.entries[type].name + "." + name)
      if !nested.isEmpty { return Possible(nested.map { Traced(value: .instance($0)) }) }
    }
    // A collection has the values of its elements, but an object may have a member with this name.
    guard case .instance(let type) = base.value, Self.selections.contains(name),
      types.members(name, of: type) == nil
    else { return .unknown }
    return Possible([base]).uncertain
  }

  /// Functions whose result has elements of the same collection.
  static let selections: Set<String> = [
    "sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// The possible results of the functions that match a call; `nil` if none does.
  private mutating func returned(
    by functions: [SwiftNode], _ call: SwiftNode, _ frame: Frame, _ subject: Traced?
  ) -> Possible? {
    let fitting = functions.filter { $0.kind == .function && $0.fits(call) }.nearest(to: call)
    guard !fitting.isEmpty else { return nil }
    var values: [Traced] = []
    for function in fitting {
      values += returned(by: function, call, frame, subject).through(function).values
    }
    return fitting.count > 1 ? Possible(values).asAlternatives : Possible(values)
  }

  private mutating func returned(
    by function: SwiftNode, _ call: SwiftNode, _ frame: Frame, _ subject: Traced?
  ) -> Possible {
    var inner = Frame(function: function, subject: subject)
    for (name, value) in function.bindings(of: call) ?? [:] {
      let type = function.children.first { $0.kind == .parameter && $0.name == name }?
        .child(.typeName)
      inner.arguments[name] = evaluate(value, frame, expected: type?.name)
    }
    if let block = function.child(.block) {
      let found = results(of: block, inner).asAlternatives
      if !found.values.isEmpty { return found }
    }
    return function.child(.typeName).map { instance(ofTypeNamed: $0) } ?? .unknown
  }
}
