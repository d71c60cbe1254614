internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// Follows the texts that surfaces take back to the expressions that mention them.
///
/// What an expression comes to the evaluator says. What callers give to a parameter, or statements to a property, is
/// followed to each of them, however many they are.
struct UseTracer {
  var evaluator: Evaluator
  private var visits: [Visit: Reach] = [:]
  /// The numbers of the uses, to which a later visit may add certainty.
  private var noted: [Noted: Int] = [:]
  /// What was found.
  private(set) var uses: [TextUse] = []

  /// Through how many parameters, properties and functions an expression is followed.
  static let maximumDepth = 6

  /// An expression that was followed for a surface.
  private struct Visit: Hashable {
    var node: SwiftNode
    var surface: Label.Surface
    var control: ControlName?
    var isOwnLayout: Bool
    var isWhole: Bool

    init(_ node: SwiftNode, _ path: Path) {
      (surface, control) = (path.sink.surface, path.sink.control)
      (self.node, isOwnLayout, isWhole) = (node, path.sink.isOwnLayout, path.isWhole)
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

  /// What is known of the way from a surface to an expression.
  struct Path {
    var sink: TextSink
    var isCertain = true
    var isWhole = true
    /// Through how many parameters, properties and functions it leads.
    var depth = 0

    /// The path to another place.
    func step(isCertain: Bool = true) -> Path {
      var path = self
      path.isCertain = self.isCertain && isCertain
      path.depth += 1
      return path
    }

    /// The path to a part of a text.
    var toPart: Path {
      var path = self
      path.isWhole = false
      return path
    }
  }

  var index: SourceIndex { evaluator.index }
  var types: TypeTable { evaluator.index.types }

  /// The types that inherit from a type or conform to it.
  private let heirs: [Int: [Int]]
  /// How many of them are looked into.
  private static let maximumHeirs = 60

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    var heirs: [Int: [Int]] = [:]
    for type in evaluator.types.entries.indices {
      for ancestor in evaluator.types.lineage(of: type).dropFirst() {
        heirs[ancestor, default: []].append(type)
      }
    }
    self.heirs = heirs.filter { $0.value.count <= Self.maximumHeirs }
  }

  /// The types that inherit from a type or conform to it; none where they are too many.
  func heirs(of type: Int) -> [Int] { heirs[type] ?? [] }

  /// Follows what a surface takes.
  mutating func follow(_ sink: TextSink) {
    follow(sink.value, Path(sink: sink, isCertain: sink.isCertain))
  }

  /// Follows an expression, and those of which it is one.
  mutating func follow(_ node: SwiftNode, _ path: Path) {
    guard path.depth <= Self.maximumDepth else { return }
    for expression in node.alternatives {
      guard visits[Visit(expression, path), default: Reach()].improves(by: path) else { continue }
      switch expression.kind {
      case .name, .member:
        if !followDeclaration(of: expression, path) { note(expression, path) }
      case .call:
        if !note(expression, path) { followCall(expression, path) }
      case .string:
        if !note(expression, path) { followParts(of: expression, path) }
      case .binary: followParts(of: expression, path)
      case .array: for child in expression.children { follow(child, path) }
      default: note(expression, path)
      }
    }
  }

  /// Follows what an expression puts together.
  private mutating func followParts(of node: SwiftNode, _ path: Path) {
    for child in node.children where child.kind != .piece {
      follow((child.kind == .argument ? child.child(0) : child) ?? child, path.toPart)
    }
  }

  /// Notes the texts that an expression comes to; whether there are any.
  @discardableResult
  mutating func note(_ node: SwiftNode, _ path: Path) -> Bool {
    let isInSwiftUI = path.sink.surface == .swiftUI
    var isFound = false
    for traced in evaluator.answer(node).values {
      guard let key = traced.value.key(takesLiterals: isInSwiftUI) else { continue }
      isFound = true
      let found = Noted(
        visit: Visit(node, path), key: key, file: (traced.steps.last ?? node).tree.file)
      if let known = noted[found] {
        if path.isCertain, traced.isCertain { uses[known].isCertain = true }
        continue
      }
      noted[found] = uses.count
      uses.append(
        TextUse(
          surface: path.sink.surface, key: key, place: SourceLocation(node),
          namingFile: (traced.steps.last ?? node).tree.file,
          isCertain: path.isCertain && traced.isCertain, isWhole: path.isWhole,
          isOwnLayout: path.sink.isOwnLayout, control: path.sink.control,
          giver: giver(of: path.sink), property: path.sink.property))
    }
    return isFound
  }

  /// The type whose code gives a control or bar a text.
  private func giver(of sink: TextSink) -> String? {
    guard sink.control != nil || sink.surface == .title else { return nil }
    return types.enclosingType(of: sink.statement).map { types.entries[$0].name }
  }
}

extension Value {
  /// The key of a text; `nil` for any other value.
  ///
  /// - Parameter takesLiterals: Whether a text in the code is a key, as SwiftUI takes it.
  fileprivate func key(takesLiterals: Bool) -> CodeKey? {
    switch self {
    case .text(let key): key
    case .literal(let text, let hasArguments) where takesLiterals && !text.isEmpty:
      CodeKey(key: text, hasArguments: hasArguments)
    default: nil
    }
  }
}
