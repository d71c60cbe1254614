#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The program's working folder.
package enum WorkingFolder {
  /// Its absolute path; `nil` if it has no path, for the reason in `problem`.
  package static var path: String? { try? result.get() }

  /// The reason why its path is unknown, as a clause; `nil` if it is known.
  package static var problem: String? {
    switch result {
    case .success: nil
    case .failure(let problem): problem.message
    }
  }

  /// The reason why its path is unknown.
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
    // On Linux, the path of a folder outside the process's root does not start with `/`.
    return text.shown.hasPrefix("/")
      ? .success(text.shown)
      : .failure(Problem(message: "the working folder cannot be reached"))
  }
}
