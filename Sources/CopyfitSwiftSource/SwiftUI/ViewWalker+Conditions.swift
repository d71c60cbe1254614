internal import CopyfitSwiftTree

/// Conditions that constants decide.
extension ViewWalker {
  /// Whether a condition asks for the device or the size of the screen.
  mutating func asksForScreen(_ condition: SwiftNode) -> Bool {
    if let known = screenConditions[condition] { return known }
    let isAsked = condition.asksForScreen
    screenConditions[condition] = isAsked
    return isAsked
  }

  /// The alternatives of an `if`, `switch` or `?:` that may be shown.
  mutating func alternatives(of node: SwiftNode, _ shape: ViewShape) -> [SwiftNode] {
    let all =
      node.kind == .ternary
      ? Array(node.children.dropFirst()) : node.children.filter(\.isAlternative)
    guard !shape.isEmpty else { return all }
    switch node.kind {
    case .ternary, .branch:
      guard node.kind == .ternary || node.name == "if",
        let isTrue = truth(ofAll: node.conditions, shape)
      else { return all }
      return isTrue ? Array(all.prefix(1)) : Array(all.dropFirst())
    case .switch:
      guard let subject = node.child(0), case .named(let name)? = constant(subject, shape) else {
        return all
      }
      return cases(all, matching: name)
    default: return all
    }
  }

  /// The cases of a `switch` that a case of an enumeration may match.
  private func cases(_ all: [SwiftNode], matching name: String) -> [SwiftNode] {
    var found: [SwiftNode] = []
    for one in all {
      let patterns = one.children.filter { $0.kind != .block }
      let matches = patterns.map { $0.kind == .other ? nil : $0.matches(name) }
      guard one.name == "default" || matches.contains(where: { $0 != false }) else { continue }
      found.append(one)
      if matches.contains(true), !matches.contains(nil) { break }
    }
    return found
  }

  /// Whether all conditions are true; `nil` if it is unknown.
  mutating func truth(ofAll conditions: [SwiftNode], _ shape: ViewShape) -> Bool? {
    var isKnown = true
    var rest = conditions[...]
    while let condition = rest.popFirst() {
      var truth: Bool?
      if condition.kind == .member || condition.kind == .call, condition.isPattern,
        let subject = rest.popFirst()
      {
        // `if case .name = subject`
        if case .named(let name)? = constant(subject, shape) { truth = condition.matches(name) }
      } else {
        truth = self.truth(of: condition, shape)
      }
      if truth == false { return false }
      if truth == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  private mutating func truth(of condition: SwiftNode, _ shape: ViewShape) -> Bool? {
    switch condition.kind {
    case .boolean: return condition.name == "true"
    case .prefix where condition.name == "!":
      return condition.child(0).flatMap { truth(of: $0, shape) }.map { !$0 }
    case .variable:
      // `if let name`
      let value = condition.declaredValue
      return constant(value ?? condition, shape).map { $0 != .nothing }
    case .binary: return truth(ofBinary: condition, shape)
    default:
      guard case .boolean(let isTrue)? = constant(condition, shape) else { return nil }
      return isTrue
    }
  }

  private mutating func truth(ofBinary condition: SwiftNode, _ shape: ViewShape) -> Bool? {
    guard let left = condition.child(0), let right = condition.child(1) else { return nil }
    switch condition.name {
    case "==", "!=":
      guard let first = constant(left, shape), let last = constant(right, shape),
        !left.isPattern && !right.isPattern || isCase(right, of: left, shape)
          || isCase(left, of: right, shape)
      else { return nil }
      return (first == last) == (condition.name == "==")
    case "&&", "||":
      let isAnd = condition.name == "&&"
      let (first, last) = (truth(of: left, shape), truth(of: right, shape))
      if first == !isAnd || last == !isAnd { return !isAnd }
      return first == isAnd && last == isAnd ? isAnd : nil
    default: return nil
    }
  }

  /// Whether a name with a leading dot is a case of the type of a property or parameter.
  private mutating func isCase(
    _ name: SwiftNode, of compared: SwiftNode, _ shape: ViewShape
  ) -> Bool {
    guard name.isPattern, let holder = holder(of: compared, shape) else { return false }
    return isOnlyCase(name.name, of: holder)
  }

  /// The constant in a condition; `nil` if there is none.
  private mutating func constant(_ node: SwiftNode, _ shape: ViewShape) -> ViewConstant? {
    switch node.kind {
    case .boolean: .boolean(node.name == "true")
    case .none: .nothing
    case .member where node.child(0) == nil: .named(node.name)
    case .variable: constant(ofBound: node, shape)
    default: constant(named: node, in: shape)
    }
  }

  /// The constant of the property or parameter with the name of a variable in `if let name`.
  private func constant(ofBound variable: SwiftNode, _ shape: ViewShape) -> ViewConstant? {
    let outer = shape.filter { $0.key.name == variable.name }
    // A parameter hides a property.
    guard outer.count == 1, !index.localVariables.contains(variable.name) else { return nil }
    return outer.first?.value
  }

  /// The expression that a conditional expression or a property of `self` has the value of, as far as constants decide.
  mutating func decided(_ node: SwiftNode, _ shape: ViewShape, depth: Int = 0) -> SwiftNode {
    guard depth < 4 else { return node }
    switch node.kind {
    case .ternary:
      let left = alternatives(of: node, shape)
      return left.count == 1 ? decided(left[0], shape, depth: depth + 1) : node
    case .name, .member:
      guard node.isOfSelf, case .declarations(let all)? = meaning(of: node), all.count == 1,
        let block = all[0].getter?.child(.block), let result = result(of: block, shape)
      else { return node }
      return decided(result, shape, depth: depth + 1)
    default: return node
    }
  }

  /// The only expression that a block returns with the constants; `nil` if it is unknown.
  private mutating func result(of block: SwiftNode, _ shape: ViewShape) -> SwiftNode? {
    let statements = Array(block.children)
    for statement in statements {
      switch statement.kind {
      case .return: return statement.child(0)
      case .branch where statement.name == "guard":
        guard let isTrue = truth(ofAll: statement.conditions, shape) else { return nil }
        if !isTrue { return statement.child(.block).flatMap { result(of: $0, shape) } }
      case .branch, .switch:
        let left = alternatives(of: statement, shape)
        guard left.count < 2, statement.kind == .switch || statement.name == "if" else {
          return nil
        }
        guard let only = left.first else { continue }
        let inner = only.kind == .switchCase ? only.child(.block) ?? only : only
        guard inner.kind == .block, let found = result(of: inner, shape) else { return nil }
        return found
      default: return statements.count == 1 ? statement : nil
      }
    }
    return nil
  }
}

extension SwiftNode {
  /// Whether it is a pattern that begins with a dot.
  fileprivate var isPattern: Bool {
    let callee = kind == .call ? child(0) ?? self : self
    return callee.kind == .member && callee.child(0) == nil
  }

  /// Whether a case of an enumeration matches a pattern; `nil` if its associated values or other types decide.
  fileprivate func matches(_ name: String) -> Bool? {
    guard isPattern else { return nil }
    guard kind == .call else { return self.name == name }
    guard child(0)?.name == name else { return false }
    let values = children.filter { $0.kind == .argument }.map { $0.child(0) }
    return values.allSatisfy { $0?.kind == .variable } ? true : nil
  }
}
