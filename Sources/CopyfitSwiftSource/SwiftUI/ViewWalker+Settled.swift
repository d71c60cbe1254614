internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Private properties that keep their first value, because no code that runs gives them another one.
extension ViewWalker {
  /// The value that the property which a name means always has: `true`, `false` or `nil`; `nil` if it may change.
  mutating func settledValue(of name: SwiftNode) -> ViewConstant? {
    guard name.kind == .variable || name.isOfSelf, let property = property(named: name) else {
      return nil
    }
    if let known = settled[property] { return known }
    var found = firstValue(of: property)
    if let first = found, !isKept(property, at: first) { found = nil }
    settled[property] = .some(found)
    return found
  }

  /// The reason that a modifier never presents its content: only code that never runs sets its flag or item.
  mutating func absence(of call: SwiftNode) -> UnknownText? {
    guard let callee = call.child(0), callee.kind == .member,
      Self.presentations.contains(callee.name), !isOwn(call, callee.name)
    else { return nil }
    for argument in call.children where argument.kind == .argument {
      guard Self.bindings.contains(argument.name), let value = argument.child(0) else { continue }
      if value.kind == .call, value.child(0)?.name == "constant", value.child(0)?.child(0) == nil {
        return value.child(.argument)?.child(0)?.boolean == false ? .neverPresented : nil
      }
      guard value.kind == .name, value.name.hasPrefix("$"),
        let type = types.enclosingType(of: value),
        let found = types.members(String(value.name.dropFirst()), of: type)?.nodes,
        found.count == 1
      else { return nil }
      let state = settledValue(of: found[0])
      return state == .nothing || state == .boolean(false) ? .neverPresented : nil
    }
    return nil
  }

  /// Modifiers of SwiftUI that present something, and set their flag or item only to end it.
  private static let presentations: Set<String> = [
    "alert", "confirmationDialog", "actionSheet", "sheet", "popover", "fullScreenCover",
    "navigationDestination",
  ]

  /// The labels of flags and items; `unwrapping` is that of the package SwiftUINavigation.
  private static let bindings: Set<String> = ["isPresented", "item", "unwrapping"]

  /// Whether a modifier may be one of the project's own.
  private func isOwn(_ call: SwiftNode, _ name: String) -> Bool {
    ownModifiers[name]?.contains { $0.fits(call) } == true
  }

  /// The stored property that a name means, which is itself one, a member of `self` or the variable of `if let name`.
  private func property(named node: SwiftNode) -> SwiftNode? {
    if node.kind == .variable, !node.flags.contains(.isBound) { return node }
    let found: SwiftNode
    switch meaning(ofName: node) {
    case .slot(let slot): found = slot
    case .declarations(let all) where all.count == 1: found = all[0]
    default: return nil
    }
    return found.kind == .variable && found.parent.flatMap(types.type) != nil ? found : nil
  }

  /// The value of a private property where it is declared, if only code of its own source can change it.
  private func firstValue(of property: SwiftNode) -> ViewConstant? {
    guard index.isWhole, property.flags.contains(.isPrivate),
      property.flags.isDisjoint(with: [.isConstant, .isStatic, .isOverride, .isBound]),
      !property.flags.contains(.hasAttributes) || property.flags.contains(.isState),
      property.child(.accessor) == nil, property.tree.gap == .none,
      let type = property.parent.flatMap({ types.type(of: $0) }), isSetByCode(type)
    else { return nil }
    switch property.declaredValue {
    case nil: return property.child(.typeName) == nil ? nil : .nothing
    case let value? where value.kind == SwiftNode.Kind.none: return .nothing
    case let value?: return value.boolean.map { .boolean($0) }
    }
  }

  /// Whether only code of the sources sets the properties of a type's objects: neither a decoder nor a database does.
  private func isSetByCode(_ type: Int) -> Bool {
    guard let declaration = types.entries[type].declaration,
      !declaration.flags.contains(.hasAttributes)
    else { return false }
    return types.lineage(of: type).allSatisfy { ancestor in
      types.entries[ancestor].inherited.allSatisfy { name in
        UnusedViews.views.contains(name) || Self.plainProtocols.contains(name)
          || types.resolve(name, inside: ancestor).contains(where: types.isDeclared)
      }
    }
  }

  /// Protocols and classes that set no properties of an object.
  private static let plainProtocols: Set<String> = [
    "Animatable", "AnyObject", "App", "CaseIterable", "DynamicProperty", "Equatable", "Hashable",
    "Identifiable", "ObservableObject", "Scene", "Sendable",
  ]

