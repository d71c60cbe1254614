/// The patterns of a `.gitignore`, or of a repository's `info/exclude`.
struct IgnoreFile {
  /// The largest file that is read, in bytes: 1 MiB, some thousand times an ordinary one.
  static let maximumSize = 1 << 20

  /// How many bytes the file has.
  let size: Int
  /// How many bytes of a path stand for the file's own folder, with the slash behind it.
  private let base: Int
  private let patterns: [IgnorePattern]

  /// A path that is looked for.
  struct Path {
    /// From the top of the work tree on.
    var bytes: ArraySlice<UInt8>
    /// Where the last name starts.
    var name: Int

    init(_ path: String) {
      bytes = Array(path.utf8)[...]
      name = bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0
    }
  }

  /// - Parameter folder: The folder from which the patterns count, from the top of the work tree on; empty for
  ///   that itself.
  init(_ bytes: [UInt8], in folder: String) {
    size = bytes.count
    base = folder.isEmpty ? 0 : folder.utf8.count + 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    patterns = text.split(separator: 0x0A).compactMap { line in
      IgnorePattern(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// Whether a path in the file's folder is ignored, as the last pattern that matches says; `nil` where none does.
  ///
  /// - Parameter isFolder: Says whether the path itself is a folder; asked only where that matters.
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
