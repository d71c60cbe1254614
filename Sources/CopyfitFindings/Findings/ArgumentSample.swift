public import CopyfitSourceText

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
    /// An argument of a preview, or a default value in code.
    case code
    /// A number that selects the measured plural form.
    case plural
    /// A typical number, because no sample is given.
    case typical
    /// An empty text, because no sample is given.
    case none
  }

  /// The argument as written, such as `%1$@`.
  public var placeholder: String
  /// The text that is measured in its place.
  public var text: String
  /// The origin of the sample.
  public var origin: Origin
  /// The place of a sample in code; `nil` for others.
  public var source: SourceLocation?

  /// Creates a sample.
  public init(
    placeholder: String, text: String, origin: Origin, source: SourceLocation? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.origin = origin
    self.source = source
  }
}

/// The measured replacement for an argument with an unknown value.
public enum ArgumentFilling: Hashable, Sendable {
  /// There is no such argument.
  case exact
  /// A typical value: a text that does not fit with it may fit with another one.
  case guessed
  /// An empty value: a text that does not fit with it fits with no value.
  case emptied
}
