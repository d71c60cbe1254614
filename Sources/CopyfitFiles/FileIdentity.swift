#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What tells a file from all others on a machine, whatever paths lead to it.
package struct FileIdentity: Hashable, Sendable {
  /// The number of its file system.
  package var system: UInt64
  /// Its number there.
  package var number: UInt64

  /// The identity of what stands at a path itself, links not followed; `nil` where there is nothing.
  package init?(of path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    system = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
