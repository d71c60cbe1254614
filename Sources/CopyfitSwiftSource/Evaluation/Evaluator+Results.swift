internal import CopyfitSwiftTree

extension Evaluator {
  /// The possible values of a block, `if` or `switch`: its only expression, or the values it returns.
  mutating func results(of node: SwiftNode, _ frame: Frame) -> Possible {
    var values: [Traced] = []
    switch node.kind {
    case .switch:
      for part in taken(of: node, frame) {
        if let block = part.child(.block) { values += results(of: block, frame).values }
      }
    case .branch:
      for child in node.children where child.kind == .block || child.kind == .branch {
        values += results(of: child, frame).values
      }
    default:
      let statements = Array(node.children)
      if statements.count == 1, statements[0].isValue {
        return evaluate(statements[0], frame)
      }
      for statement in statements { values += returns(in: statement, frame) }
    }
    return Possible(values)
  }

  /// The values of the `return` statements in a statement.
  private mutating func returns(in node: SwiftNode, _ frame: Frame) -> [Traced] {
    switch node.kind {
    case .return: node.child(0).map { evaluate($0, frame).values } ?? []
    case .switch: taken(of: node, frame).flatMap { returns(below: $0, frame) }
    case .branch, .block, .switchCase: returns(below: node, frame)
    default: []
    }
  }

  private mutating func returns(below node: SwiftNode, _ frame: Frame) -> [Traced] {
    var values: [Traced] = []
    for child in node.children { values += returns(in: child, frame) }
    return values
  }

  /// The node that decides whether a statement of a function runs: the statement itself, or the outermost `switch`
  /// around it that certainly takes its case; `nil` if one takes another case.
  mutating func place(of statement: SwiftNode, _ frame: Frame) -> SwiftNode? {
    startQuestion()
    var place = statement
    for ancestor in statement.ancestors {
      if ancestor.kind == .function || ancestor.kind == .closure { break }
      guard ancestor.kind == .switchCase, let choice = ancestor.parent else { continue }
      let cases = taken(of: choice, frame)
      guard cases.contains(ancestor) else { return nil }
      if cases.count == 1, place.parent?.parent == ancestor { place = choice }
    }
    return place
  }

  /// The cases of a `switch` that may be taken.
  mutating func taken(of node: SwiftNode, _ frame: Frame) -> [SwiftNode] {
    let cases = node.children.filter { $0.kind == .switchCase }
    guard let subject = node.child(0) else { return cases }
    let possible = evaluate(subject, frame).values
    guard possible.count == 1, let name = possible[0].value.nameInPatterns else { return cases }
    return taken(of: node, matching: name)
  }

  /// The cases of a `switch` that may be taken for a value with a name in patterns.
  func taken(of node: SwiftNode, matching name: String) -> [SwiftNode] {
    var taken: [SwiftNode] = []
    for part in node.children where part.kind == .switchCase {
      let patterns = part.children.filter { $0.kind != .block }
      let matches = patterns.contains { $0.matches(name) }
      let isConditional = patterns.contains { $0.kind == .other && $0.name == "where" }
      let isOpen = patterns.contains {
        $0.kind == .variable || $0.kind == .other && $0.name != "where"
      }
      if matches || isOpen || part.name == "default" { taken.append(part) }
      if matches, !isConditional { break }
    }
    return taken
  }
}

extension Value {
  /// The name in a pattern for the value: a case, or a text.
  fileprivate var nameInPatterns: String? {
    switch self {
    case .enumCase(_, let name): name
    case .literal(let text, hasArguments: false): text
    default: nil
    }
  }
}

extension SwiftNode {
  /// Whether a statement is an expression that can be the value of a block without `return`.
  fileprivate var isValue: Bool {
    switch kind {
    case .return, .assignment, .variable, .function, .class, .struct, .enum, .block: false
    default: true
    }
  }

  /// Whether a pattern matches a case or text with a name.
  fileprivate func matches(_ name: String) -> Bool {
    switch kind {
    case .member, .string: self.name == name
    case .call: child(0)?.name == name
    default: false
    }
  }
}
