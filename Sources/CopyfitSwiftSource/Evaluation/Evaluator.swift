internal import CopyfitSwiftTree

/// Finds what expressions may come to, without running anything.
///
/// An expression is looked into as far as `fuel` and `maximumDepth` allow; what is beyond is unknown.
struct Evaluator {
  let index: SourceIndex
  var types: TypeTable { index.types }

  private var memo: [SwiftNode: Possible] = [:]
  private var active: Set<SwiftNode> = []
  private var fuel = 0
  private var depth = 0

  /// How many steps one question may take.
  private static let fuelOfQuestion = 4_000
  /// How deeply expressions may lead to each other.
  private static let maximumDepth = 60

  /// What is known where an expression stands, beyond the sources.
  struct Frame {
    /// The function whose parameters have known values.
    var function: SwiftNode?
    var arguments: [String: Possible] = [:]
    /// What `self` is.
    var subject: Traced?

    var isEmpty: Bool { function == nil && subject == nil }
  }

  init(_ index: SourceIndex) { self.index = index }

  /// What an expression may come to, with as much fuel as a question has.
  ///
  /// - Parameter type: The name of the type that a leading dot means a member of.
  mutating func answer(_ node: SwiftNode, leadingDotOf type: String? = nil) -> Possible {
    refuel()
    return evaluate(node, Frame(), expected: type)
  }

  /// Begins a question.
  mutating func refuel() {
    (fuel, depth) = (Self.fuelOfQuestion, 0)
    active = []
  }

  /// What an expression may come to.
  ///
  /// - Parameter expected: The name of the type that a leading dot means a member of.
  mutating func evaluate(
    _ node: SwiftNode, _ frame: Frame, expected: String? = nil
  ) -> Possible {
    let isGeneral = frame.isEmpty && expected == nil
    if isGeneral, let known = memo[node] { return known }
    guard fuel > 0, depth < Self.maximumDepth else { return .unknown }
    if isGeneral, !active.insert(node).inserted { return .unknown }
    fuel -= 1
    depth += 1
    let result = value(of: node, frame, expected)
    depth -= 1
    if isGeneral {
      active.remove(node)
      // What was cut short might be known with more fuel.
      if fuel > 0, active.isEmpty || !result.values.isEmpty { memo[node] = result }
    }
    return result
  }

  private mutating func value(
    of node: SwiftNode, _ frame: Frame, _ expected: String?
  ) -> Possible {
    switch node.kind {
    case .string: text(node, frame)
    case .none: Possible(.nothing)
    case .number: Double(node.name).map { Possible(.number($0)) } ?? .unknown
    case .boolean: Possible(.boolean(node.name == "true"))
    case .name: named(node, frame)
    case .member: member(node, frame, expected)
    case .call: call(node, frame, expected)
    case .ternary: union([node.child(1), node.child(2)], frame, expected)
    case .binary: binary(node, frame)
    case .cast: cast(node, frame)
    case .array: union(Array(node.children), frame, expected)
    case .dictionary:
      union(node.children.enumerated().filter { $0.offset % 2 == 1 }.map(\.element), frame, nil)
    case .subscripted: union([node.child(0)], frame, nil)
    case .branch, .switch: results(of: node, frame)
    default: .unknown
    }
  }

  /// What either of several expressions may come to.
  private mutating func union(
    _ nodes: [SwiftNode?], _ frame: Frame, _ expected: String?
  ) -> Possible {
    var values: [Traced] = []
    for case let node? in nodes {
      values += evaluate(node, frame, expected: expected).values
      // Long lists of data are no alternatives.
      if values.count > 4 * Possible.maximum { return .unknown }
    }
    return Possible(values)
  }

  private mutating func binary(_ node: SwiftNode, _ frame: Frame) -> Possible {
    guard let left = node.child(0), let right = node.child(1) else { return .unknown }
    switch node.name {
    case "??": return union([left, right], frame, nil)
    case "+":
      guard let first = evaluate(left, frame).literal, let last = evaluate(right, frame).literal
      else { return .unknown }
      return Possible(.literal(first + last, hasArguments: false))
    default: return .unknown
    }
  }

  private mutating func cast(_ node: SwiftNode, _ frame: Frame) -> Possible {
    guard let inner = node.child(0), let type = node.child(.typeName) else { return .unknown }
    let known = instance(ofTypeNamed: type)
    return known.values.isEmpty ? evaluate(inner, frame) : known
  }

  /// A text without interpolations, or with them as arguments.
  private mutating func text(_ node: SwiftNode, _ frame: Frame) -> Possible {
    let parts = Array(node.children)
    guard !parts.isEmpty else {
      return Possible(.literal(node.name, hasArguments: false), at: node)
    }
    let written = parts.filter { $0.kind == .piece && !$0.name.isEmpty }
    if written.isEmpty, parts.count(where: { $0.kind == .argument }) == 1 {
      return union(parts.map { $0.kind == .argument ? $0.child(0) : nil }, frame, nil)
    }
    let text = parts.map { $0.kind == .piece ? $0.name : "%@" }.joined()
    return Possible(.literal(text, hasArguments: true), at: node)
  }

  /// Something of a type that a name means where it stands.
  func instance(ofTypeNamed node: SwiftNode) -> Possible {
    let found = types.resolve(node.name, inside: types.enclosingType(of: node))
    return Possible(found.map { Traced(value: .instance($0), isCertain: found.count == 1) })
  }
}
