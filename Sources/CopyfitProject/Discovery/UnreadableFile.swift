package import CopyfitSourceText

/// A file that cannot be read.
package struct UnreadableFile: Sendable {
  package var file: String
  package var message: String
  /// The place of the report; `nil` for the start of the file itself.
  package var location: SourceLocation?
  /// Whether Xcode builds the file anyway, so that the app loses no text.
  package var isBuilt = false

  package init(file: String, message: String, location: SourceLocation? = nil) {
    (self.file, self.message, self.location) = (file, message, location)
  }
}
