#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a file or a folder cannot be read.
///
/// The path is not part of it: the caller knows it.
public enum FileError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case missing
  /// A folder stands where a file is expected.
  case isFolder
  /// The system refuses; `reason` is the system's.
  case unreadable(reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The project may not read the file, whether there is one or not.
  case refused(Refusal)

  /// Why a file is not read.
  public enum Refusal: Hashable, Sendable {
    /// The file lies outside the project's repository.
    case outsideRepository
    /// The project has no repository, and the file lies outside its folder.
    case outsideProject
    /// The file is git's own, such as one that holds what git signs in with.
    case gitFolder

    /// What is wrong, in one clause for a person, without the path.
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

  /// The error for a number that the system reported in `errno`.
  init(code: Int32) {
    self =
      code == ENOENT || code == ENOTDIR
      ? .missing : .unreadable(reason: unsafe String(cString: strerror(code)).lowercased())
  }

  /// What is wrong, in one clause for a person, without the path.
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
