/// The sample value of an argument in a measured text, and its origin.
public struct ArgumentSample: Hashable, Sendable {
  /// The origin of a sample.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The entry of `labels` that describes the label.
    case label
    /// An example in the catalog.
    case catalog
    /// `samples` of the project's configuration.
    case project
    /// A number that selects the measured plural form.
    case plural
    /// A typical number, because no sample is given.
    case typical
    /// Nothing, because no sample is given.
    case none
  }

  /// The argument as written, such as `%1$@`.
  public var placeholder: String
  /// The text that is measured in its place.
  public var text: String
  /// The origin of the sample.
  public var origin: Origin

  /// Creates a sample.
  public init(placeholder: String, text: String, origin: Origin) {
    self.placeholder = placeholder
    self.text = text
    self.origin = origin
  }
}

/// The measured replacement for an argument with an unknown value.
public enum ArgumentFilling: Hashable, Sendable {
  /// There is no such argument.
  case exact
  /// A typical value: what does not fit with it may fit with another.
  case guessed
  /// Nothing: what does not fit so fits with no value.
  case emptied
}
