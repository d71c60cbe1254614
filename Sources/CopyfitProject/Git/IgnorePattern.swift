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

  /// Reads a line; `nil` where that is empty, a comment, or a pattern that nothing can match.
  init?(_ line: ArraySlice<UInt8>) {
    var text = Self.trimmed(line)
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == .slash
    if isForFolders { text.removeLast() }
    isForNames = !text.contains(.slash)
    if text.first == .slash { text.removeFirst() }
    var parser = IgnorePatternParser(text)
    guard !text.isEmpty, let parts = parser.parse() else { return nil }
    self.parts = parts
  }

  /// The line up to the spaces at its end, of which a backslash keeps one, and to a NUL, as git reads it.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.prefix { $0 != 0 }
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      let byte = line[position]
      position += byte == .backslash ? 2 : 1
      // A backslash at the very end keeps all of the line.
      if position > line.endIndex { return line }
      if byte != UInt8(ascii: " ") { end = position }
    }
    return line[..<end]
  }
}
