#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What is at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, link, other }

  /// What tells a file from all others on a machine, whatever paths lead to it.
  package struct Identity: Hashable, Sendable {
    /// The number of its file system.
    package var device: UInt64
    /// Its number there.
    package var inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// A time of the file system's clock, since 1970.
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

    /// The time of day.
    package static var now: Time { Time(seconds: Int64(time(nil))) }
  }

  /// The number by which the system says why there is no status (`errno`).
  package struct Failure: Error, Hashable, Sendable {
    package var code: Int32
  }

  package let kind: Kind
  /// In bytes.
  package let size: Int
  package let identity: Identity
  /// When the contents were last written, unless a program set another time.
  package let modified: Time
  /// When contents, name or rights were last changed, which no program can set.
  package let changed: Time

  /// Looks at what a path leads to, or at a link itself.
  package init(_ path: String, followingLinks: Bool = true) throws(Failure) {
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
