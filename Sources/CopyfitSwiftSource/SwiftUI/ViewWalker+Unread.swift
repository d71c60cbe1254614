internal import CopyfitSwiftTree

/// Views that are given to a view, which does not show them.
extension ViewWalker {
  /// Whether the views that a call creates only store one of its arguments in properties that nothing reads.
  ///
  /// A view may be given content for each system, and show only that for the iPhone. A closure that names views of the
  /// project counts as read, because otherwise these would be walked as if they were shown elsewhere.
  mutating func isUnread(_ value: SwiftNode, of call: SwiftNode, by owners: [Int]) -> Bool {
    guard value.kind == .closure else { return false }
    let stored = owners.map { properties(storing: value, of: call, in: $0) }
    guard !stored.isEmpty, !stored.contains(nil) else { return false }
    return stored.compactMap(\.self).joined().allSatisfy { isUnread($0) }
      && !value.descendants.contains { isOwn($0) }
  }

  /// The names of the properties that store an argument of a call; `nil` if it is used in another way.
  private func properties(storing value: SwiftNode, of call: SwiftNode, in owner: Int) -> [String]?
  {
    let makers = (types.entries[owner].members["init"] ?? []).filter { $0.fits(call) }
    guard !makers.isEmpty else {
      let name = value.parent?.name ?? ""
      return types.isMadeByMembers(owner) && !name.isEmpty ? [name] : nil
    }
    var names: [String] = []
    for maker in makers {
      guard let parameter = maker.parameter(taking: value, of: call),
        let stored = maker.properties(storing: parameter)
      else { return nil }
      names += stored
    }
    return names
  }

  /// Whether a node names one of the project's own views, or a declaration of the project.
  private mutating func isOwn(_ node: SwiftNode) -> Bool {
    guard node.kind == .name || node.kind == .member else { return false }
    if node.kind == .name, !ownViews(node.name, at: node).isEmpty { return true }
    switch meaning(of: node) {
    case .declarations: return true
    case .slot, .local, nil: return false
    }
  }

  private mutating func isUnread(_ property: String) -> Bool {
    if let known = unread[property] { return known }
    let isUnread = !index.isRead(property)
    unread[property] = isUnread
    return isUnread
  }
}

extension SourceIndex {
  /// Whether any source reads a property or variable with a name.
  ///
  /// - Complexity: O(*n*) in the number of names and nodes of all sources.
  fileprivate func isRead(_ name: String) -> Bool {
    trees.contains { tree in
      guard let number = tree.strings.firstIndex(of: name) else { return false }
      return tree.records.indices.contains { index in
        tree.records[index].name == number && SwiftNode(tree, index).isReading
      }
    }
  }
}

extension SwiftNode {
  /// Whether it is a name or member whose value is used, other than that of an initializer's parameter.
  fileprivate var isReading: Bool {
    // A key path is such a node.
    if kind == .other { return true }
    guard kind == .name || kind == .member else { return false }
    if let parent, parent.kind == .assignment, parent.child(0) == self { return false }
    guard kind == .name, let maker = ancestors.first(where: { $0.kind == .function }) else {
      return true
    }
    return maker.name != "init"
      || !maker.children.contains { $0.kind == .parameter && $0.name == name }
  }

  /// The parameter of a function that takes an argument of a call.
  fileprivate func parameter(taking value: SwiftNode, of call: SwiftNode) -> SwiftNode? {
    takenArguments(of: call).first { $0.value == value }?.parameter
  }

  /// The names of the properties that an initializer stores a parameter in; `nil` if it uses it in another way.
  fileprivate func properties(storing parameter: SwiftNode) -> [String]? {
    var names: [String] = []
    for statement in child(.block)?.children ?? children {
      let uses = statement.descendants.contains { $0.kind == .name && $0.name == parameter.name }
      guard uses, statement != parameter else { continue }
      guard statement.kind == .assignment, let target = statement.child(0), target.isOfSelf else {
        return nil
      }
      // A property wrapper's storage has the name of its property after an underscore.
      names.append(target.name.hasPrefix("_") ? String(target.name.dropFirst()) : target.name)
    }
    return names
  }
}
