internal import CopyfitSwiftTree

/// Conditions that constants decide.
extension ViewWalker {
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
      guard let subject = node.child(0), case .named(let name)? = constant(subject, shape),
        let holder = holder(of: subject, shape)
      else { return all }
      return cases(all, matching: name, of: holder)
    default: return all
    }
  }

  /// The cases of a `switch` that a case of the type of a property or parameter may match.
  private func cases(
    _ all: [SwiftNode], matching name: String, of holder: SwiftNode
  ) -> [SwiftNode] {
    guard !all.contains(where: \.fallsThrough) else { return all }
    var found: [SwiftNode] = []
    for one in all {
      let patterns = one.children.filter { $0.kind != .block }
      let matches = patterns.map { self.matches($0, name, of: holder) }
      guard matches.isEmpty || matches.contains(where: { $0 != false }) || one.name == "default"
      else { continue }
      found.append(one)
      if matches.contains(true), !matches.contains(nil) { break }
    }
    return found.isEmpty ? all : found
  }

  /// Whether a case of an enumeration matches a pattern; `nil` if its associated values, a condition, or a name that is
  /// not a case decides.
  private func matches(_ pattern: SwiftNode, _ name: String, of holder: SwiftNode) -> Bool? {
    guard pattern.isPattern else { return nil }
    let callee = pattern.kind == .call ? pattern.child(0) ?? pattern : pattern
    guard callee.name == name else { return isOnlyCase(callee.name, of: holder) ? false : nil }
    let values = pattern.children.filter { $0.kind == .argument }.map { $0.child(0) }
    return values.allSatisfy { $0?.kind == .variable } ? true : nil
  }

  /// Whether all conditions are true; `nil` if it is unknown.
  mutating func truth(ofAll conditions: [SwiftNode], _ shape: ViewShape) -> Bool? {
    var isKnown = !conditions.isEmpty
    var rest = conditions[...]
    while let condition = rest.popFirst() {
      var truth: Bool?
      if condition.isMatch {
        // `if case .name = subject`
        guard let pattern = rest.popFirst(), let subject = rest.popFirst() else { return nil }
        if case .named(let name)? = constant(subject, shape),
          let holder = holder(of: subject, shape)
        {
          truth = matches(pattern, name, of: holder)
        }
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
      // `if let name = value`
      if let value = condition.declaredValue {
        return constant(value, shape).map { $0 != .nothing }
      }
      return settledValue(of: condition) == .nothing ? false : nil
    case .binary: return truth(ofBinary: condition, shape)
    default:
      if case .boolean(let isTrue)? = constant(condition, shape) { return isTrue }
      return flag(condition)
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
      if case .named(let name) = first, first == last {
        // Associated values may differ.
        let holders = [left, right].compactMap { holder(of: $0, shape) }
        guard holders.contains(where: { isPlainCase(name, of: $0) }) else { return nil }
      }
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

  /// The constant in a condition; `nil` if its value is unknown.
  private mutating func constant(_ node: SwiftNode, _ shape: ViewShape) -> ViewConstant? {
    switch node.kind {
    case .boolean: .boolean(node.name == "true")
    case .none: .nothing
    case .member where node.child(0) == nil: .named(node.name)
    default: constant(named: node, in: shape) ?? settledValue(of: node)
    }
  }

  /// The maximum number of conditional expressions and properties that lead to one another.
  private static let maximumDecisions = 4

  /// The expression that a conditional expression or a property of `self` has the value of, as far as constants decide.
  mutating func decided(_ node: SwiftNode, _ shape: ViewShape, depth: Int = 0) -> SwiftNode {
    guard depth < Self.maximumDecisions else { return node }
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
  ///
  /// - Parameter isWhole: Whether it is the result of a function, of which a single expression needs no `return`.
  private mutating func result(
    of block: SwiftNode, _ shape: ViewShape, isWhole: Bool = true
  ) -> SwiftNode? {
    let statements = Array(block.children)
    let isSingle = isWhole && statements.count == 1
    for statement in statements {
      switch statement.kind {
      case .return:
        // What follows it belongs to another `#if`.
        return statement == statements.last ? statement.child(0) : nil
      case .branch, .switch:
        guard let taken = taken(statement, shape) else { return nil }
        if let next = taken.first { return result(of: next, shape, isWhole: isSingle) }
      default: return isSingle ? statement : nil
      }
    }
    return nil
  }

  /// The block that a statement runs, or none if it runs none; `nil` if it is unknown.
  private mutating func taken(_ statement: SwiftNode, _ shape: ViewShape) -> [SwiftNode]? {
    let all = statement.children.filter(\.isAlternative)
    guard statement.kind == .branch else {
      let left = alternatives(of: statement, shape)
      return left.count == 1 ? left.compactMap { $0.child(.block) } : nil
    }
    guard let isTrue = truth(ofAll: statement.conditions, shape) else { return nil }
    switch statement.name {
    case "guard": return isTrue ? [] : all
    case "if":
      if isTrue { return Array(all.prefix(1)) }
      guard let other = all.dropFirst().first, other.kind == .branch else {
        return Array(all.dropFirst())
      }
      return taken(other, shape)
    default: return nil
    }
  }
}

extension SwiftNode {
  /// Whether it is a pattern that begins with a dot.
  fileprivate var isPattern: Bool {
    let callee = kind == .call ? child(0) ?? self : self
    return callee.kind == .member && callee.child(0) == nil
  }

  /// Whether the next two conditions are a pattern and the value that it matches.
  var isMatch: Bool { kind == .other && name == "case" }

  /// Whether a case of a `switch` goes on with the next one.
  var fallsThrough: Bool {
    child(.block)?.children.contains { $0.kind == .other && $0.name == "fallthrough" } == true
  }
}
