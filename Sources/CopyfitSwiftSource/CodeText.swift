package import CopyfitSourceText

/// A text that code sets on an object.
package struct CodeText: Hashable, Sendable {
  /// The content of a text.
  package enum Content: Hashable, Sendable {
    /// The text of a key.
    case key(CodeKey)
    /// A literal text in the code.
    case literal(String)
  }

  /// The content of the text.
  package var content: Content
  /// Whether the text is certainly set there: it is neither one of several that a helper may return, nor from one of
  /// several types with one name.
  package var isCertain: Bool
  /// The places that the text comes from: the place that sets it is first, the place that names its key is last.
  package var steps: [SourceLocation]
  /// The file near which the key's table is.
  package var namingFile: String
}

/// A key in code.
package struct CodeKey: Hashable, Sendable {
  /// The key, with `%@` for each argument of unknown type.
  package var key: String
  /// The table; `nil` for the default table.
  package var table: String?
  /// The text if the table lacks the key; `nil` for the key itself.
  package var fallback: String?
  /// Whether the key has arguments, written as `%@`.
  package var hasArguments = false
  /// Whether the key and the table have names that a generator made from those in the tables: `checkoutTitle` for
  /// `checkout.title`.
  package var isGenerated = false
  /// Whether it is a key of the main bundle, or of a bundle that the caller gives: its table is near the code that uses
  /// the text, not near a helper of another module that looks it up (documentation of `NSLocalizedString`).
  package var isOfCaller = false
  /// Whether it is a key of the main bundle for certain, which has no tables of packages.
  package var isOfMain = false
}
