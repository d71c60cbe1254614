internal import CopyfitSwiftTree

/// Finds the variables that store the control of an expression.
struct ControlResolver {
  /// Finds locals and parameters, and values of expressions.
  var objects: ObjectResolver
  private var depth = 0
  /// Whether expressions create a control, as far as they were examined.
  var makings: [Making: Bool] = [:]

  /// The maximum number of locals, parameters and calls through which a control is followed.
  private static let maximumDepth = 6
  /// The maximum number of controls for one expression, and of followed calls for one function; large apps create over
  /// 100 labels with their own initializer.
  static let maximumControls = 400
  /// The labels of cells with system styles.
  static let partsOfCells: Set<String> = ["textLabel", "detailTextLabel"]
  private static let inner: Set<String> = [
    "titleLabel", "textProperties", "secondaryTextProperties",
  ]
  /// Properties that lay out the views that are assigned to them.
  private static let owners: Set<String> = ["titleView", "accessoryView", "backgroundView"]

  private var types: TypeTable { objects.evaluator.types }
  private var index: SourceIndex { objects.evaluator.index }

  init(_ evaluator: Evaluator) { objects = ObjectResolver(evaluator) }

  /// The possible controls of an expression; empty if it is unknown.
  mutating func controls(_ node: SwiftNode) -> [HeldControl] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let found: [HeldControl]
    switch node.kind {
    case .name where node.name == "self": found = own(at: node)
    case .name: found = named(node)
    case .member: found = member(node)
    case .cast, .tuple, .argument: found = node.child(0).map { controls($0) } ?? []
    case .call: found = holders(of: node)
    default: found = []
    }
    return found.count > Self.maximumControls ? [] : found.unique
  }

  /// The names of the possible types of a variable's view, each with its superclasses.
  mutating func types(of variable: SwiftNode) -> [[String]] {
    guard variable.child(.typeName)?.flags.contains(.isCollection) != true else { return [] }
    return instances(in: variable).map { type in
      types.lineage(of: type).map { types.entries[$0].name }
    }
  }

  /// The types of the possible values of a variable or parameter.
  mutating func instances(in variable: SwiftNode) -> [Int] {
    objects.evaluator.startQuestion()
    let found =
      variable.kind == .variable
      ? objects.evaluator.value(ofVariable: variable, Evaluator.Frame())
      : variable.child(.typeName).map { objects.evaluator.instance(ofTypeNamed: $0) } ?? .unknown
    return found.values.compactMap(\.instanceType)
  }

  /// The controls that a statement inside a control's type is about: those that its function is called on, that its
  /// initializer creates, or that have the property whose setter it is in.
  mutating func own(at place: SwiftNode) -> [HeldControl] {
    guard depth < Self.maximumDepth, let type = types.enclosingType(of: place) else { return [] }
    let isProtocol = types.entries[type].declaration?.kind == .protocol
    guard isProtocol || types.showsText(type),
      let function = place.ancestors.first(where: { $0.kind == .function || $0.kind == .accessor })
    else { return [] }
    depth += 1
    defer { depth -= 1 }
    let isOwn = types.isDeclared(type) && !isProtocol
    guard function.kind == .function else { return isOwn ? [] : assigned(function.parent) }
    if function.name == "init" {
      let calls = (index.calls[types.entries[type].name] ?? []).filter {
        function.bindings(of: $0) != nil
      }
      guard calls.count <= Self.maximumControls else { return [] }
      return calls.flatMap { holders(of: $0).through($0) }
    }
    guard !isOwn else { return [] }
    return objects.evaluator.calls(of: function, atMost: Self.maximumControls).flatMap { found in
      let call = found.node
      let base = call.child(0)?.child(0)
      return (base.map { controls($0) } ?? own(at: call)).through(call)
    }
  }

  /// The controls with an assigned property.
  private mutating func assigned(_ variable: SwiftNode?) -> [HeldControl] {
    guard let variable, variable.kind == .variable else { return [] }
    let assignments = objects.evaluator.assignments(to: variable, atMost: Self.maximumControls)
    return assignments.flatMap { assignment in
      assignment.child(0)?.child(0).map { controls($0).through(assignment) } ?? []
    }
  }

  private mutating func member(_ node: SwiftNode) -> [HeldControl] {
    guard let base = node.child(0) else { return [] }
    if base.kind == .name, base.name == "self" {
      let found = property(node.name, at: node)
      return found.isEmpty && Self.inner.contains(node.name) ? own(at: node) : found
    }
    objects.evaluator.startQuestion()
    let values = objects.evaluator.evaluate(base, Evaluator.Frame()).values
    let found = values.flatMap { traced -> [HeldControl] in
      guard let type = traced.anyType else { return [] }
      return properties(types.members(node.name, of: type)?.nodes ?? [], traced.isCertain)
    }
    if !found.isEmpty { return found }
    // A statement about a button's label, or about a configuration's text properties, applies to the whole control.
    if Self.inner.contains(node.name) { return controls(base) }
    return Self.partsOfCells.contains(node.name) ? part(node.name, ofCell: base) : []
  }

  /// The system's label in a cell with a name.
  private func part(_ part: String, ofCell base: SwiftNode) -> [HeldControl] {
    guard base.kind == .name, let found = objects.declaration(of: base.name, at: base) else {
      return []
    }
    let parameter = found.children.first { $0.kind == .parameter && $0.name == base.name }
    return [HeldControl(found.kind == .closure ? parameter ?? found : found, part: part)]
  }

  private func property(_ name: String, at node: SwiftNode) -> [HeldControl] {
    let type = types.enclosingType(of: node)
    let members = type.flatMap { types.members(name, of: $0)?.nodes }
    return properties(members ?? index.globals[name] ?? [], true)
  }

  private func properties(_ nodes: [SwiftNode], _ isCertain: Bool) -> [HeldControl] {
    let all = nodes.filter { $0.kind == .variable }
    return all.map { HeldControl($0, isCertain: isCertain && all.count == 1) }
  }

  private mutating func named(_ node: SwiftNode) -> [HeldControl] {
    guard let local = objects.declaration(of: node.name, at: node) else {
      let found = property(node.name, at: node)
      return found.isEmpty && Self.inner.contains(node.name) ? own(at: node) : found
    }
    switch local.kind {
    case .closure:
      if let constant = local.parent, constant.heldClosure == local {
        return given(toHeld: local, in: constant)
      }
      guard let call = local.parent?.parent, call.kind == .call else { return [] }
      if let base = call.child(0)?.child(0), local.isHandedOver {
        return base.kind == .array ? base.children.flatMap { controls($0) } : controls(base)
      }
      return []
    case .parameter: return given(local)
    default: return held(by: local, node)
    }
  }
}

