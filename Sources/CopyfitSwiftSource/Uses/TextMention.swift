package import CopyfitSourceText

/// A place where code requests a text by one of its own properties or functions.
package struct TextMention: Hashable, Sendable {
  /// The key of the text.
  package var key: CodeKey
  /// The place.
  package var place: SourceLocation
  /// The file that names the key.
  package var namingFile: String
}
