/// A line of a `.gitignore`, ready to be compared with paths.
///
/// The rules are those of gitignore(5) and of git's `wildmatch.c`: bytes are compared, not characters, and case
/// counts, whatever `core.ignoreCase` says of one machine's disk.
struct IgnorePattern {
  /// What a part of a pattern takes.
  enum Part: Hashable {
    case byte(UInt8)
    /// Any one byte but `/`.
    case anyByte
    /// One of the bytes whose places say so, never `/`.
    case set(ByteSet)
    /// Any bytes but `/`, also none.
    case name
    /// Any bytes, also none.
    case folders
    /// The next two parts, folders and a slash, or none of them.
    case optionalFolders
  }

  /// Whether it takes back what patterns above it ignore.
  let isNegated: Bool
  /// Whether only folders are meant.
  let isForFolders: Bool
  /// Whether it is compared with the last name of a path, not with the path from the pattern's own folder on.
  let isForNames: Bool
  let parts: [Part]
}
