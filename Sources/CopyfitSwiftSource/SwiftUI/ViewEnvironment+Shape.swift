extension ViewEnvironment {
  /// The same in another declaration, which has other constants.
  func shaped(_ shape: ViewShape) -> ViewEnvironment {
    guard self.shape != shape else { return self }
    var environment = self
    environment.shape = shape
    return environment
  }
}
