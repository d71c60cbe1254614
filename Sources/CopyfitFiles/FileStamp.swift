/// The size and modification time of a file, in the precision of git's index.
package struct FileStamp: Hashable, Sendable {
  /// A time since 1970.
  package struct Time: Hashable, Comparable, Sendable {
    /// Seconds, modulo 2³².
    package var seconds: UInt32
    package var nanoseconds: UInt32

    package static func < (left: Self, right: Self) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  package var modified: Time
  /// The size in bytes, modulo 2³².
  package var size: UInt32

  /// Creates a stamp.
  package init(seconds: UInt32, nanoseconds: UInt32, size: UInt32) {
    modified = Time(seconds: seconds, nanoseconds: nanoseconds)
    self.size = size
  }

  /// The stamp of a path without following a link; `nil` if nothing is there.
  package init?(of path: String) {
    guard let status = try? FileStatus(path, followingLinks: false) else { return nil }
    self.init(
      seconds: UInt32(truncatingIfNeeded: status.modified.seconds),
      nanoseconds: UInt32(truncatingIfNeeded: status.modified.nanoseconds),
      size: UInt32(truncatingIfNeeded: status.size))
  }
}
