/// The patterns of a `.gitignore`, or of a repository's `info/exclude`.
struct IgnoreFile {
  /// The maximum size of a file, in bytes: 1 MiB, about a thousand times an ordinary one.
  static let maximumSize = 1 << 20

  /// The path relative to the top of the work tree.
  let name: String
  /// The size of the file, in bytes.
  let size: Int
  /// The number of bytes of a path that name the file's own folder, including the slash.
  private let base: Int
  private let patterns: [IgnorePattern]

  /// A path to match.
  struct Path {
    /// The path relative to the top of the work tree.
    var bytes: ArraySlice<UInt8>
    /// The position of the last name.
    var name: Int

    init(_ path: String) {
      bytes = Array(path.utf8)[...]
      name = bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0
    }
  }

  /// - Parameters:
  ///   - folder: The folder that the patterns are relative to, from the top of the work tree; empty for the top itself.
  ///   - name: The file's own path relative to the top of the work tree.
  init(_ bytes: [UInt8], in folder: String, named name: String) {
    self.name = name
    size = bytes.count
    base = folder.isEmpty ? 0 : folder.utf8.count + 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    patterns = text.split(separator: 0x0A).compactMap { line in
      IgnorePattern(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// Whether a path in the file's folder is ignored, according to the last pattern that matches; `nil` if none matches.
  ///
  /// - Parameter isFolder: Returns whether the path itself is a folder. It is only called if needed.
  func ignores(
    _ path: Path, isFolder: () -> Bool, _ matcher: inout IgnoreMatcher
  ) -> Bool? {
    for pattern in patterns.reversed() {
      let text = path.bytes[(pattern.isForNames ? path.name : base)...]
      guard matcher.matches(pattern, text), !pattern.isForFolders || isFolder() else { continue }
      return !pattern.isNegated
    }
    return nil
  }
}
