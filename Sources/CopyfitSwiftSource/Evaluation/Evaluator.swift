internal import CopyfitSwiftTree

/// Finds the possible values of expressions without running code.
///
/// The search is limited by `fuel` and `maximumDepth`; values beyond are unknown.
struct Evaluator {
  let index: SourceIndex
  /// The fonts of the configuration for names in code.
  var fontHelpers: FontHelpers
  var types: TypeTable { index.types }

  /// Known values of properties, which replace all assigned values.
  var given: [SwiftNode: Possible] = [:] { didSet { forgetAnswers() } }
  /// The type of the current object, if it is known: the code of a superclass counts only if it applies to this type.
  var selfType: Int? { didSet { if selfType != oldValue { forgetAnswers() } } }
  /// The types of properties with a name, as far as they were examined.
  var typesOfProperties: [String: [Int]] = [:]
  /// The names of texts in blocks that get letters of their own, as far as they were examined.
  var namesWithLetters: [SwiftNode: Set<String>] = [:]
  /// The calls of functions, as far as they were examined.
  var callsOfFunctions: [SwiftNode: [BoundCall]] = [:]
  private var answers: [Question: Answer] = [:]
  /// The answers that lack others because of a cycle, in the order in which they were found.
  private var partial: [Question] = []
  /// The questions that are being answered, with their numbers from the outermost.
  private var open: [Question: Int] = [:]
  /// The outermost open question whose values are missing in the current answer.
  private var lacking = Answer.nothing
  /// The number of expressions that were left out because of a limit.
  private var cuts = 0
  private var fuel = 0
  /// The remaining bytes of the long texts that code puts together; negative if more were needed.
  var remainingBytes = Self.maximumBytes
  private var depth = 0

  /// The maximum number of steps for one question.
  private static let fuelOfQuestion = 4_000
  /// The maximum depth of expressions that refer to each other.
  private static let maximumDepth = 60
  /// The maximum number of bytes of all texts longer than `shortLength` that code puts together.
  private static let maximumBytes = 64 << 20
  /// The maximum number of bytes of a text that code may put together any number of times.
  static let shortLength = 1_000

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

  /// The known facts about a question.
  private struct Answer {
    var value: Possible
    /// The minimum depth at which a search finds no more; 0 if no limit left out anything.
    var depth = 0
    /// The number of the outermost open question whose values are missing in this value.
    var lacking = Answer.nothing
    /// Whether a question used up its steps, so that answers that depend on it are incomplete, too.
    var isCut = false

    /// The number that stands for no question.
    static let nothing = Int.max
  }

  init(_ index: SourceIndex) { (self.index, fontHelpers) = (index, index.fontHelpers) }

