internal import CopyfitSwiftTree

/// Finds the possible values of expressions without running code.
///
/// The search is limited by `fuel` and `maximumDepth`; values beyond are unknown.
struct Evaluator {
  let index: SourceIndex
  var types: TypeTable { index.types }

  /// Known values of properties, which replace all assigned values.
  var given: [SwiftNode: Possible] = [:]
  /// The type of the object in question, if it is known: of a superclass's code, only what applies to this type counts.
  var selfType: Int? { didSet { if selfType != oldValue { (memo, partial) = ([:], [:]) } } }
  private var memo: [Question: Possible] = [:]
  /// Values that lack those of a circle, so that they are known only for the current question.
  private var partial: [Question: Possible] = [:]
  private var active: Set<Question> = []
  private var fuel = 0
  /// The numbers of expressions that were left out because of a circle, and because of a limit.
  private var cuts = (circles: 0, limits: 0)
  private var depth = 0

  /// The maximum number of steps for one question.
  private static let fuelOfQuestion = 4_000
  /// The maximum depth of expressions that refer to each other.
  private static let maximumDepth = 60

  /// The known values at the place of an expression, in addition to the sources.
  struct Frame {
    /// The function whose parameters have known values.
    var function: SwiftNode?
    var arguments: [String: Possible] = [:]
    /// The value of `self`.
    var subject: Traced?

    var isEmpty: Bool { function == nil && subject == nil }
  }

  /// An expression, or a property or parameter for the values given to it, that does not depend on a frame.
  struct Question: Hashable {
    var node: SwiftNode
    var expected: String?
    var isGiven = false
  }

  init(_ index: SourceIndex) { self.index = index }

  /// The possible values of an expression, with the fuel of a new question.
  ///
  /// - Parameters:
  ///   - frame: The known values at the place of the expression.
  ///   - type: The name of the type for a leading dot.
  mutating func answer(
    _ node: SwiftNode, in frame: Frame = Frame(), leadingDotOf type: String? = nil
  ) -> Possible {
    startQuestion()
    return evaluate(node, frame, expected: type)
  }

  /// Resets the fuel for a new question.
  mutating func startQuestion() {
    (fuel, depth) = (Self.fuelOfQuestion, 0)
    active = []
    if !partial.isEmpty { partial = [:] }
  }

  /// The possible values of an expression.
  ///
  /// - Parameter expected: The name of the type for a leading dot.
  mutating func evaluate(
    _ node: SwiftNode, _ frame: Frame, expected: String? = nil
  ) -> Possible {
    let isGeneral = frame.isEmpty && given.isEmpty
    return remembered(Question(node: node, expected: expected), isGeneral) { evaluator in
      evaluator.fuel -= 1
      evaluator.depth += 1
      defer { evaluator.depth -= 1 }
      return evaluator.value(of: node, frame, expected)
    }
  }

  /// The answer to a question, which is found only once if it depends on the question alone.
  mutating func remembered(
    _ question: Question, _ isGeneral: Bool, _ find: (inout Evaluator) -> Possible
  ) -> Possible {
    if isGeneral, let known = memo[question] { return known }
    guard fuel > 0, depth < Self.maximumDepth else {
      cuts.limits += 1
      return .unknown
    }
    if isGeneral, partial[question] != nil || !active.insert(question).inserted {
      cuts.circles += 1
      fuel -= 1
      return partial[question] ?? .unknown
    }
    let cutsBefore = cuts
    let result = find(&self)
    if isGeneral { keep(result, of: question, cutsBefore) }
    return result
  }

  /// Keeps a result for later: without cuts for all questions, with those of a circle only for the current one.
  private mutating func keep(
    _ result: Possible, of question: Question, _ cutsBefore: (circles: Int, limits: Int)
  ) {
    active.remove(question)
    guard cuts.limits == cutsBefore.limits else { return }
    if cuts.circles == cutsBefore.circles {
      memo[question] = result
    } else {
      partial[question] = result
    }
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

  /// The possible values of any of several expressions.
  private mutating func union(
    _ nodes: [SwiftNode?], _ frame: Frame, _ expected: String?
  ) -> Possible {
    var values: [Traced] = []
    for case let node? in nodes {
      values += evaluate(node, frame, expected: expected).values
      // Long lists of data are not alternatives.
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

  /// The type of `self` in the declaration of a type: the type in question if it inherits from it.
  func concrete(_ type: Int) -> Int {
    guard let selfType, types.lineage(of: selfType).contains(type) else { return type }
    return selfType
  }

  /// Whether an instance of a type may be the object in question, if that has a declaration's members.
  func mayBeSelf(_ type: Int, having declaration: Int) -> Bool {
    guard let selfType, types.lineage(of: selfType).contains(declaration) else { return true }
    return types.lineage(of: selfType).contains(type)
  }

  /// An instance of the type that a name refers to at its place.
  func instance(ofTypeNamed node: SwiftNode) -> Possible {
    let found = types.resolve(node.name, at: node)
    return Possible(found.map { Traced(value: .instance($0), isCertain: found.count == 1) })
  }
}
