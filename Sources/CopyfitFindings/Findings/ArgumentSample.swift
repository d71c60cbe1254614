/// What stands for an argument of a text while it is measured, and who says so.
public struct ArgumentSample: Hashable, Sendable {
  /// Where a sample comes from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The entry of `labels` that describes the label.
    case label
    /// An example in the catalog.
    case catalog
    /// `samples` of the project's configuration.
    case project
    /// A number that chooses the plural form which is measured.
    case plural
    /// Nobody says what stands there: a typical number.
    case typical
    /// Nobody says what stands there: nothing.
    case none
  }

  /// The argument as it is written, such as `%1$@`.
  public var placeholder: String
  /// What is measured in its place.
  public var text: String
  /// Who says so.
  public var origin: Origin

  /// Creates a sample.
  public init(placeholder: String, text: String, origin: Origin) {
    self.placeholder = placeholder
    self.text = text
    self.origin = origin
  }
}

/// What is measured for arguments of a text whose value is unknown.
public enum ArgumentFilling: Hashable, Sendable {
  /// There is no such argument.
  case exact
  /// A typical value: what does not fit with it may fit with another.
  case guessed
  /// Nothing: what does not fit so fits with no value.
  case emptied
}
