/// A value that many owners have in common: it is in memory once.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Gives equal values one memory: those that thousands of labels and findings have alike.
struct SharedValues<Value: Hashable> {
  private var values: Set<Value> = []

  /// The value, in the memory of an equal one that came before.
  mutating func shared(_ value: Value) -> Value { values.insert(value).memberAfterInsert }
}

extension SharedValues: Sendable where Value: Sendable {}
