internal import CopyfitUnicode

/// The runs of a plain text.
enum PlainRuns {
  /// One run in the stack's own face.
  case own(Script)
  /// Runs that differ in script, or in which other faces draw characters.
  case mixed
}
