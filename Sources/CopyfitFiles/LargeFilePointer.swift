/// The small text that Git LFS stores in place of a large file until it is fetched.
///
/// Source: `docs/spec.md` of Git LFS, version 1.
package enum LargeFilePointer {
  /// The reason that such a file cannot be read, as a clause.
  package static let reason =
    "it is only a pointer of Git LFS, and the file itself is not here; run 'git lfs pull'"

  /// The maximum size of a pointer, in bytes: Git LFS takes no larger file for one.
  private static let maximumSize = 1_024

  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Whether the bytes of a file are a pointer.
  package static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= start.count, bytes.count < maximumSize else { return false }
    return start.indices.allSatisfy { bytes[$0] == start[$0] }
  }
}
