/// A value in memory that many owners share.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Makes equal values of many labels or findings share memory.
struct SharedValues<Value: Hashable> {
  private var values: Set<Value> = []

  /// The value, with the memory of an earlier equal value.
  mutating func shared(_ value: Value) -> Value { values.insert(value).memberAfterInsert }
}

extension SharedValues: Sendable where Value: Sendable {}
