internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The constants that views and functions are given.
extension ViewWalker {
  /// The constants of a view, style or modifier that a call creates.
  mutating func shape(
    of call: SwiftNode, making owners: [Int], in outer: ViewShape
  ) -> ViewShape {
    guard owners.count == 1, types.entries[owners[0]].declaration?.kind == .struct else {
      return [:]
    }
    let properties = askedProperties(of: owners[0])
    guard !properties.isEmpty else { return [:] }
    let making = Making(call, by: types.entries[owners[0]].members["init"] ?? [])
    var shape: ViewShape = [:]
    for property in properties {
      shape[property] = constant(of: property, of: owners[0], madeBy: making, in: outer)
    }
    return shape
  }

  /// The constants of a function's parameters in a call.
  mutating func shape(
    of function: SwiftNode, givenBy call: SwiftNode, in outer: ViewShape
  ) -> ViewShape {
    guard function.kind == .function else { return [:] }
    let parameters = askedParameters(of: function)
    guard !parameters.isEmpty, let bound = function.bindings(of: call) else { return [:] }
    var shape: ViewShape = [:]
    for parameter in parameters { shape[parameter] = constant(of: parameter, bound, in: outer) }
    return shape
  }

  /// The parameters that a function's conditions ask for, or that it passes on.
  private mutating func askedParameters(of function: SwiftNode) -> [SwiftNode] {
    if let known = asked[function] { return known }
    let parameters = function.children.filter { $0.kind == .parameter }
    var found: [SwiftNode] = []
    if !parameters.isEmpty {
      let passed = function.descendants.filter { $0.kind == .argument }
        .compactMap { $0.child(0) }.filter { $0.kind == .name }.map(\.name)
      let names = function.namesInConditions.union(passed).union(function.namesOfFonts)
      found = parameters.filter { names.contains($0.name) }
    }
    asked[function] = found
    return found
  }

  /// The properties of a type that its conditions ask for, and that nothing changes in a view once it is made.
  private mutating func askedProperties(of type: Int) -> [SwiftNode] {
    guard let declaration = types.entries[type].declaration else { return [] }
    if let known = asked[declaration] { return known }
    guard !isRemade(type) else {
      asked[declaration] = []
      return []
    }
    let members = types.entries[type].members
    let names = members.values.joined().reduce(into: Set<String>()) {
      $0.formUnion($1.namesInConditions)
      $0.formUnion($1.namesOfLengths)
      $0.formUnion($1.namesOfFonts)
    }
    var found: [SwiftNode] = []
    // Values may depend on earlier questions.
    for name in names.sorted() {
      guard let nodes = members[name], nodes.count == 1, nodes[0].kind == .variable,
        isFixed(nodes[0], of: type)
      else { continue }
      found.append(nodes[0])
    }
    asked[declaration] = found
    return found
  }

  /// Whether a method or property of a view makes another one of its type, so that a call may not make what is shown.
  private func isRemade(_ type: Int) -> Bool {
    let name = types.entries[type].declaration?.name
    return types.entries[type].members.contains { member, nodes in
      nodes.contains { node in
        node.kind == (member == "body" ? .function : node.kind) && !node.flags.contains(.isStatic)
          && member != "init"
          && node.descendants.contains { call in
            guard call.kind == .call, let callee = call.child(0) else { return false }
            return callee.kind == .name
              ? callee.name == name || callee.name == "Self"
              : callee.kind == .member && callee.name == "init"
                && (callee.child(0).map { $0.name == name || $0.name == "Self" } ?? true)
          }
      }
    }
  }

  /// Whether a property has one value in each view: a constant, or a variable that calls give and no code changes.
  private mutating func isFixed(_ property: SwiftNode, of type: Int) -> Bool {
    // A property wrapper may change it.
    guard property.getter == nil, property.flags.isDisjoint(with: [.isStatic, .hasAttributes])
    else { return false }
    if property.flags.contains(.isConstant) { return property.declaredValue == nil }
    let isGiven = (index.calls[types.entries[type].declaration?.name ?? ""] ?? []).contains {
      $0.children.contains { $0.kind == .argument && $0.name == property.name }
    }
    guard isGiven, !index.changed.contains(property.name),
      !index.changedInPlace.contains(property.name)
    else { return false }
    for assignment in index.assignments[property.name] ?? []
    where mayChange(type, by: assignment) {
      return false
    }
    return true
  }

