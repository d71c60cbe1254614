#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension ReadingBoundary {
  /// Checks where a file lies that is open.
  ///
  /// - Parameter path: The path that it was opened by.
  /// - Throws: `FileError` for a file that may not be read, and for one that is not at its path any more where
  ///   the system cannot say where it is.
  func check(_ descriptor: Int32, openedAt path: String) throws(FileError) {
    guard isLimited else { return }
    guard let real = Self.realPath(of: descriptor, openedAt: path) else {
      try check(path)
      throw .unreadable(reason: "another file took its place meanwhile")
    }
    if let refusal = refusal(ofReal: real) { throw .refused(refusal) }
  }

  private static func realPath(of descriptor: Int32, openedAt path: String) -> String? {
    #if os(Linux)
      let known = SourceFolder.target(ofLink: "/proc/self/fd/\(descriptor)")
      if let known, known.hasPrefix("/") { return known }
    #endif
    // Without /proc, and on other systems, it is looked up again, and must be the same file.
    guard let real = SourceFolder.realPath(of: path) else { return nil }
    var (opened, found) = (stat(), stat())
    guard unsafe fstat(descriptor, &opened) == 0, unsafe lstat(real, &found) == 0,
      opened.st_dev == found.st_dev, opened.st_ino == found.st_ino
    else { return nil }
    return real
  }
}
