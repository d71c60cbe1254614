internal import CopyfitSwiftTree

/// The code that errors come from.
extension UseTracer {
  /// The maximum number of variables through which an error is followed.
  private static let maximumErrorSteps = 4

  /// The types of the project's errors that an expression may have; `nil` if it may have any.
  mutating func errorTypes(of error: SwiftNode) -> Set<Int>? {
    var examined: Set<SwiftNode> = []
    guard index.isWhole, errorSources.spendSearch(),
      let regions = regions(of: error, steps: Self.maximumErrorSteps, &examined),
      let names = errorSources.names(from: regions)
    else { return nil }
    return Set(
      types.entries.indices.filter { type in
        guard isError(type), let declaration = types.entries[type].declaration else { return false }
        return names.contains(declaration.name)
          || types.entries[type].members.contains { name, nodes in
            names.contains(name) && nodes.contains { $0.kind == .enumCase }
          }
      })
  }

  /// The code that an error comes from: the body of the `do` of its `catch`, or the values of a variable; `nil` if it is
  /// unknown.
  private mutating func regions(
    of error: SwiftNode, steps: Int, _ examined: inout Set<SwiftNode>
  ) -> [SwiftNode]? {
    guard steps > 0, error.isOfSelf else { return nil }
    var last = error
    for ancestor in error.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .branch where error.kind == .name && ancestor.name == "do":
        // The pattern of a `catch` is not in the tree.
        if let body = ancestor.child(0), body != last { return [body] }
      case .function, .closure:
        guard error.kind == .name else { continue }
        if ancestor.children.contains(where: { $0.kind == .parameter && $0.name == error.name }) {
          return nil
        }
      case .class, .struct, .enum, .extension:
        guard let type = types.type(of: ancestor) else { return nil }
        return types.members(error.name, of: type).flatMap { found in
          found.nodes.only.flatMap { regions(ofProperty: $0, steps: steps, &examined) }
        }
      default: break
      }
      guard error.kind == .name else { continue }
      if let local = evaluator.local(error.name, in: ancestor, before: last) {
        if local.flags.contains(.isBound), local.declaredValue == nil, local.parent?.kind == .branch
        {
          continue
        }
        guard let value = local.declaredValue else { return nil }
        return regions(of: value, steps: steps - 1, &examined)
      }
    }
    return nil
  }

  /// The code that gives a private property its values; `nil` if it is unknown.
  private mutating func regions(
    ofProperty property: SwiftNode, steps: Int, _ examined: inout Set<SwiftNode>
  ) -> [SwiftNode]? {
    guard examined.insert(property).inserted else { return [] }
    let known = errorValues[property] ?? values(ofProperty: property)
    errorValues[property] = .some(known)
    guard let known else { return nil }
    var found: [SwiftNode] = []
    for value in known {
      guard value.kind == .name else {
        found.append(value)
        continue
      }
      guard let inner = regions(of: value, steps: steps - 1, &examined) else { return nil }
      found += inner
    }
    return found
  }

  /// The values that assignments give a private property; `nil` if other code may give it one.
  private func values(ofProperty property: SwiftNode) -> [SwiftNode]? {
    guard property.kind == .variable, property.flags.contains(.isPrivate), property.getter == nil,
      !property.flags.contains(.hasAttributes) || property.flags.contains(.isState),
      property.declaredValue.map({ $0.kind == .none }) ?? true, let root = property.tree.root
    else { return nil }
    var values: [SwiftNode] = []
    for node in root.descendants {
      switch node.kind {
      case .name where node.name == "$" + property.name || node.name == "_" + property.name:
        guard let argument = node.parent, ["isPresented", "item", "error"].contains(argument.name)
        else { return nil }
      case .argument where node.name == property.name && node.parent?.kind == .call:
        // It may be that of the type's initializer.
        let callee = node.parent?.child(0)
        guard callee?.kind == .member, callee?.name != "init" else { return nil }
      case .argument where node.flags.contains(.isInOut) && node.child(0)?.name == property.name:
        return nil
      case .assignment where node.child(0)?.lastName == property.name:
        guard let value = node.child(1), node.name == "=" else { return nil }
        if value.kind != .none { values.append(value) }
      default: continue
      }
    }
    return values
  }
}
