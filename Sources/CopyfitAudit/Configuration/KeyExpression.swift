/// A regular expression for keys.
///
/// Understood are `.`, classes such as `[a-z]`, `\d`, `\w` and `\s`, groups, `|`, `*`, `+`, `?`, `{2,5}`,
/// `^`, `$` and `\b`. What would need backtracking, such as `\1` or `(?=…)`, is not: so whatever is found is
/// found in time that grows with the key alone, and on every machine alike. No engine that backtracks, ICU's
/// among them, can promise that.
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
  /// The longest pieces that are in every key in which it is found.
  let pieces: [String]
  private let program: ExpressionProgram

  /// Reads an expression.
  init(_ text: String) throws(SyntaxError) {
    self.text = text
    var parser = ExpressionParser(text)
    let node = try parser.parse()
    program = try ExpressionProgram(node)
    pieces = node.pieces
  }

  /// Whether the expression is found anywhere in `key`.
  ///
  /// - Complexity: O(*n* × *m*) for a key of *m* characters and an expression that is *n* instructions long:
  ///   about one for each of its characters, but counts in braces multiply them, up to
  ///   `ExpressionProgram.maximumLength`.
  public func isFound(in key: String) -> Bool {
    program.isFound(in: Array(key.unicodeScalars))
  }
}
