internal import CopyfitSwiftTree

/// Finds what expressions may come to, without running anything.
///
/// An expression is looked into as far as `fuel` and `maximumDepth` allow; what is beyond is unknown.
struct Evaluator {
  let index: SourceIndex
  var types: TypeTable { index.types }

  /// What properties are known to be, in the place of all that is assigned to them.
  var given: [SwiftNode: Possible] = [:]
  /// The type of the object that is asked about, where it is known: of what a superclass does, only what is done to
  /// this one counts.
  var selfType: Int? { didSet { if selfType != oldValue { memo = [:] } } }
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
  /// - Parameters:
  ///   - frame: What is known where the expression is.
  ///   - type: The name of the type that a leading dot means a member of.
  mutating func answer(
    _ node: SwiftNode, in frame: Frame = Frame(), leadingDotOf type: String? = nil
  ) -> Possible {
    startQuestion()
    return evaluate(node, frame, expected: type)
  }

  /// Takes as much fuel as a question has.
  mutating func startQuestion() {
    (fuel, depth) = (Self.fuelOfQuestion, 0)
    active = []
  }

  /// What an expression may come to.
  ///
  /// - Parameter expected: The name of the type that a leading dot means a member of.
  mutating func evaluate(
    _ node: SwiftNode, _ frame: Frame, expected: String? = nil
  ) -> Possible {
    let isGeneral = frame.isEmpty && expected == nil && given.isEmpty
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

  /// The type that `self` has in the declaration of a type: what is asked about inherits from it or is it.
  func concrete(_ type: Int) -> Int {
    guard let selfType, types.lineage(of: selfType).contains(type) else { return type }
    return selfType
  }

  /// Whether something of a type may be the object that is asked about, as far as that has a declaration's members.
  func mayBeSelf(_ type: Int, having declaration: Int) -> Bool {
    guard let selfType, types.lineage(of: selfType).contains(declaration) else { return true }
    return types.lineage(of: selfType).contains(type)
  }

  /// Something of a type that a name means where it stands.
  func instance(ofTypeNamed node: SwiftNode) -> Possible {
    let found = types.resolve(node.name, inside: types.enclosingType(of: node))
    return Possible(found.map { Traced(value: .instance($0), isCertain: found.count == 1) })
  }
}