  /// Whether an assignment to a property, judging by its name, may be to that of a type that was made before.
  private mutating func mayChange(_ type: Int, by assignment: SwiftNode) -> Bool {
    guard let target = assignment.child(0) else { return true }
    let lineage = types.lineage(of: type)
    if types.enclosingType(of: assignment).map(lineage.contains) == true {
      let maker = assignment.ancestors.first { $0.kind == .function || $0.kind == .accessor }
      return maker?.name != "init" || !target.isOfSelf
    }
    guard target.kind == .member, !target.isOfSelf, let base = target.child(0) else {
      return false
    }
    // An object of an unknown type may be of any.
    let owners = constants.evaluator.answer(base).values.compactMap(\.instanceType)
    return owners.isEmpty
      || owners.contains { lineage.contains($0) || types.lineage(of: $0).contains(type) }
  }

  /// A call that creates a view.
  private struct Making {
    let call: SwiftNode
    /// The initializers that it may use, with their arguments by the names of their parameters.
    let makers: [(maker: SwiftNode, bound: [String: SwiftNode])]
    /// The first argument with each label.
    private(set) var arguments: [String: SwiftNode] = [:]
    /// Whether it has a closure without a label.
    let hasClosure: Bool

    init(_ call: SwiftNode, by initializers: [SwiftNode]) {
      self.call = call
      makers = initializers.compactMap { maker in maker.bindings(of: call).map { (maker, $0) } }
      hasClosure = call.children.contains { $0.flags.contains(.isTrailing) && $0.name.isEmpty }
      for argument in call.children where argument.kind == .argument {
        arguments[argument.name] = arguments[argument.name] ?? argument
      }
    }
  }

  /// The constant of a property of a view that a call creates; `nil` if it is unknown.
  private mutating func constant(
    of property: SwiftNode, of type: Int, madeBy making: Making, in outer: ViewShape
  ) -> ViewConstant? {
    guard making.makers.isEmpty else {
      let values = making.makers.map { maker, bound -> ViewConstant? in
        constant(storedIn: property, by: maker, bound, in: outer)
      }
      return values.dropFirst().allSatisfy { $0 == values[0] } ? values[0] : nil
    }
    guard types.isMadeByMembers(type) else { return nil }
    if let value = making.arguments[property.name]?.child(0) {
      return constant(value, of: property, in: outer)
    }
    let declared = property.declaredValue.flatMap { constant($0, of: property, in: [:]) }
    // The closure may be for the property, but it is no boolean and no case.
    return making.hasClosure && declared == .nothing && property.mayTakeClosure(of: making.call)
      ? nil : declared
  }

  /// The constant that an initializer stores in a property; `nil` if it is unknown.
  private mutating func constant(
    storedIn property: SwiftNode, by maker: SwiftNode, _ bound: [String: SwiftNode],
    in outer: ViewShape
  ) -> ViewConstant? {
    let storing = memo.storing[maker] ?? StoringInitializer(maker)
    memo.storing[maker] = storing
    switch storing.stored(in: property) {
    case .nothing: return property.declaredValue.flatMap { constant($0, of: property, in: [:]) }
    case .value(let value): return constant(value, of: property, in: [:])
    case .parameter(let parameter): return constant(of: parameter, bound, in: outer)
    case .unknown: return nil
    }
  }

  /// The constant of a parameter in a call with arguments; `nil` if it is unknown.
  private mutating func constant(
    of parameter: SwiftNode, _ bound: [String: SwiftNode], in outer: ViewShape
  ) -> ViewConstant? {
    if let value = bound[parameter.name] { return constant(value, of: parameter, in: outer) }
    return parameter.declaredValue.flatMap { constant($0, of: parameter, in: [:]) }
  }

