package import CopyfitSourceText

/// Why a text is no XML that can be read.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, as the predicate of a sentence about the file: `ends inside <body>`.
  package var message: String
  package var position: SourcePosition

  package init(message: String, position: SourcePosition) {
    self.message = message
    self.position = position
  }
}
