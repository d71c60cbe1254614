/// A regular expression for keys.
public struct KeyExpression: Hashable, Sendable {
  /// Why a text is no regular expression.
  struct SyntaxError: Error, Hashable {
    /// What is wrong, in one clause.
    var message: String
  }

  /// The expression as written.
  public let text: String

  init(_ text: String) throws(SyntaxError) {
    self.text = text
  }

  /// Whether the expression is found anywhere in `key`.
  public func isFound(in key: String) -> Bool {
    key.contains(text)
  }
}