  /// The maximum number of uses of a property's name in its source; of one with more, nothing is known.
  private static let maximumUses = 1_000

  /// Whether no code that runs gives a property another value than its first one.
  private mutating func isKept(_ property: SwiftNode, at first: ViewConstant) -> Bool {
    let (name, tree) = (property.name, property.tree)
    let names = usedNames.names(in: tree)
    guard !index.hasOtherName(name, in: tree), !names.paths.contains(name),
      names.uses["_" + name] == nil
    else { return false }
    let uses = names.uses[name, default: []]
    guard uses.count <= Self.maximumUses, names.given[name, default: []].count <= Self.maximumUses
    else { return false }
    for argument in names.given[name, default: []] where mayGive(argument, to: property) {
      return false
    }
    for use in names.uses["$" + name, default: []] where !isPresented(use) { return false }
    for use in uses where !keeps(use, first) && !isIdle(use) {
      return false
    }
    return true
  }

  /// Whether an argument may be for a property: that of an initializer of its type, or a part of a tuple.
  private func mayGive(_ argument: SwiftNode, to property: SwiftNode) -> Bool {
    guard argument.kind == .argument, let call = argument.parent, call.kind == .call,
      let callee = call.child(0)
    else { return true }
    let type = property.parent.flatMap { types.type(of: $0) }
    let own = type.flatMap { types.entries[$0].declaration?.name }
    return callee.name == "init" || callee.name == "Self" || callee.name == own
  }

  /// Whether a use of a name gives it no other value.
  private func keeps(_ use: SwiftNode, _ first: ViewConstant) -> Bool {
    guard let parent = use.parent else { return false }
    switch parent.kind {
    case .assignment where parent.child(0) == use:
      guard parent.name == "=", let value = parent.child(1) else { return false }
      return value.kind == .none ? first == .nothing : value.boolean.map { .boolean($0) } == first
    case .argument: return !parent.flags.contains(.isInOut)
    case .member:
      guard let call = parent.parent, call.kind == .call, call.child(0) == parent else {
        return true
      }
      // What is not there does not change by the standard library's functions.
      return first == .nothing && SourceIndex.mutatingOfStandard.contains(parent.name)
        || !index.mutating.contains(parent.name)
    default: return true
    }
  }

  /// Whether a binding is only for what SwiftUI presents, which sets it only at the end.
  private func isPresented(_ use: SwiftNode) -> Bool {
    guard let argument = use.parent, argument.kind == .argument,
      Self.bindings.contains(argument.name), let call = argument.parent, call.kind == .call,
      let callee = call.child(0), callee.kind == .member
    else { return false }
    return Self.presentations.contains(callee.name) && !isOwn(call, callee.name)
  }

  /// Whether code is in a function that no code names.
  private mutating func isIdle(_ node: SwiftNode) -> Bool {
    node.ancestors.contains { $0.kind == .function && isUnnamed($0) }
  }

  /// Functions that SwiftUI or Swift itself calls: requirements of the protocols above and of those of views, and calls
  /// that do not name their function.
  private static let calledBySystem: Set<String> = [
    "body", "callAsFunction", "deinit", "dynamicallyCall", "hash", "main", "makeBody", "update",
  ]

  /// Whether nothing names a function that only code of the sources can call.
  private mutating func isUnnamed(_ function: SwiftNode) -> Bool {
    guard let holder = function.parent, let type = types.type(of: holder), isSetByCode(type),
      function.name != "init", function.name != "subscript",
      !Self.calledBySystem.contains(function.name),
      function.flags.isDisjoint(with: [.isPublic, .isOverride, .isOutlet]),
      function.name.first.map({ $0.isLetter || $0 == "_" }) == true
    else { return false }
    let used = named ?? index.namesInUse()
    named = used
    return !used.contains(function.name)
  }
}

extension SourceIndex {
  /// The names in all sources other than those of functions' declarations.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  fileprivate func namesInUse() -> Set<String> {
    trees.reduce(into: allOtherNames) { names, tree in
      var isUsed = [Bool](repeating: false, count: tree.strings.count)
      for record in tree.records where record.kind != .function { isUsed[Int(record.name)] = true }
      for (name, isUsed) in zip(tree.strings, isUsed) where isUsed { names.insert(name) }
    }
  }
}
