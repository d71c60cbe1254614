/// Reads whole files, within a limit.
package enum SourceFile {
  /// The maximum size of a file, in bytes: 128 MiB, about sixty times the largest known catalog.
  package static let maximumSize = 128 << 20

  /// The bytes of a file.
  ///
  /// All files that a project contains or names are read here, so that none outside the project's boundary is read. The
  /// check is on the open file, not on its path, so that replacing a link has no effect.
  ///
  /// - Parameters:
  ///   - boundary: The files that may be read; `.everywhere` for a path from the user.
  ///   - limit: The maximum number of bytes.
  ///   - allowsPointers: Whether the bytes of a pointer of Git LFS are given like those of other files.
  /// - Throws: `FileError` if the path is missing, a folder or not a regular file, if it is not readable, if it is
  ///   larger than `limit`, or if it is a pointer of Git LFS that is not allowed. For a file outside the boundary, only that it is outside.
  package static func bytes(
    of path: String, within boundary: ReadingBoundary, limit: Int = maximumSize,
    allowsPointers: Bool = false
  ) throws(FileError) -> [UInt8] {
    let file = try opened(path, within: boundary, limit: limit)
    try boundary.check(file)
    let bytes = try file.bytes()
    if !allowsPointers, LargeFilePointer.matches(bytes.span) {
      throw .unreadable(reason: LargeFilePointer.reason)
    }
    return bytes
  }

  /// The first bytes of a file, which may be of any size; `nil` if it cannot be read.
  ///
  /// Only for files that a user named for writing, because no boundary is checked.
  ///
  /// - Parameter count: The maximum number of bytes.
  package static func start(of path: String, count: Int) -> [UInt8]? {
    do throws(FileError) {
      let file = try OpenFile(path, limit: .max)
      return try Descriptor.bytes(of: file.descriptor, count: count)
    } catch {
      return nil
    }
  }

  private static func opened(
    _ path: String, within boundary: ReadingBoundary, limit: Int
  ) throws(FileError) -> OpenFile {
    do throws(FileError) {
      return try OpenFile(path, limit: limit)
    } catch {
      try boundary.check(path)
      throw error
    }
  }
}
