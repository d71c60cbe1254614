internal import CopyfitFiles

extension FontError {
  /// What stands at a path, links followed.
  static func status(of path: String) throws(FontError) -> FileStatus {
    try looking(at: path) { () throws(FileStatus.Failure) in try FileStatus(path) }
  }

  /// What `body` returns; its failure as an error about a path.
  static func looking<Result>(
    at path: String, _ body: () throws(FileStatus.Failure) -> Result
  ) throws(FontError) -> Result {
    do { return try body() } catch { throw .unreadable(path: path, code: error.code) }
  }
}
