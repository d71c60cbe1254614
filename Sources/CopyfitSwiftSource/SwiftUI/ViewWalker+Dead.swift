internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Code that never runs in a published app: in views that nothing creates, and behind conditions that are never true.
extension ViewWalker {
  /// The reason that what an expression shows is never shown; `nil` if it may be.
  mutating func deadness(of node: SwiftNode) -> UnknownText? {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .branch, .ternary:
        if deadAlternatives(of: ancestor).contains(last) { return .neverTrue }
      case .call where last.kind == .argument:
        if let absence = absence(of: ancestor) { return absence }
      case .struct, .extension, .enum, .class:
        guard let type = types.type(of: ancestor) else { continue }
        if unused.types.contains(type) { return .neverCreated(view: types.entries[type].name) }
        // The system may create it.
        if !UnusedViews.isInert(type, index) { return nil }
      default: break
      }
    }
    return nil
  }

  /// The alternatives of an `if` or `?:` that are never taken, because constants decide it.
  mutating func deadAlternatives(of node: SwiftNode) -> [SwiftNode] {
    guard node.kind == .ternary || node.kind == .branch && node.name == "if" else { return [] }
    if let known = dead[node] { return known }
    var found: [SwiftNode] = []
    if let isTrue = truth(ofAll: node.conditions, [:]) {
      let all =
        node.kind == .ternary
        ? Array(node.children.dropFirst()) : node.children.filter(\.isAlternative)
      found = isTrue ? Array(all.dropFirst()) : Array(all.prefix(1))
    }
    dead[node] = found
    return found
  }

  /// The maximum number of getters that return each other.
  private static let maximumFlags = 4

  /// The value of a name that is always `true` or always `false`: that of a constant, or what a getter returns.
  mutating func flag(_ node: SwiftNode, depth: Int = 0) -> Bool? {
    guard depth < Self.maximumFlags, node.kind == .name || node.kind == .member else { return nil }
    let found: SwiftNode
    switch meaning(of: node) {
    case .slot(let parameter) where parameter.kind == .parameter:
      return isNeverGiven(parameter) ? parameter.declaredValue?.boolean : nil
    case .local(let variable): found = variable
    case .declarations(let all) where all.count == 1: found = all[0]
    default: return nil
    }
    guard found.kind == .variable, index.isUnique(found.name), isReachable(found, from: node),
      !isReplaced(found), let value = found.onlyValue ?? onlyDefault(of: found)
    else { return nil }
    switch value.kind {
    case .boolean: return value.boolean
    case .prefix where value.name == "!":
      return value.child(0).flatMap { flag($0, depth: depth + 1) }.map { !$0 }
    default: return flag(value, depth: depth + 1)
    }
  }

  /// Whether a name certainly means a declaration with that name, not an inherited or private one that is not in the
  /// sources.
  private func isReachable(_ found: SwiftNode, from name: SwiftNode) -> Bool {
    let isPrivate = ([found] + Array(found.ancestors)).contains { $0.flags.contains(.isPrivate) }
    if isPrivate, found.tree !== name.tree { return false }
    guard name.kind == .name, found.parent?.kind == .file else { return true }
    // Swift itself names these.
    guard !["error", "newValue", "oldValue"].contains(name.name) else { return false }
    return name.ancestors.compactMap(types.type).allSatisfy { type in
      let entry = types.entries[type]
      let isClass = entry.declaration?.kind == .class
      return isClass
        ? entry.inherited.isEmpty
        : entry.declaration != nil || UnusedViews.views.contains(entry.name)
    }
  }

  /// Whether another type may have its own property in place of one.
  func isReplaced(_ property: SwiftNode) -> Bool {
    guard let holder = property.parent, let type = types.type(of: holder) else { return false }
    let isOfClass = types.entries[type].declaration?.kind == .class
    return holder.kind == .protocol
      || isOfClass && (property.flags.contains(.isPublic) || !index.isWhole)
      || types.heirs(of: type).contains { types.entries[$0].members[property.name] != nil }
  }
}

extension ViewEnvironment {
  /// The same for what is never shown.
  func hidden(_ reason: UnknownText?) -> ViewEnvironment {
    guard let reason, self.hiding != reason else { return self }
    var environment = self
    environment.hiding = reason
    return environment
  }

  /// The reason that code never runs; `nil` if it does, although its view may be hidden.
  var deadness: UnknownText? { self.hiding.flatMap { $0.isOfDeadCode ? $0 : nil } }
}

extension SwiftNode {
  /// The expression that a constant always has, or that a property without a setter always returns.
  fileprivate var onlyValue: SwiftNode? {
    guard !flags.contains(.hasAttributes) else { return nil }
    guard let getter else {
      return flags.contains(.isConstant) && !flags.contains(.isBound)
        ? declaredValue : nil
    }
    let isRead = children.allSatisfy { $0.kind != .accessor || $0 == getter }
    guard isRead, let block = getter.child(.block), block.child(1) == nil,
      let result = block.child(0)
    else { return nil }
    return result.kind == .return ? result.child(0) : result
  }
}
