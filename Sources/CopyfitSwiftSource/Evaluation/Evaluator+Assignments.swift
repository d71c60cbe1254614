internal import CopyfitSwiftTree

extension Evaluator {
  /// The maximum number of assignments or calls; above it, the value is unknown.
  private static let maximumUses = 40
  /// The maximum number of assignments to members with one name, most of which belong to other types.
  private static let maximumAssignments = 150

  /// The values that are assigned to a variable: in its block if it is local, anywhere if it is a property.
  mutating func assigned(to variable: SwiftNode, _ frame: Frame) -> Possible {
    let uses = index.assignments[variable.name] ?? []
    guard let owner = variable.parent else { return .unknown }
    guard let type = types.type(of: owner) else {
      let range = owner.index..<Int(owner.record.end)
      let local = uses.filter { $0.tree === owner.tree && range.contains($0.index) }
      return union(of: local, frame) { node, _ in node.child(0)?.kind == .name }
    }
    return remembered(Question(node: variable, isGiven: true)) {
      $0.assigned(toProperty: variable, of: type)
    }
  }

  private mutating func assigned(toProperty variable: SwiftNode, of type: Int) -> Possible {
    let uses = index.assignments[variable.name] ?? []
    // A constant is set in its own type.
    let isConstant = variable.flags.contains(.isConstant)
    let own = isConstant ? uses.filter { types.enclosingType(of: $0) == type } : uses
    guard own.count <= Self.maximumAssignments else { return .unknown }
    let stored = union(of: own, Frame()) { node, evaluator in
      evaluator.isMember(node.child(0), of: type)
    }
    return stored.union(memberwise(variable, of: type))
  }

  /// Whether the target of an assignment is a member of a type.
  ///
  /// - Parameter heir: A type that inherits the member; only its objects, and those of its superclasses and
  ///   subclasses, count.
  mutating func isMember(_ target: SwiftNode?, of type: Int, inheritedBy heir: Int? = nil) -> Bool {
    guard let target else { return false }
    let owners: [Int]
    if let base = target.child(0) {
      owners = evaluate(base, Frame()).values.compactMap(\.instanceType)
    } else {
      guard target.kind == .name else { return false }
      owners = types.enclosingType(of: target).map { [concrete($0)] } ?? []
    }
    return owners.contains { owner in
      types.lineage(of: owner).contains(type) && mayBeSelf(owner, having: type)
        && heir.map {
          types.lineage(of: owner).contains($0) || types.lineage(of: $0).contains(owner)
        }
          != false
    }
  }

  /// The values of a stored property from memberwise initializers.
  private mutating func memberwise(_ variable: SwiftNode, of type: Int) -> Possible {
    let entry = types.entries[type]
    guard types.isMadeByMembers(type) else { return .unknown }
    let name = entry.declaration?.name ?? ""
    let calls = index.calls[name] ?? []
    guard calls.count <= Self.maximumUses else { return .unknown }
    var values: [Traced] = []
    for call in calls
    where types.made(by: call).contains(type) && !types.hasInitializer(for: call, of: type) {
      let argument = call.children.first { $0.kind == .argument && $0.name == variable.name }
      guard let value = argument?.child(0) else { continue }
      values +=
        evaluate(value, Frame(), expected: variable.child(.typeName)?.name)
        .through(call).values
    }
    return Possible(values)
  }

  /// The arguments of calls for a parameter of a function.
  mutating func callers(giving parameter: SwiftNode, of function: SwiftNode) -> Possible {
    remembered(Question(node: parameter, isGiven: true)) {
      $0.arguments(for: parameter, of: function)
    }
  }

  private mutating func arguments(for parameter: SwiftNode, of function: SwiftNode) -> Possible {
    let owner = function.parent.flatMap { types.type(of: $0) }
    let isInitializer = function.name == "init"
    let name =
      isInitializer ? owner.map { types.entries[$0].declaration?.name ?? "" } : function.name
    let calls = name.flatMap { index.calls[$0] } ?? []
    guard calls.count <= Self.maximumUses else { return .unknown }
    var values: [Traced] = []
    for call in calls {
      guard let value = function.argument(of: call, for: parameter),
        isInitializer
          ? owner.map(types.made(by: call).contains) ?? true : isCalled(on: owner, by: call)
      else { continue }
      values +=
        evaluate(value, Frame(), expected: parameter.child(.typeName)?.name)
        .through(call).values
    }
    return Possible(values)
  }

  /// The calls of a function, in the order of the sources; empty if there are too many.
  ///
  /// They are found once for each function, because each statement in it may ask for them.
  mutating func calls(of function: SwiftNode, atMost limit: Int) -> [BoundCall] {
    let calls = index.calls[function.name] ?? []
    guard calls.count <= limit else { return [] }
    if let known = callsOfFunctions[function] {
      startQuestion()
      return known
    }
    let owner = function.parent.flatMap { types.type(of: $0) }
    var found: [BoundCall] = []
    for call in calls {
      guard let arguments = function.bindings(of: call) else { continue }
      startQuestion()
      if isCalled(on: owner, by: call) { found.append(BoundCall(node: call, arguments: arguments)) }
    }
    callsOfFunctions[function] = found
    return found
  }

