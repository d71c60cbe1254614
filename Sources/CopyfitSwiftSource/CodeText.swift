package import CopyfitSourceText

/// A text that code gives to something that shows it.
package struct CodeText: Hashable, Sendable {
  /// What the text is.
  package enum Content: Hashable, Sendable {
    /// The text of a key.
    case key(CodeKey)
    /// A text that is written in the code.
    case literal(String)
  }

  /// What the text is.
  package var content: Content
  /// Whether it is certain that the text is given there: neither one of several that a helper may return, nor one of
  /// several types of one name.
  package var isCertain: Bool
  /// Where the text comes from: the place that gives it first, that which names its key last.
  package var steps: [SourceLocation]
}

/// A key that code names.
package struct CodeKey: Hashable, Sendable {
  /// The key; `%@` is in it where an argument of unknown type is.
  package var key: String
  /// The table; `nil` for that which is asked where nothing is said.
  package var table: String?
  /// What is shown where the table lacks the key; `nil` where the key itself is.
  package var fallback: String?
  /// Whether the key has arguments, written as `%@`.
  package var hasArguments = false
  /// Whether the key, and the table where there is one, are names that a program makes of those of the tables:
  /// `checkoutTitle` for `checkout.title`.
  package var isGenerated = false
}
