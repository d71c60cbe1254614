internal import CopyfitSwiftTree

/// The types of places, which members with a leading dot belong to.
extension Evaluator {
  /// The maximum number of calls with a leading dot around each other.
  private static let maximumDots = 4

  /// The types of the project's own that the place of an expression has; empty if they are unknown.
  mutating func types(at place: SwiftNode, depth: Int = 0) -> [Int] {
    guard depth < Self.maximumDots, let (holder, part) = place.holder else { return [] }
    switch holder.kind {
    case .function, .parameter, .variable, .cast:
      guard let name = holder.child(.typeName) else { return [] }
      return types.resolve(name.name, at: holder).filter(types.isDeclared)
    case .assignment: return holder.child(0).map { typesOfTarget($0) } ?? []
    case .argument:
      guard let call = holder.parent, call.kind == .call else { return [] }
      return parameters(of: call, taking: part, as: holder.name, depth: depth)
        .flatMap { types.resolve($0.name, at: $0) }.filter(types.isDeclared)
    default: return []
    }
  }

  /// Whether the place of an expression has a type that the sources do not declare.
  func hasForeignType(_ place: SwiftNode) -> Bool {
    guard let (holder, _) = place.holder, holder.kind != .argument,
      let name = holder.child(.typeName)
    else { return false }
    return !types.resolve(name.name, at: name).contains(where: types.isDeclared)
  }

  /// The static members that a name with a leading dot may mean, without cases.
  mutating func membersAfterDot(_ name: SwiftNode, depth: Int = 0) -> [SwiftNode] {
    let call = name.parent.flatMap { $0.kind == .call && $0.child(0) == name ? $0 : nil }
    return types(at: call ?? name, depth: depth).flatMap { type in
      (types.members(name.name, of: type)?.nodes ?? []).filter { member in
        guard member.flags.contains(.isStatic) else { return false }
        guard let call else { return member.kind == .variable }
        return member.kind == .function && member.fits(call)
      }
    }
  }

  /// The declared types of the property or variable that an assignment sets.
  private mutating func typesOfTarget(_ target: SwiftNode) -> [Int] {
    startQuestion()
    guard target.child(0) != nil else {
      if let local = localDeclaration(of: target) { return declaredTypes(of: local) }
      let owner = types.enclosingType(of: target)
      let found = owner.flatMap { types.members(target.name, of: $0)?.nodes } ?? []
      return found.flatMap(declaredTypes)
    }
    let owners = base(of: target, Frame(), nil).values.compactMap(\.anyType)
    let found = owners.flatMap { types.members(target.name, of: $0)?.nodes ?? [] }
    return found.isEmpty
      ? typesOfProperties(called: target.name) : found.flatMap(declaredTypes)
  }

  /// The types of the project's own that a declaration may mean by the name of its type.
  private func declaredTypes(of declaration: SwiftNode) -> [Int] {
    guard let name = declaration.child(.typeName) else { return [] }
    return types.resolve(name.name, at: name).filter(types.isDeclared)
  }

  /// The local variable or the parameter that a name means; `nil` if it means something else.
  private func localDeclaration(of name: SwiftNode) -> SwiftNode? {
    var last = name
    for ancestor in name.ancestors {
      defer { last = ancestor }
      if types.type(of: ancestor) != nil { return nil }
      let parameter = ancestor.children.first { $0.kind == .parameter && $0.name == name.name }
      if let found = parameter ?? local(name.name, in: ancestor, before: last) { return found }
    }
    return nil
  }

  /// The types of the properties with a name, if all of them have the same: those of an unknown object's property.
  private mutating func typesOfProperties(called name: String) -> [Int] {
    if let known = typesOfProperties[name] { return known }
    let all = types.entries.flatMap { $0.members[name] ?? [] }
      .filter { $0.kind == .variable && !$0.flags.contains(.isStatic) }.map(declaredTypes)
    let found = all.allSatisfy { $0 == all.first } ? all.first ?? [] : []
    typesOfProperties[name] = found
    return found
  }

  /// The names of the types of the parameters or properties that take an argument of a call.
  private mutating func parameters(
    of call: SwiftNode, taking value: SwiftNode, as label: String, depth: Int
  ) -> [SwiftNode] {
    guard let callee = call.child(0) else { return [] }
    var makers: [SwiftNode] = []
    var made: [Int] = []
    if callee.kind == .name {
      made = types.resolve(callee.name, at: callee).filter(types.isDeclared)
      let own = types.enclosingType(of: callee).flatMap {
        types.members(callee.name, of: $0)?.nodes
      }
      makers = own ?? index.globals[callee.name] ?? []
    } else if callee.kind == .member, callee.child(0) == nil {
      made = callee.name == "init" ? types(at: call, depth: depth + 1) : []
      makers = made.isEmpty ? membersAfterDot(callee, depth: depth + 1) : []
    } else if callee.kind == .member {
      startQuestion()
      let owners = base(of: callee, Frame(), nil).values.compactMap(\.anyType)
      makers = owners.flatMap { types.members(callee.name, of: $0)?.nodes ?? [] }
    }
    makers += made.flatMap { types.entries[$0].members["init"] ?? [] }
    let given = makers.filter { $0.kind == .function }.compactMap { maker in
      maker.children.first { maker.arguments(of: call, for: $0).contains(value) }
    }
    let stored = made.filter(types.isMadeByMembers)
      .flatMap { types.entries[$0].members[label] ?? [] }.filter { $0.kind == .variable }
    return (given + stored).compactMap { $0.child(.typeName) }
  }
}

extension SwiftNode {
  /// The declaration, assignment, cast or argument whose type an expression has, and the outermost expression in it
  /// that has the same type; `nil` if the expression's type depends on no such place.
  var holder: (SwiftNode, SwiftNode)? {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .ternary:
        guard parent.child(0) != node else { return nil }
        node = parent
      case .binary:
        guard parent.name == "??" else { return nil }
        node = parent
      case .array, .accessor: node = parent
      case .return:
        let body = parent.ancestors.first { [.function, .accessor, .closure].contains($0.kind) }
        guard let body, body.kind != .closure else { return nil }
        node = body
        if body.kind == .function { return (body, self) }
      case .block:
        guard parent.child(1) == nil else { return nil }
        node = parent
      case .branch, .switch, .switchCase:
        guard node.isAlternative else { return nil }
        node = parent
      case .function: return node.kind == .block ? (parent, node) : nil
      case .assignment: return parent.child(1) == node ? (parent, node) : nil
      case .variable, .parameter, .cast, .argument: return (parent, node)
      default: return nil
      }
    }
    return nil
  }
}
