internal import CopyfitSwiftTree

/// The parts of tuples and pairs, such as those of the arrays that `ForEach` shows.
extension Evaluator {
  /// A value that a part of a tuple may have.
  struct Part {
    /// The expression, or a sequence with it among its elements.
    var value: SwiftNode
    /// The part's type in the declaration of the tuple; `nil` if it has none there.
    var type: SwiftNode?
  }

  /// The maximum number of names that lead to one another.
  private static let maximumNames = 6
  /// The maximum number of tuples for one name.
  private static let maximumTuples = 1_000

  /// A variable, and the number of names that led to it.
  private struct Visit: Hashable {
    var variable: SwiftNode
    var depth: Int
  }

  /// The values that `pair.title`, `pair.1` or `pair.element` may have, if `pair` is a tuple in the sources.
  func parts(of member: SwiftNode) -> [Part] {
    guard member.kind == .member, let base = member.child(0), base.kind == .name else { return [] }
    var seen: Set<Visit> = []
    return Array(parts(member.name, of: base, depth: 0, &seen).prefix(Self.maximumTuples))
  }

  /// The source of a closure's parameter: the value before a call such as `map`, or the data of `ForEach` or `List`,
  /// element by element; empty for other closures.
  ///
  /// - Parameter name: The name of the parameter, or `$0`.
  func given(to closure: SwiftNode, for name: String) -> [Part] {
    guard let data = data(of: closure) else { return [] }
    let parameters = closure.children.filter { $0.kind == .parameter }
    guard parameters.count > 1 else { return [Part(value: data)] }
    guard let position = parameters.firstIndex(where: { $0.name == name }) else { return [] }
    var seen: Set<Visit> = []
    let found = parts("\(position)", ofElementsIn: data, depth: 0, &seen)
    return Array(found.prefix(Self.maximumTuples))
  }

  private func data(of closure: SwiftNode) -> SwiftNode? {
    guard let call = closure.parent?.parent, call.kind == .call, let callee = call.child(0) else {
      return nil
    }
    if closure.isHandedOver || ["map", "flatMap", "compactMap"].contains(callee.name) {
      return callee.child(0)
    }
    guard callee.kind == .name, ["ForEach", "List"].contains(callee.name), types.isOfSystem(callee)
    else { return nil }
    let data = argument("", of: call)
    return data == closure ? nil : data
  }

  /// The values of a part of what a name means.
  private func parts(
    _ part: String, of name: SwiftNode, depth: Int, _ seen: inout Set<Visit>
  ) -> [Part] {
    guard depth < Self.maximumNames else { return [] }
    for ancestor in name.ancestors where ancestor.kind == .closure {
      let isGiven =
        name.name == "$0" || ancestor.children.contains { $0.isParameter(name.name) }
      guard isGiven else { continue }
      guard let data = data(of: ancestor) else { return [] }
      return parts(part, ofElementsIn: data, depth: depth + 1, &seen)
    }
    return parts(part, ofValueOf: name, depth: depth, &seen)
  }

  /// The values of a part of the elements of a sequence.
  private func parts(
    _ part: String, ofElementsIn sequence: SwiftNode, depth: Int, _ seen: inout Set<Visit>
  ) -> [Part] {
    guard depth < Self.maximumNames else { return [] }
    switch sequence.kind {
    case .array:
      return sequence.children.prefix(Self.maximumTuples).flatMap { tuple -> [Part] in
        tuple.kind == .tuple ? tuple.part(part, type: nil) : []
      }
    case .name, .member: return parts(part, ofValueOf: sequence, depth: depth, &seen)
    case .call:
      guard let callee = sequence.child(0) else { return [] }
      let first = sequence.child(.argument)?.child(0)
      switch (callee.kind, callee.name) {
      case (.name, "Array"):
        return first.map { parts(part, ofElementsIn: $0, depth: depth + 1, &seen) } ?? []
      case (.name, "zip"):
        let values = sequence.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
        guard let position = Int(part), values.indices.contains(position) else { return [] }
        return [Part(value: values[position])]
      case (.member, "enumerated"), (.member, "indexed"):
        guard part == "1" || part == "element", let base = callee.child(0) else { return [] }
        return [Part(value: base)]
      case (.member, _) where Self.selections.contains(callee.name) || callee.name == "map":
        // `map { $0 }` is often written to make an array.
        guard callee.name != "map" || first?.isIdentity == true else { return [] }
        let base = callee.child(0)
        return base.map { parts(part, ofElementsIn: $0, depth: depth + 1, &seen) } ?? []
      default: return []
      }
    default: return []
    }
  }

  /// The values of a part of the tuple, or of the tuples in the array, that a variable has.
  private func parts(
    _ part: String, ofValueOf name: SwiftNode, depth: Int, _ seen: inout Set<Visit>
  ) -> [Part] {
    var found: [Part] = []
    for variable in declarations(of: name) {
      guard seen.insert(Visit(variable: variable, depth: depth)).inserted else { continue }
      let type = variable.child(.typeName)
      for value in variable.values {
        switch value.kind {
        case .tuple: found += value.part(part, type: type)
        case .array:
          for tuple in value.children.prefix(Self.maximumTuples) where tuple.kind == .tuple {
            found += tuple.part(part, type: type)
          }
        default: found += parts(part, ofElementsIn: value, depth: depth + 1, &seen)
        }
      }
    }
    return found
  }

  /// The variables that a name may mean: a local one, a member of the type around it, or a global one.
  func declarations(of name: SwiftNode) -> [SwiftNode] {
    guard name.kind == .name || name.isOfSelf else { return staticMembers(name) }
    var last = name
    for ancestor in name.ancestors {
      defer { last = ancestor }
      if name.kind == .name, let found = local(name.name, in: ancestor, before: last) {
        return [found]
      }
      guard let type = types.type(of: ancestor), let found = types.members(name.name, of: type)
      else { continue }
      return found.nodes.filter { $0.kind == .variable }
    }
    return (index.globals[name.name] ?? []).filter { $0.kind == .variable }
  }

  /// The static variables that a member of a type by its name means.
  private func staticMembers(_ member: SwiftNode) -> [SwiftNode] {
    guard let base = member.child(0), base.kind == .name else { return [] }
    return types.resolve(base.name, at: base).flatMap { type in
      (types.members(member.name, of: type)?.nodes ?? []).filter {
        $0.kind == .variable && $0.flags.contains(.isStatic)
      }
    }
  }
}

extension SwiftNode {
  /// The part of a tuple with a label or number, with its type in that of the tuple.
  fileprivate func part(_ name: String, type: SwiftNode?) -> [Evaluator.Part] {
    let parts = Array(children)
    let types = type.map { $0.children.filter { $0.kind == .argument } } ?? []
    let position =
      Int(name) ?? parts.firstIndex { $0.name == name } ?? types.firstIndex { $0.name == name }
    guard let position, parts.indices.contains(position), let value = parts[position].child(0)
    else { return [] }
    return [.init(value: value, type: types.count == parts.count ? types[position] : nil)]
  }

  /// The values of a variable where it is declared.
  fileprivate var values: [SwiftNode] {
    if let getter { return getter.resultNodes }
    return declaredValue.map { [$0] } ?? []
  }

  /// Whether it is the parameter with a name.
  fileprivate func isParameter(_ name: String) -> Bool { kind == .parameter && self.name == name }

  /// Whether it is the closure `{ $0 }`.
  fileprivate var isIdentity: Bool {
    kind == .closure && child(.block)?.child(0)?.name == "$0" && child(.block)?.child(1) == nil
  }
}