  /// Whether code puts more long texts together than are allowed, so that some of them are unknown.
  var isExhausted: Bool { remainingBytes < 0 }

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
    (fuel, depth, lacking) = (Self.fuelOfQuestion, 0, Answer.nothing)
    open = [:]
    forgetPartialAnswers(from: 0)
  }

  /// The possible values of an expression.
  ///
  /// - Parameter expected: The name of the type for a leading dot.
  mutating func evaluate(
    _ node: SwiftNode, _ frame: Frame, expected: String? = nil
  ) -> Possible {
    remembered(Question(node: node, expected: expected), frame.isEmpty) { evaluator in
      evaluator.fuel -= 1
      evaluator.depth += 1
      defer { evaluator.depth -= 1 }
      return evaluator.value(of: node, frame, expected)
    }
  }

  /// The values of the outer variable with the name of one that `if let name` declares.
  mutating func outer(_ variable: SwiftNode, _ frame: Frame) -> Possible {
    guard depth < Self.maximumDepth else {
      cuts += 1
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    return named(variable, frame)
  }

  /// The answer to a question, which is found only once if it depends on the question alone.
  mutating func remembered(
    _ question: Question, _ isGeneral: Bool = true, _ find: (inout Evaluator) -> Possible
  ) -> Possible {
    if isGeneral, let known = answers[question], known.depth <= depth {
      if known.depth > 0 || known.isCut { cuts += 1 }
      lacking = min(lacking, known.lacking)
      return known.value
    }
    guard fuel > 0, depth < Self.maximumDepth else {
      cuts += 1
      return .unknown
    }
    guard isGeneral else { return find(&self) }
    if let number = open[question] {
      lacking = min(lacking, number)
      return .unknown
    }
    return found(question, find)
  }

  /// Finds the answer to a question, and keeps it.
  private mutating func found(
    _ question: Question, _ find: (inout Evaluator) -> Possible
  ) -> Possible {
    let (lackingOutside, cutsBefore, fuelBefore) = (lacking, cuts, fuel)
    let (number, partialBefore) = (open.count, partial.count)
    open[question] = number
    lacking = Answer.nothing
    var answer = Answer(value: find(&self))
    open[question] = nil
    if lacking >= number {
      // It is the outermost question of its cycles. The others are asked again, because they lack this answer.
      lacking = Answer.nothing
      forgetPartialAnswers(from: partialBefore)
    }
    answer.lacking = lacking
    lacking = min(lacking, lackingOutside)
    if cuts > cutsBefore, fuel <= 0 {
      // Another search would find little more.
      guard fuelBefore - fuel > Self.fuelOfQuestion / 2 else { return answer.value }
      (answer.lacking, answer.isCut) = (Answer.nothing, true)
    } else if cuts > cutsBefore {
      answer.depth = depth
    }
    answers[question] = answer
    if answer.lacking < Answer.nothing { partial.append(question) }
    return answer.value
  }

  private mutating func forgetPartialAnswers(from first: Int) {
    for question in partial[first...] { answers[question] = nil }
    partial.removeSubrange(first...)
  }

  private mutating func forgetAnswers() { (answers, partial, callsOfFunctions) = ([:], [], [:]) }

  private mutating func value(
    of node: SwiftNode, _ frame: Frame, _ expected: String?
  ) -> Possible {
    switch node.kind {
    case .string: text(node, frame)
    case .none: Possible(.nothing)
    case .number: Double(node.name).map { Possible(.number($0)) } ?? .unknown
    case .boolean: Possible(.boolean(node.name == "true"))
    case .name: named(node, frame)
    case .member: orHelper(member(node, frame, expected), node, frame)
    case .call: orHelper(call(node, frame, expected), node, frame)
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
      return joined([first], [last]).map { Possible(.literal($0[0], hasArguments: false)) }
        ?? .unknown
    default: return .unknown
    }
  }

  private mutating func cast(_ node: SwiftNode, _ frame: Frame) -> Possible {
    guard let inner = node.child(0), let type = node.child(.typeName) else { return .unknown }
    let known = instance(ofTypeNamed: type)
    return known.values.isEmpty ? evaluate(inner, frame) : known
  }

  /// The type of `self` in the declaration of a type: the current type if it inherits from it.
  func concrete(_ type: Int) -> Int {
    guard let selfType, types.lineage(of: selfType).contains(type) else { return type }
    return selfType
  }

  /// Whether an instance of a type may be the current object, if that object has a declaration's members.
  func mayBeSelf(_ type: Int, having declaration: Int) -> Bool {
    guard let selfType, types.lineage(of: selfType).contains(declaration) else { return true }
    return types.lineage(of: selfType).contains(type)
  }

  /// An instance of the type that a name refers to at its place.
  func instance(ofTypeNamed node: SwiftNode) -> Possible {
    let found = types.resolve(node.name, at: node)
    return Possible(found.map { Traced(value: .instance($0), isCertain: found.count == 1) })
  }

  /// An instance of a class without subclasses, the only value that a variable of this type can have; `nil` for other
  /// types.
  func onlyInstance(ofTypeNamed node: SwiftNode) -> Possible? {
    let named = types.names.nearest(node.name, inside: types.enclosingType(of: node)) ?? []
    let found = types.nearest(to: node, of: named)
    guard found.count == 1, types.isLeaf(found[0]) else { return nil }
    return Possible(.instance(found[0]))
  }
}
