public import CopyfitSourceText

/// What stands for a placeholder, such as `%@`.
public struct PlaceholderSample: Hashable, Sendable {
  /// The placeholder as texts write it, such as `%1$@`.
  public var placeholder: String
  /// What is measured in its place.
  public var text: String
  /// Where the entry is.
  public var position: SourcePosition

  /// Creates a sample.
  public init(placeholder: String, text: String, position: SourcePosition) {
    self.placeholder = placeholder
    self.text = text
    self.position = position
  }
}
