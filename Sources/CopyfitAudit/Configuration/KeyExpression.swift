/// A regular expression for keys.
///
/// Understood are `.`, classes such as `[a-z]`, `\d`, `\w` and `\s`, groups, `|`, `*`, `+`, `?`, `{2,5}`,
/// `^`, `$` and `\b`. What would need backtracking, such as `\1` or `(?=…)`, is not: so no expression can
/// take longer than its own length times the key's.
public struct KeyExpression: Hashable, Sendable {
  /// Why a text is no regular expression.
  struct SyntaxError: Error, Hashable {
    /// What is wrong, in one clause.
    var message: String

    init(_ message: String) {
      self.message = message
    }
  }

  /// The expression as written.
  public let text: String
  private let program: ExpressionProgram

  /// Reads an expression.
  init(_ text: String) throws(SyntaxError) {
    self.text = text
    var parser = ExpressionParser(text)
    program = try ExpressionProgram(try parser.parse())
  }

  /// Whether the expression is found anywhere in `key`.
  ///
  /// - Complexity: O(*n* × *m*) for an expression of *n* and a key of *m* characters.
  public func isFound(in key: String) -> Bool {
    program.isFound(in: Array(key.unicodeScalars))
  }
}
