internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// What an expression may come to.
enum Value: Hashable {
  /// The text of a key.
  case text(CodeKey)
  /// A text that the code holds; arguments in it, if any, as `%@`.
  case literal(String, hasArguments: Bool)
  /// A type, by its number.
  case type(Int)
  /// Something of a type.
  case instance(Int)
  /// A case of an enumeration.
  case enumCase(Int, String)
  case number(Double)
  case boolean(Bool)
  case font(FontDescriptor)
  /// `nil`.
  case nothing
}

/// What an expression may come to, with where it comes from.
struct Traced: Hashable {
  var value: Value
  /// Whether it is known to be what the expression comes to at some time.
  var isCertain = true
  /// The declarations and calls that it comes through, the nearest first.
  var steps: [SwiftNode] = []

  /// Whether it is the text of a key.
  var isText: Bool { if case .text = value { true } else { false } }

  /// How many places are kept.
  private static let maximumSteps = 8

  /// The same, through one more place.
  func through(_ node: SwiftNode) -> Traced {
    var traced = self
    if steps.count < Self.maximumSteps { traced.steps.insert(node, at: 0) }
    return traced
  }
}

/// All that an expression may come to, as far as it is known.
struct Possible: Hashable {
  /// The values, each once, in the order in which they were found.
  private(set) var values: [Traced] = []

  /// How many values are told apart: of more nothing is known.
  static let maximum = 8

  /// Nothing is known.
  static let unknown = Possible()

  private init() {}

  init(_ value: Value, at node: SwiftNode? = nil) {
    values = [Traced(value: value, steps: node.map { [$0] } ?? [])]
  }

  init(_ values: some Sequence<Traced>) {
    for value in values { insert(value) }
    if self.values.count > Self.maximum { self.values = [] }
  }

  private mutating func insert(_ traced: Traced) {
    if let known = values.firstIndex(where: { $0.value == traced.value }) {
      if traced.isCertain { values[known].isCertain = true }
    } else {
      values.append(traced)
    }
  }

  /// What either comes to.
  func union(_ other: Possible) -> Possible { Possible(values + other.values) }

  /// The same, through one more place.
  func through(_ node: SwiftNode) -> Possible { Possible(values.lazy.map { $0.through(node) }) }

  /// The same as alternatives, where there are several: which of them is unknown.
  var asAlternatives: Possible {
    guard values.count > 1 else { return self }
    return Possible(
      values.map { traced in
        var traced = traced
        traced.isCertain = false
        return traced
      })
  }

  /// The only value.
  var only: Value? { values.count == 1 ? values[0].value : nil }

  /// The only number.
  var number: Double? { if case .number(let number)? = only { number } else { nil } }

  /// The only literal, where the expression is one.
  var literal: String? {
    guard values.count == 1, case .literal(let text, hasArguments: false) = values[0].value else {
      return nil
    }
    return text
  }
}
