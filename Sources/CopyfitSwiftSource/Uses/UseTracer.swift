internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// Follows texts from surfaces back to the expressions that mention them.
///
/// The evaluator finds the values of an expression. Arguments of callers for a parameter, and assignments to a
/// property, are all followed, whatever their number.
struct UseTracer {
  var evaluator: Evaluator
  private var visits: [Visit: Reach] = [:]
  /// The numbers of the uses, to which a later visit may add certainty.
  private var noted: [Noted: Int] = [:]
  /// The assignments to a property, and whether a call is of a type's function.
  var assignments: [Property: [SwiftNode]] = [:]
  var calls: [Call: Bool] = [:]
  /// What is found once for all texts instead of for each.
  var places = Places()
  /// The types that calls of `.init` create, judging by their places.
  var madeTypes: [SwiftNode: [Int]] = [:]
  /// The texts that were found.
  private(set) var uses: [Found] = []
  /// The objects' members that code reads, by name, and those of a type's property; `nil` before they are requested.
  var reads: [String: [SwiftNode]]?
  var readers: [Property: Set<Reader>] = [:]
  /// The getters of the descriptions of the project's errors; `nil` before they are first requested.
  var errorGetters: [SwiftNode]?
  /// The errors that code may throw.
  var errorSources: ErrorSources
  /// The values that code gives private properties with errors, as far as they were examined.
  var errorValues: [SwiftNode: [SwiftNode]?] = [:]
  /// The names of declarations with the type of a key; `nil` before they are first requested.
  var namesOfKeys: Set<String>?
  /// The names of cases of errors that code of the app names; `nil` before they are first requested.
  var namedErrors: Set<String>?
  /// The raw values of enumerations, as far as they were examined.
  var rawValues: [Int: [Traced]] = [:]

  /// A text with its surface, and the outermost call that has it as an argument.
  struct Found {
    var use: TextUse
    var sink: TextSink
    /// The expression that mentions it.
    var node: SwiftNode
    var call: SwiftNode?
    /// The expressions that replace the text's arguments.
    var arguments: [SwiftNode] = []
    /// Whether a view that shows it is a label of its own.
    var isLabel = false
    /// Whether an error of an unknown type may have the text.
    var isOfError = false
    /// Whether the text is that of one of the types whose member an expression of an unknown type may mean.
    var isOfUnknownType = false

    init(_ use: TextUse, at node: SwiftNode, _ path: Path) {
      (self.use, sink, self.node, call) = (use, path.sink, node, path.call)
      (isOfError, isOfUnknownType) = (path.isOfError, path.isOfUnknownType)
    }
  }

  /// The maximum number of parameters, properties and functions through which an expression is followed.
  static let maximumDepth = 6

  /// The remaining work for all surfaces together.
  private var budget: UseBudget

  /// A property of a type, or of the objects of an heir.
  struct Property: Hashable {
    var name: String
    var type: Int
    var heir: Int?
  }

  /// A call that may be of a function of a type.
  struct Call: Hashable {
    var node: SwiftNode
    var owner: Int?
  }

  /// An expression that was followed for a surface.
  private struct Visit: Hashable {
    var node: SwiftNode
    var surface: Label.Surface
    var control: ControlName?
    /// For views of SwiftUI, the view and the call that gives it the text.
    var view: SwiftNode?
    var call: SwiftNode?
    /// The call of the function that contains the expression, if the path comes from its result.
    var result: SwiftNode?
    var isOwnLayout: Bool
    var lacksBar: Bool
    var isWhole: Bool
    var isChanged: Bool
    var takesKeys: Bool?
    var isOfError: Bool
    var isOfUnknownType: Bool

    init(_ node: SwiftNode, _ path: Path) {
      (lacksBar, isOfError) = (path.sink.lacksBar, path.isOfError)
      isOfUnknownType = path.isOfUnknownType
      (surface, control) = (path.sink.surface, path.sink.control)
      if path.sink.isInView { (view, call) = (path.sink.statement, path.call) }
      (result, takesKeys) = (path.result?.call, path.takesKeys)
      (self.node, isOwnLayout) = (node, path.sink.isOwnLayout)
      (isWhole, isChanged) = (path.isWhole, path.isChanged)
    }
  }

  /// The least depths of the visits of an expression; `nil` before the first.
  private struct Reach {
    var depth: Int?
    var certainDepth: Int?

    /// Adds a visit; whether it may find more than those before it.
    mutating func improves(by path: Path) -> Bool {
      guard path.depth < (path.isCertain ? certainDepth : depth) ?? .max else { return false }
      if path.isCertain { certainDepth = path.depth }
      depth = min(path.depth, depth ?? .max)
      return true
    }
  }

  /// A text that a visit found.
  private struct Noted: Hashable {
    var visit: Visit
    var key: CodeKey
    var file: String
  }

  /// The state of the path from a surface to an expression.
  struct Path {
    var sink: TextSink
    var isCertain = true
    var isWhole = true
    /// Whether code changes the text, or adds to it, before it is shown.
    var isChanged = false
    /// The number of parameters, properties and functions on the path.
    var depth = 0
    /// The outermost call on the path that has the text as an argument.
    var call: SwiftNode?
    /// The last function whose result is followed, with its call: its parameters have that call's arguments.
    var result: (function: SwiftNode, call: SwiftNode)?
    /// Whether SwiftUI looks up a literal text, judging by the type nearest to the view; `nil` if the type is unknown.
    var takesKeys: Bool?
    /// Whether the path starts at the description of an error.
    var isOfError = false
    /// Whether the path leads through a member of an expression whose type is unknown.
    var isOfUnknownType = false

