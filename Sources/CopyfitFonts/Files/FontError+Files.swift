internal import CopyfitFiles

extension FontError {
  /// The status of a path, after links are followed.
  static func status(of path: String) throws(FontError) -> FileStatus {
    try looking(at: path) { () throws(FileStatus.Failure) in try FileStatus(path) }
  }

  /// The result of `body`; its failure becomes an error about a path.
  static func looking<Result>(
    at path: String, _ body: () throws(FileStatus.Failure) -> Result
  ) throws(FontError) -> Result {
    do { return try body() } catch { throw .unreadable(path: path, code: error.code) }
  }
}
