/// Reads files whole, within a limit.
package enum SourceFile {
  /// The largest file that is read, in bytes: 64 MiB, some thirty times the largest catalog known.
  package static let maximumSize = 64 << 20

  /// The bytes of a file.
  ///
  /// Every file that a project brings or names is read here, so that none is read beyond the project's boundary.
  /// What was opened is checked, not its path: a link that is replaced meanwhile leads nowhere else.
  ///
  /// - Parameters:
  ///   - boundary: What may be read; `.everywhere` for a path that the person who runs the program named.
  ///   - limit: The most bytes that the file may have.
  /// - Throws: `FileError` for a file that is missing, a folder, anything but a regular file, not
  ///   readable, or larger than `limit`; of a file outside the boundary only that it lies there.
  package static func bytes(
    of path: String, within boundary: ReadingBoundary, limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    let file = try opened(path, within: boundary, limit: limit)
    try boundary.check(file)
    return try file.bytes()
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
