#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The folder that the program works in.
package enum WorkingFolder {
  /// Its absolute path; `nil` if it has no path, for the reason in `problem`.
  package static var path: String? { try? result.get() }

  /// Why its path is unknown, in a clause for a person; `nil` where it is.
  package static var problem: String? {
    switch result {
    case .success: nil
    case .failure(let problem): problem.message
    }
  }

  /// Why its path is unknown.
  private struct Problem: Error {
    var message: String
  }

  private static var result: Result<String, Problem> {
    guard let path = unsafe getcwd(nil, 0) else {
      return .failure(
        Problem(message: "the working folder does not exist any more"))
    }
    defer { unsafe free(path) }
    let text = unsafe PathText(
      UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:)))
    if !text.isUTF8 {
      return .failure(
        Problem(message: "the path of the working folder is not UTF-8: \(text.shown)"))
    }
    // Linux says so of a folder that the program's root does not hold.
    return text.shown.hasPrefix("/")
      ? .success(text.shown)
      : .failure(Problem(message: "the working folder cannot be reached"))
  }
}
