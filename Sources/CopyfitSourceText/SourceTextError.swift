#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a file cannot be read, or its text not be understood.
///
/// The file's path is not part of it: who asked for the file knows it.
public enum SourceTextError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case missing
  /// A folder stands where a file is expected.
  case isFolder
  /// The system refuses; `reason` is the system's.
  case unreadable(reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The text breaks the rules of its format.
  case syntax(message: String, position: SourcePosition)

  /// The error for a number that the system reported in `errno`.
  init(code: Int32) {
    self =
      code == ENOENT || code == ENOTDIR
      ? .missing : .unreadable(reason: unsafe String(cString: strerror(code)).lowercased())
  }

  /// What is wrong, in one clause for a person, without file and place.
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "a folder stands in place of a file"
    case .unreadable(let reason): reason
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB, the most that is read"
    case .syntax(let message, position: _): message
    }
  }

  /// The place in the file, where the error has one.
  public var position: SourcePosition? {
    if case .syntax(message: _, let position) = self { position } else { nil }
  }
}