    /// The path to another place.
    func step(isCertain: Bool = true) -> Path {
      var path = self
      path.isCertain = self.isCertain && isCertain
      path.depth += 1
      return path
    }

    /// The path to an argument of a call.
    func step(isCertain: Bool, to call: SwiftNode) -> Path {
      var path = step(isCertain: isCertain)
      path.call = call
      return path
    }

    /// The path to a part of a text.
    var toPart: Path {
      var path = self
      path.isWhole = false
      return path
    }

    /// The path to a text that code changes, or adds to.
    var changed: Path {
      var path = toPart
      path.isChanged = true
      return path
    }
  }

  var index: SourceIndex { evaluator.index }
  var types: TypeTable { evaluator.index.types }

  /// The maximum number of types that inherit from a type or conform to it.
  private static let maximumHeirs = 60

  init(_ evaluator: Evaluator, _ budget: UseBudget? = nil) {
    self.evaluator = evaluator
    errorSources = ErrorSources(evaluator.index)
    self.budget = budget ?? UseBudget(for: evaluator.index)
  }

  /// The texts that were found; those that code passes on are uncertain if others may be missing.
  var found: [Found] {
    guard budget.isExceeded || evaluator.isExhausted else { return uses }
    return uses.map { found in
      var found = found
      if !found.use.isDirect { found.use.isCertain = false }
      return found
    }
  }

  /// Counts a step; returns whether it is allowed.
  mutating func takeStep() -> Bool { budget.takeStep() }

  /// The types that inherit from a type or conform to it; empty if there are too many.
  func heirs(of type: Int) -> [Int] {
    let heirs = types.heirs(of: type)
    return heirs.count <= Self.maximumHeirs ? heirs : []
  }

  /// Follows the text of a sink.
  mutating func follow(_ sink: TextSink) {
    follow(sink.value, Path(sink: sink, isCertain: sink.isCertain))
  }

  /// Follows an expression and its alternatives.
  mutating func follow(_ node: SwiftNode, _ path: Path) {
    guard path.depth <= Self.maximumDepth else { return }
    let path = node.kind == .cast ? path.through(node) : path
    for expression in node.alternatives {
      guard takeStep() else { return }
      var path = path
      path.takesKeys = path.takesKeys ?? expression.makesKey ?? takesKey(inPlaceOf: expression)
      let visit = Visit(expression, path)
      guard visits[visit, default: Reach()].improves(by: path) else { continue }
      guard budget.takeVisit(after: visits.count - 1) else { return }
      switch expression.kind {
      case .name, .member: followNamed(expression, path)
      case .call:
        if !note(expression, path) { followCall(expression, path) }
      case .string:
        let isKey = note(expression, path) && path.takesKeys != false
        followParts(of: expression, isKey ? path.toPart : path.changed)
      case .binary: followParts(of: expression, path.changed)
      case .array: for child in expression.children { follow(child, path) }
      default: note(expression, path)
      }
    }
  }

  /// Makes the texts uncertain that were found since there were `count`.
  mutating func doubtTexts(since count: Int) {
    for number in count..<uses.count { uses[number].use.isCertain = false }
  }

  /// Records the texts that an expression may have; returns whether there are any.
  @discardableResult
  mutating func note(_ values: [Traced], of node: SwiftNode, _ path: Path) -> Bool {
    var isFound = false
    for traced in values {
      guard let key = key(of: traced, path.sink) else { continue }
      isFound = true
      let takesKeys = path.takesKeys ?? traced.takesKeys
      // A `String` is shown as it is.
      if !traced.isText, takesKeys == false { continue }
      var visit = Visit(node, path)
      visit.lacksBar = false
      let isKey =
        traced.isText || takesKeys == true || path.depth == 0 && node.kind == .string
      let isCertain = path.isCertain && traced.isCertain && isKey
      let found = Noted(
        visit: visit, key: key, file: traced.namingFile(usedAt: node))
      if let known = noted[found] {
        if isCertain, !path.sink.lacksBar || !uses[known].use.isCertain {
          (uses[known].use.isCertain, uses[known].use.lacksBar) = (true, path.sink.lacksBar)
        }
        continue
      }
      // What only Xcode's canvas shows is in no screen of the app.
      if index.isInPreview(node) { continue }
      guard budget.takeUse(after: uses.count) else { return isFound }
      noted[found] = uses.count
      let use = TextUse(
        surface: path.sink.surface, key: key, place: SourceLocation(node),
        namingFile: found.file,
        isCertain: isCertain, isWhole: path.isWhole, isDirect: path.depth == 0,
        isChanged: path.isChanged, isOwnLayout: path.sink.isOwnLayout,
        mayBeHidden: path.sink.mayBeHidden, lacksBar: path.sink.lacksBar,
        giver: giver(of: path.sink, at: node),
        property: path.sink.property)
      var result = Found(use, at: node, path)
      result.arguments = traced.arguments(at: node)
      uses.append(result)
    }
    return isFound
  }
}
