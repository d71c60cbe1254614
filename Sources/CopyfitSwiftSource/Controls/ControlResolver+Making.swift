internal import CopyfitSwiftTree

extension ControlResolver {
  /// Whether code creates the object in a variable; an object that code finds in a view may come from a document.
  mutating func isMade(_ variable: SwiftNode) -> Bool {
    if let value = variable.declaredValue, makes(value, depth: 0) { return true }
    let assigned = objects.evaluator.index.assignments[variable.name] ?? []
    return assigned.contains { assignment in
      assignment.tree === variable.tree && assignment.child(1).map { makes($0, depth: 0) } == true
    }
  }

  /// Whether the statements that set up a property's new control are read with the statements about the property.
  mutating func readsMaking(of variable: SwiftNode) -> Bool {
    let assigned = objects.evaluator.assignments(to: variable, atMost: Self.maximumAssignments)
    let values = [variable.declaredValue].compactMap(\.self) + assigned.compactMap { $0.child(1) }
    return values.allSatisfy { reads($0, for: variable) }
  }

  private mutating func reads(_ value: SwiftNode, for variable: SwiftNode) -> Bool {
    switch value.kind {
    case .none: return true
    case .cast, .tuple: return value.child(0).map { reads($0, for: variable) } ?? true
    case .name, .member: return controls(value).contains { $0.variable == variable }
    case .call:
      guard let callee = value.child(0) else { return false }
      if callee.kind == .closure { return true }
      if let base = callee.child(0), SwiftNode.passing.contains(callee.name) {
        return reads(base, for: variable)
      }
      return callsWhatIsRead(value, callee)
    default: return false
    }
  }

  /// Whether a call is of one of UIKit's initializers, or of a function in the sources whose calls are all followed.
  private mutating func callsWhatIsRead(_ call: SwiftNode, _ callee: SwiftNode) -> Bool {
    let types = objects.evaluator.types
    let isInitializer = callee.kind == .member && callee.name == "init"
    let name = (isInitializer ? callee.child(0) : callee)?.lastName
    let made = isInitializer && name == nil ? [] : name.map { types.resolve($0) } ?? []
    if isInitializer || !made.isEmpty {
      let own = made.flatMap { types.members("init", of: $0)?.nodes ?? [] }.filter { $0.fits(call) }
      let labels = call.children.filter { $0.kind == .argument }.map(\.name)
      guard !own.isEmpty else { return labels.allSatisfy(Self.labelsOfInitializers.contains) }
      // Statements of a class about itself apply to all of its objects.
      return made.contains(where: types.isDeclared)
        || objects.evaluator.index.calls[name ?? "init"]?.count ?? 0 <= Self.maximumControls
    }
    let functions = objects.evaluator.functions(of: callee).filter { $0.fits(call) }
    return functions.contains { function in
      objects.evaluator.calls(of: function, atMost: Self.maximumControls)
        .contains { $0.node == call }
    }
  }

  /// The maximum number of assignments to properties with the name of a control's.
  private static let maximumAssignments = 150
  /// The labels of UIKit's initializers of controls.
  private static let labelsOfInitializers: Set = [
    "frame", "type", "coder", "configuration", "primaryAction", "textContainer",
  ]

  /// The calls of a class's initializer that create a variable's object in the variable's own file.
  func makingCalls(of variable: SwiftNode, named name: String) -> [SwiftNode] {
    let assigned = (objects.evaluator.index.assignments[variable.name] ?? []).filter {
      $0.tree === variable.tree
    }
    let values = [variable.declaredValue].compactMap(\.self) + assigned.compactMap { $0.child(1) }
    return values.flatMap { [$0] + $0.descendants }.filter {
      $0.kind == .call && $0.child(0)?.kind == .name && $0.child(0)?.name == name
    }
  }

  /// An expression, with the number of functions and variables through which it was found.
  struct Making: Hashable {
    var expression: SwiftNode
    var depth: Int
  }

  /// The function of a call in an expression; equal ones are examined once.
  private struct Callee: Hashable {
    var name: String
    var base: String?
    /// The type that contains the call.
    var type: Int?
  }

  /// Whether an expression creates a control, directly or with a function of the app.
  private mutating func makes(_ expression: SwiftNode, depth: Int) -> Bool {
    guard depth < Self.maximumMakingDepth else { return false }
    let making = Making(expression: expression, depth: depth)
    if let known = makings[making] { return known }
    let found = findsMaking(expression, depth)
    makings[making] = found
    return found
  }

  /// The maximum number of functions and variables between a variable and the call that creates its control.
  private static let maximumMakingDepth = 3

  private mutating func findsMaking(_ expression: SwiftNode, _ depth: Int) -> Bool {
    if expression.kind == .name,
      let local = objects.declaration(of: expression.name, at: expression),
      let value = local.declaredValue
    {
      return makes(value, depth: depth + 1)
    }
    var examined: Set<Callee> = []
    for node in [expression] + expression.descendants {
      guard node.kind == .call, let name = node.child(0)?.lastName else { continue }
      let callee = Callee(
        name: name, base: node.child(0)?.child(0)?.name,
        type: objects.evaluator.types.enclosingType(of: node))
      if examined.insert(callee).inserted, makes(by: callee, depth) { return true }
    }
    return false
  }

  /// Whether a call of a function creates a control.
  private mutating func makes(by callee: Callee, _ depth: Int) -> Bool {
    let types = objects.evaluator.types
    if types.resolve(callee.name).contains(where: types.showsText) { return true }
    // In a static function, `self` is the type that it is called on.
    if callee.name == "init", let base = callee.base {
      let isSelf = depth > 0 && base == "self"
      if isSelf || types.resolve(base).contains(where: types.showsText) { return true }
    }
    let owners = (callee.base.map { types.resolve($0) } ?? []) + [callee.type].compactMap(\.self)
    let functions =
      owners.flatMap { types.members(callee.name, of: $0)?.nodes ?? [] }
      + (objects.evaluator.index.globals[callee.name] ?? [])
    for block in functions.filter({ $0.kind == .function }).compactMap({ $0.child(.block) }) {
      if makes(block, depth: depth + 1) { return true }
    }
    return false
  }
}
