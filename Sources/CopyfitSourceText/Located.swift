/// A value and the place where a file says it.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// Where the file says it.
  public var position: SourcePosition

  /// Notes where a value stands.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