  /// The constant in an expression for a property or parameter; `nil` if its value is unknown.
  private mutating func constant(
    _ value: SwiftNode, of holder: SwiftNode, in outer: ViewShape
  ) -> ViewConstant? {
    if holder.holdsFont { return font(value, in: outer).map { .font($0) } }
    switch value.kind {
    case .boolean: return .boolean(value.name == "true")
    case .number:
      if limitsLines(holder) {
        guard let limit = Int(value.name), (1..<1_000).contains(limit) else { return nil }
        return .lines(Label.LineLimit(limit))
      }
      guard let type = holder.child(.typeName), Self.lengths.contains(type.name),
        !type.flags.contains(.isCollection)
      else { return nil }
      return constants.number(value).map { .length(ViewLength($0)) }
    case .none: return .nothing
    case .name:
      if let holder = self.holder(of: value, outer), case .made? = outer[holder] {
        return outer[holder]
      }
      return constant(named: value, in: outer)
    case .member where value.child(0) != nil: return constant(named: value, in: outer)
    case .member, .call:
      let callee = value.kind == .call ? value.child(0) ?? value : value
      if callee.kind == .name { return modifier(value, callee, in: outer) }
      guard callee.kind == .member, callee.child(0) == nil, callee.name != "none" else {
        return nil
      }
      return isOnlyCase(callee.name, of: holder) ? .named(callee.name) : made(value, of: holder)
    default: return nil
    }
  }

  /// The project's own modifier that a call creates; `nil` if it creates something else.
  private mutating func modifier(
    _ call: SwiftNode, _ callee: SwiftNode, in outer: ViewShape
  ) -> ViewConstant? {
    let owners = ownViews(callee.name, at: callee)
    guard owners.count == 1, conforms(owners[0], to: ["ViewModifier"]) else { return nil }
    return .modifier(owners[0], shape(of: call, making: owners, in: outer))
  }

  /// Whether a parameter is the line limit of a view in its function.
  private mutating func limitsLines(_ holder: SwiftNode) -> Bool {
    guard holder.kind == .parameter, let function = holder.parent else { return false }
    let names = lineLimits[function] ?? function.namesOfLineLimits
    lineLimits[function] = names
    return names.contains(holder.name)
  }

  /// Whether a name is a case of a declaration's type, and of nothing else in it.
  func isOnlyCase(_ name: String, of holder: SwiftNode) -> Bool {
    guard let type = holder.child(.typeName), !type.flags.contains(.isCollection) else {
      return false
    }
    let found = types.resolve(type.name, at: type)
    guard found.count == 1, let members = types.members(name, of: found[0])?.nodes else {
      return false
    }
    return members.allSatisfy { $0.kind == .enumCase }
  }

  /// Whether a name is a case of a declaration's type without associated values.
  func isPlainCase(_ name: String, of holder: SwiftNode) -> Bool {
    guard isOnlyCase(name, of: holder), let type = holder.child(.typeName) else { return false }
    return types.resolve(type.name, at: type)
      .flatMap { types.members(name, of: $0)?.nodes ?? [] }
      .allSatisfy { $0.child(.parameter) == nil }
  }

  /// The constant of a name in the declaration that is walked; `nil` if it is unknown.
  mutating func constant(named node: SwiftNode, in shape: ViewShape) -> ViewConstant? {
    guard let found = holder(of: node, shape).flatMap({ shape[$0] }) else { return nil }
    return switch found {
    case .lines, .modifier, .font, .made: nil
    default: found
    }
  }

  /// The property or parameter with a constant that a name means; `nil` if it means something else.
  mutating func holder(of node: SwiftNode, _ shape: ViewShape) -> SwiftNode? {
    guard node.isOfSelf, !index.mayBeHidden(node),
      shape.contains(where: { $0.key.name == node.name })
    else { return nil }
    switch meaning(of: node) {
    case .slot(let slot): return slot
    case .declarations(let all): return all.count == 1 ? all[0] : nil
    case .local, nil: return nil
    }
  }
}

extension SwiftNode {
  /// The names of the line limits of views in a function.
  fileprivate var namesOfLineLimits: Set<String> {
    descendants.filter { $0.kind == .call && $0.child(0)?.name == "lineLimit" }
      .compactMap { $0.child(.argument)?.child(0)?.name }.reduce(into: []) { $0.insert($1) }
  }
}
