internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// A possible value of an expression.
enum Value: Hashable {
  /// The text of a key.
  case text(CodeKey)
  /// A literal text; its arguments, if any, are `%@`.
  case literal(String, hasArguments: Bool)
  /// A type, by its number.
  case type(Int)
  /// An instance of a type.
  case instance(Int)
  /// A case of an enumeration.
  case enumCase(Int, String)
  case number(Double)
  case boolean(Bool)
  case font(FontDescriptor)
  /// `nil`.
  case nothing
}

/// A possible value of an expression, with the places it comes from.
struct Traced: Hashable {
  var value: Value
  /// Whether the expression certainly has this value at some time.
  var isCertain = true
  /// The declarations and calls that it comes from, nearest first.
  var steps: [SwiftNode] = []

  /// Whether it is the text of a key.
  var isText: Bool { if case .text = value { true } else { false } }

  /// The file near which the table of the text is, if a place uses the text.
  func namingFile(usedAt place: SwiftNode) -> String {
    if case .text(let key) = value, key.isOfCaller { return place.tree.file }
    return (steps.last ?? place).tree.file
  }

  /// The maximum number of places.
  private static let maximumSteps = 8

  /// The value with one more place.
  func through(_ node: SwiftNode) -> Traced {
    var traced = self
    if steps.count < Self.maximumSteps { traced.steps.insert(node, at: 0) }
    return traced
  }
}

/// The possible values of an expression, as far as they are known.
struct Possible: Hashable {
  /// The values without duplicates, in the order in which they were found.
  private(set) var values: [Traced] = []

  /// The maximum number of values; if there are more, the value is unknown.
  static let maximum = 8
  /// The maximum length of a text that code puts together, in bytes of UTF-8; if it is longer, the value is unknown.
  ///
  /// A longer text is not measured, either.
  static let maximumLength = 65_536

  /// An unknown value.
  static let unknown = Possible()

  private init() {}

  init(_ value: Value, at node: SwiftNode? = nil) {
    values = [Traced(value: value, steps: node.map { [$0] } ?? [])]
  }

  init(_ values: [Traced]) {
    guard values.count > 1 else {
      self.values = values
      return
    }
    for value in values {
      insert(value)
      guard self.values.count <= Self.maximum else {
        self.values = []
        return
      }
    }
  }

  private mutating func insert(_ traced: Traced) {
    if let known = values.firstIndex(where: { $0.value == traced.value }) {
      if traced.isCertain { values[known].isCertain = true }
    } else {
      values.append(traced)
    }
  }

  /// The possible values of both.
  func union(_ other: Possible) -> Possible { Possible(values + other.values) }

  /// The values with one more place.
  func through(_ node: SwiftNode) -> Possible { Possible(values.map { $0.through(node) }) }

  /// The values, marked as uncertain if there are several.
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

  /// The only literal text, if it has no arguments.
  var literal: String? {
    guard values.count == 1, case .literal(let text, hasArguments: false) = values[0].value else {
      return nil
    }
    return text
  }
}
