internal import CopyfitSourceText

/// A file that cannot be read.
struct UnreadableFile: Sendable {
  var file: String
  var message: String
  /// Where that is reported; `nil` for the start of the file itself.
  var location: SourceLocation?
}
