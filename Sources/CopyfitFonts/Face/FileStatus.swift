#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, directory, other }

  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let size: Int
  let identity: Identity

  /// Follows links.
  init(_ path: String) throws(FontError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
