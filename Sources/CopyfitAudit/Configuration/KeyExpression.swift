/// A regular expression for keys.
public struct KeyExpression: Hashable, Sendable {
  /// The expression as written.
  public let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether the expression is found anywhere in `key`.
  public func isFound(in key: String) -> Bool {
    key.contains(text)
  }
}
