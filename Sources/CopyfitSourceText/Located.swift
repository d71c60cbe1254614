/// A value and its place in a file.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The place in the file.
  public var position: SourcePosition

  /// Creates a value with its place.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
