internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// Finds literal texts and numbers as examples for an expression: arguments in previews and other calls, and default
/// values.
///
/// It follows names to properties and parameters, and those to the arguments of calls, with previews first.
struct SampleFinder {
  let index: SourceIndex
  let evaluator: Evaluator
  private var steps = 0
  /// The calls of each name that was looked up.
  var knownCalls: [String: Calls] = [:]

  /// The examined calls of a function or type, in the order of the sources.
  struct Calls {
    var previews: [SwiftNode] = []
    var others: [SwiftNode] = []
  }

  /// A literal with its place.
  struct Found {
    var text: String
    var place: SwiftNode
  }

  /// A property or parameter of a type, and the requested members of it.
  struct Path {
    /// The names of the members, the outermost first.
    var members: [String] = []
    /// The number of names that were followed.
    var depth = 0

    /// The path after another name.
    var deeper: Path { Path(members: members, depth: depth + 1) }

    /// The path to a member of another expression.
    func inside(_ member: String) -> Path { Path(members: [member] + members, depth: depth + 1) }

    /// The path from the first member.
    var rest: Path { Path(members: Array(members.dropFirst()), depth: depth + 1) }
  }

  /// The maximum number of expressions for one sample.
  private static let maximumSteps = 400
  /// The maximum number of names that follow each other.
  static let maximumDepth = 12
  /// The maximum number of calls that are examined for one property or parameter.
  static let maximumCalls = 24

  init(_ index: SourceIndex) { (self.index, evaluator) = (index, Evaluator(index)) }

  /// The samples that are found for a text's arguments, by the numbers of the arguments.
  mutating func samples(of arguments: [SwiftNode]) -> [Label.Sample] {
    arguments.enumerated().compactMap { number, argument in
      steps = 0
      return literal(argument, Path()).map { found in
        Label.Sample(
          placeholder: "%\(number + 1)$@", text: found.text, source: SourceLocation(found.place))
      }
    }
  }

  /// The literal that an expression, or a member of it, may have.
  mutating func literal(_ node: SwiftNode, _ path: Path) -> Found? {
    steps += 1
    guard steps <= Self.maximumSteps, path.depth <= Self.maximumDepth else { return nil }
    switch node.kind {
    case .string, .number: return path.members.isEmpty ? written(node) : nil
    case .argument, .cast, .return: return node.child(0).flatMap { literal($0, path) }
    case .ternary: return first(of: [node.child(1), node.child(2)], path)
    case .binary where node.name == "??": return first(of: Array(node.children), path)
    case .array: return element(of: node, path)
    case .subscripted: return node.child(0).flatMap { literal($0, path.deeper) }
    case .call: return made(by: node, path)
    case .member: return member(node, path)
    case .name: return named(node, path)
    default: return nil
    }
  }

  /// A literal that shows what texts look like; an empty text and 0 do not.
  private func written(_ node: SwiftNode) -> Found? {
    let text = node.kind == .number ? node.name.replacing("_", with: "") : node.name
    guard node.child(0) == nil, !text.allSatisfy({ $0.isWhitespace || $0 == "0" || $0 == "." })
    else { return nil }
    return Found(text: text, place: node)
  }

  private mutating func first(of nodes: [SwiftNode?], _ path: Path) -> Found? {
    for case let node? in nodes { if let found = literal(node, path) { return found } }
    return nil
  }

  /// The number of elements, or the literal of the first one.
  private mutating func element(of array: SwiftNode, _ path: Path) -> Found? {
    if path.members == ["count"] {
      let count = Array(array.children).count
      return count > 0 ? Found(text: "\(count)", place: array) : nil
    }
    let inner = ["first", "last"].contains(path.members.first) ? path.rest : path
    return array.child(0).flatMap { literal($0, inner) }
  }

  /// The argument of a call for a member, or the value that the call wraps.
  private mutating func made(by call: SwiftNode, _ path: Path) -> Found? {
    guard let callee = call.child(0) else { return nil }
    if Self.wrappers.contains(callee.name) {
      let value = ["", "initialValue", "wrappedValue"].lazy
        .compactMap { [evaluator] in evaluator.argument($0, of: call) }.first
      return value.flatMap { literal($0, path) }
    }
    guard let member = path.members.first else { return nil }
    if let value = evaluator.argument(member, of: call) { return literal(value, path.rest) }
    for type in index.types.resolve(callee.name, at: call) {
      for variable in index.types.members(member, of: type)?.nodes ?? [] {
        if let value = variable.declaredValue, let found = literal(value, path.rest) {
          return found
        }
      }
    }
    return nil
  }

  /// Functions and types that only wrap a value.
  private static let wrappers: Set<String> = [
    "constant", "Binding", "State", "StateObject", "ObservedObject", "Published", "String", "Text",
    "LocalizedStringKey", "Int", "Double",
  ]

  private mutating func member(_ node: SwiftNode, _ path: Path) -> Found? {
    guard let base = node.child(0) else { return nil }
    if base.kind == .name, base.name == "self" {
      return index.types.enclosingType(of: node).flatMap { property(node.name, of: $0, path) }
    }
    if base.kind == .name, base.name.first?.isUppercase == true {
      for type in index.types.resolve(base.name, at: node) {
        if let found = property(node.name, of: type, path) { return found }
      }
      return nil
    }
    return literal(base, path.inside(node.name))
  }
}
