public import CopyfitSourceText

/// The sample value of a placeholder such as `%@`.
public struct PlaceholderSample: Hashable, Sendable {
  /// The placeholder as written in texts, such as `%1$@`.
  public var placeholder: String
  /// The text that is measured in its place.
  public var text: String
  /// The place of the entry.
  public var position: SourcePosition

  /// Creates a sample.
  public init(placeholder: String, text: String, position: SourcePosition) {
    self.placeholder = placeholder
    self.text = text
    self.position = position
  }
}
