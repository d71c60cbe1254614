/// A line of a `.gitignore`, parsed for matching.
///
/// The rules are those of gitignore(5) and of git's `wildmatch.c`: bytes are compared, not characters, and case
/// matters, regardless of `core.ignoreCase` on a machine.
struct IgnorePattern {
  /// A part of a pattern, by what it matches.
  enum Part: Hashable {
    case byte(UInt8)
    /// Any byte except `/`.
    case anyByte
    /// One of the bytes in the set, which never contains `/`.
    case set(ByteSet)
    /// Any number of bytes except `/`.
    case name
    /// Any number of bytes.
    case folders
    /// The next two parts, a folder wildcard and a slash, or nothing.
    case optionalFolders
  }

  /// Whether it reverts earlier patterns that ignore the path.
  let isNegated: Bool
  /// Whether it matches only folders.
  let isForFolders: Bool
  /// Whether it matches the last name of a path, rather than the path relative to the pattern's own folder.
  let isForNames: Bool
  let parts: [Part]
}
