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

  /// A time of the file system's clock.
  struct Time: Hashable {
    var seconds: Int64
    var nanoseconds: Int64

    init(seconds: Int64, nanoseconds: Int64 = 0) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    init(_ time: timespec) {
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }

    /// The time of day.
    static var now: Time { Time(seconds: Int64(time(nil))) }
  }

  let kind: Kind
  let size: Int
  let identity: Identity
  /// When the contents were last written, as far as nobody set another time.
  let modified: Time
  /// When contents, name or rights were last changed, which no program can set.
  let changed: Time

  /// Follows links.
  init(_ path: String) throws(FontError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
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
