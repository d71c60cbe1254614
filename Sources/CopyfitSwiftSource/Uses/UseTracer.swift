internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// Follows the texts that surfaces take back to the expressions that mention them.
///
/// What an expression comes to the evaluator says. What callers give to a parameter, or statements to a property, is
/// followed to each of them, however many they are.
struct UseTracer {
  var evaluator: Evaluator
  private var seen: Set<Visit> = []
  /// What was found, each with the control that shows the text, where one is known.
  private(set) var uses: [(use: TextUse, control: ControlName?)] = []

  /// Through how many parameters, properties and functions an expression is followed.
  static let maximumDepth = 6

  /// An expression that was followed for a surface.
  private struct Visit: Hashable {
    var node: SwiftNode
    var surface: Label.Surface
    var control: ControlName?
    var isOwnLayout: Bool
    var isWhole: Bool
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
      let visit = Visit(
        node: expression, surface: path.sink.surface, control: path.sink.control,
        isOwnLayout: path.sink.isOwnLayout, isWhole: path.isWhole)
      guard seen.insert(visit).inserted else { continue }
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
      let use = TextUse(
        surface: path.sink.surface, key: key, place: SourceLocation(node),
        namingFile: (traced.steps.last ?? node).tree.file,
        isCertain: path.isCertain && traced.isCertain, isWhole: path.isWhole,
        isOwnLayout: path.sink.isOwnLayout, giver: giver(of: path.sink),
        property: path.sink.property)
      uses.append((use, path.sink.control))
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