// MARK: - Locals and calls

extension ControlResolver {
  /// The arguments that calls of a function pass to one of its parameters.
  private mutating func given(_ parameter: SwiftNode) -> [HeldControl] {
    guard let function = parameter.parent, function.kind == .function else { return [] }
    let calls = objects.evaluator.calls(of: function, atMost: Self.maximumControls)
    return calls.flatMap { call in
      function.arguments(of: call.node, for: parameter).flatMap { controls($0) }
        .through(call.node)
    }
  }

  /// The arguments of the calls of a closure that a constant holds.
  private mutating func given(toHeld closure: SwiftNode, in constant: SwiftNode) -> [HeldControl] {
    let calls = objects.evaluator.calls(
      ofHeld: closure, in: constant, atMost: Self.maximumControls)
    return calls.flatMap { call in
      call.child(.argument)?.child(0).map { controls($0).through(call) } ?? []
    }
  }

  /// The control in a local variable, as the variable that finally stores it.
  private mutating func held(by local: SwiftNode, _ node: SwiftNode) -> [HeldControl] {
    if let loop = local.parent, loop.kind == .branch, loop.name == "for" {
      let all = loop.children.first { $0.kind == .array }
      return all?.children.flatMap { controls($0) } ?? []
    }
    guard let value = local.declaredValue else {
      return local.flags.contains(.isBound) ? property(local.name, at: node) : kept(local)
    }
    guard value.kind == .name || value.kind == .member else { return kept(local) }
    let other = controls(value)
    return other.isEmpty ? [HeldControl(local)] : other
  }

  /// The properties that a local variable's control is assigned to, or the results of a function or closure.
  private mutating func kept(_ variable: SwiftNode) -> [HeldControl] {
    let own = [HeldControl(variable)]
    guard let block = variable.parent, block.kind == .block else { return own }
    let targets = block.descendants.filter {
      $0.kind == .assignment && $0.child(1)?.kind == .name && $0.child(1)?.name == variable.name
    }.compactMap { $0.child(0) }.filter { !Self.owners.contains($0.name) }
    let stored = targets.flatMap { controls($0) }
    if !stored.isEmpty { return stored }
    guard block.returns(variable.name), let holder = block.parent else { return own }
    let made: [HeldControl]
    switch holder.kind {
    case .closure: made = holder.parent.map { holders(of: $0) } ?? []
    case .accessor: made = holder.parent.map { [HeldControl($0)] } ?? []
    case .function:
      made = objects.evaluator.calls(of: holder, atMost: Self.maximumControls).flatMap { call in
        holders(of: call.node).through(call.node)
      }
    default: made = []
    }
    return made.isEmpty ? own : made
  }

  /// The variables that store the control of an expression.
  private mutating func holders(of expression: SwiftNode) -> [HeldControl] {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .variable: return kept(parent)
      case .assignment:
        guard parent.child(1) == node, let target = parent.child(0) else { return [] }
        return Self.owners.contains(target.name) ? [] : controls(target)
      case .member, .cast, .tuple: node = parent
      case .call where parent.child(0) == node: node = parent
      default: return []
      }
    }
    return []
  }
}
