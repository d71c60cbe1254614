package import CopyfitLabels
package import CopyfitSourceText

/// A place where code gives a text to what shows or speaks it.
package struct TextUse: Hashable, Sendable {
  /// What shows or speaks the text.
  package var surface: Label.Surface
  /// The key; for a text that SwiftUI takes for a key, that text.
  package var key: CodeKey
  /// Where the text is mentioned.
  package var place: SourceLocation
  /// The file that names the key.
  package var namingFile: String
  /// Whether it is certain that the text is shown.
  package var isCertain: Bool
  /// Whether the text is shown as its table has it, not as a part of another one or changed.
  package var isWhole: Bool
  /// Whether the app's own code may decide how high the surface is, or in which font.
  package var isOwnLayout: Bool
}
