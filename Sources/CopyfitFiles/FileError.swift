#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The reason why a file or a folder cannot be read.
///
/// The error does not contain the path, because the caller knows it.
public enum FileError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case missing
  /// The path is a folder instead of a file.
  case isFolder
  /// The system denies access; `reason` is the system's message.
  case unreadable(reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The project may not read the file, whether or not it exists.
  case refused(Refusal)

  /// The reason why a file may not be read.
  public enum Refusal: Hashable, Sendable {
    /// The file is outside the project's repository.
    case outsideRepository
    /// The project has no repository, and the file is outside its folder.
    case outsideProject
    /// The file is in git's own folder, which may contain credentials.
    case gitFolder

    /// The reason as one clause, without the path.
    var message: String {
      switch self {
      case .outsideRepository: "it lies outside the repository; --follow-links allows it"
      case .outsideProject:
        "it lies outside the project's folder, and no repository holds both; "
          + "--follow-links allows it"
      case .gitFolder: "it lies in a folder of git's own; --follow-links allows it"
      }
    }
  }

  /// Creates the error for a value of `errno`.
  init(code: Int32) {
    self =
      code == ENOENT || code == ENOTDIR
      ? .missing : .unreadable(reason: unsafe String(cString: strerror(code)).lowercased())
  }

  /// The problem as one clause, without the path.
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "this is a folder, not a file"
    case .unreadable(let reason): reason
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB, the most that is read"
    case .refused(let refusal): refusal.message
    }
  }
}
