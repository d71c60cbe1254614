#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The status of a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, link, other }

  /// A file's identity on a machine, the same for all paths to it.
  package struct Identity: Hashable, Sendable {
    /// The number of its file system.
    package var device: UInt64
    /// Its number in the file system.
    package var inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// A time of the file system's clock since 1970.
  package struct Time: Hashable, Sendable {
    package var seconds: Int64
    package var nanoseconds: Int64

    package init(seconds: Int64, nanoseconds: Int64 = 0) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    fileprivate init(_ time: timespec) {
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }

    /// The current time.
    package static var now: Time { Time(seconds: Int64(time(nil))) }
  }

  /// The system's error number (`errno`) if there is no status.
  package struct Failure: Error, Hashable, Sendable {
    package var code: Int32
  }

  package let kind: Kind
  /// The size, in bytes.
  package let size: Int
  package let identity: Identity
  /// The time when the contents were last written; programs can set it.
  package let modified: Time
  /// The time when contents, name or permissions last changed; programs cannot set it.
  package let changed: Time

  /// Reads the status of a path's target, or of a link itself.
  package init(_ path: String, followingLinks: Bool = true) throws(Failure) {
    // The system would take the part before a NUL for the path.
    guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
    var status = stat()
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw Failure(code: errno) }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}
