extension ViewEnvironment {
  /// The same in another declaration, which has other constants.
  func shaped(_ shape: ViewShape) -> ViewEnvironment {
    var environment = self
    environment.take(shape)
    return environment
  }

  /// Takes the constants of another declaration, without a copy of the values if they are the same.
  mutating func take(_ shape: ViewShape) { if self.shape != shape { self.shape = shape } }
}

extension ViewShape {
  /// Keeps the constants that are the same in another declaration.
  mutating func formIntersection(_ other: ViewShape) {
    if self != other { self = filter { other[$0.key] == $0.value } }
  }
}