  /// The assignments to a property of a type, in the order of the sources; empty if there are too many.
  mutating func assignments(to variable: SwiftNode, atMost limit: Int) -> [SwiftNode] {
    let uses = index.assignments[variable.name] ?? []
    guard let type = variable.parent.flatMap({ types.type(of: $0) }), uses.count <= limit else {
      return []
    }
    var found: [SwiftNode] = []
    for use in uses {
      startQuestion()
      if isMember(use.child(0), of: type) { found.append(use) }
    }
    return found
  }

  /// Whether a call is of a function of a type, or of a global function.
  mutating func isCalled(on owner: Int?, by call: SwiftNode) -> Bool {
    guard let callee = call.child(0) else { return false }
    guard let base = callee.child(0) else {
      guard callee.kind == .name else { return false }
      guard let owner else { return true }
      return types.enclosingType(of: call).map { isOf(owner, $0) } ?? false
    }
    guard let owner else { return false }
    return evaluate(base, Frame()).values.contains { traced in
      traced.anyType.map { isOf(owner, $0) } ?? false
    }
  }

  /// Whether a type has the members of another one, and may be the type of the current object.
  private func isOf(_ owner: Int, _ type: Int) -> Bool {
    let type = types.implementation(of: type)
    return types.lineage(of: type).contains(owner) && mayBeSelf(type, having: owner)
  }

  private mutating func union(
    of assignments: [SwiftNode], _ frame: Frame,
    where isMeant: (SwiftNode, inout Evaluator) -> Bool
  ) -> Possible {
    var values: [Traced] = []
    for assignment in assignments {
      guard isMeant(assignment, &self), let value = assignment.child(1) else { continue }
      values += evaluate(value, frame).through(assignment).values
    }
    return Possible(values)
  }
}

/// A call of a function.
struct BoundCall: Hashable {
  var node: SwiftNode
  /// The arguments by the names of the function's parameters, only the first for each.
  var arguments: [String: SwiftNode]
}

extension Traced {
  /// The type of an instance.
  var instanceType: Int? {
    switch value {
    case .instance(let type), .enumCase(let type, _): type
    default: nil
    }
  }

  /// The type itself, or the type of an instance.
  var anyType: Int? {
    if case .type(let type) = value { type } else { instanceType }
  }
}

extension SwiftNode {
  /// The arguments of a call by the names of a function's parameters, only the first for each; `nil` if the call does
  /// not match.
  func bindings(of call: SwiftNode) -> [String: SwiftNode]? {
    var bound: [String: SwiftNode] = [:]
    return matches(call) { bound[$0.name] = bound[$0.name] ?? $1.child(0) } ? bound : nil
  }

  /// The first argument of a call for one of a function's parameters; `nil` without one, and if the call does not match.
  func argument(of call: SwiftNode, for parameter: SwiftNode) -> SwiftNode? {
    var found: SwiftNode?
    let isMatch = matches(call) { if $0 == parameter { found = found ?? $1.child(0) } }
    return isMatch ? found : nil
  }

  /// The arguments of a call for one of a function's parameters; empty if the call does not match.
  func arguments(of call: SwiftNode, for parameter: SwiftNode) -> [SwiftNode] {
    var found: [SwiftNode] = []
    let isMatch = matches(call) {
      if $0 == parameter, let value = $1.child(0) { found.append(value) }
    }
    return isMatch ? found : []
  }

  /// The arguments of a call with the parameters of a function that take them; empty if the call does not match.
  func takenArguments(of call: SwiftNode) -> [(parameter: SwiftNode, value: SwiftNode)] {
    var found: [(parameter: SwiftNode, value: SwiftNode)] = []
    let isMatch = matches(call) { if let value = $1.child(0) { found.append(($0, value)) } }
    return isMatch ? found : []
  }

  /// Whether a call may be of a function.
  func fits(_ call: SwiftNode) -> Bool { matches(call) { _, _ in } }

  private func matches(_ call: SwiftNode, bind: (SwiftNode, SwiftNode) -> Void) -> Bool {
    var arguments = call.children
    var next = arguments.nextArgument()
    var (left, parameters) = (0, 0)
    if call.children.contains(where: { $0.flags.contains(.isTrailing) }) {
      left = call.children.count { $0.kind == .argument }
      parameters = children.count { $0.kind == .parameter }
    }
    for parameter in children where parameter.kind == .parameter {
      let isVariadic = parameter.flags.contains(.isVariadic)
      // A trailing closure is for one of the last parameters, or for a required one.
      let takesTrailing = parameter.declaredValue == nil || parameters <= left
      parameters -= 1
      let fits = next.map { argument in
        argument.flags.contains(.isTrailing) && argument.name.isEmpty
          ? takesTrailing : argument.name == parameter.argumentLabel
      }
      guard fits == true, let argument = next else {
        guard isVariadic || parameter.declaredValue != nil else { return false }
        continue
      }
      bind(parameter, argument)
      next = arguments.nextArgument()
      left -= 1
      while isVariadic, let more = next, more.name.isEmpty {
        bind(parameter, more)
        next = arguments.nextArgument()
        left -= 1
      }
    }
    return next == nil
  }
}

extension SwiftNode.Children {
  fileprivate mutating func nextArgument() -> SwiftNode? {
    while let node = next() { if node.kind == .argument { return node } }
    return nil
  }
}
