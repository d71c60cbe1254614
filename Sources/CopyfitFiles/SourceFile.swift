#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads files whole, within a limit.
package enum SourceFile {
  /// The largest file that is read, in bytes: 64 MiB, some thirty times the largest catalog known.
  package static let maximumSize = 64 << 20

  /// The bytes of a file.
  ///
  /// Every file that a project brings or names is read here, so that none is read beyond the project's boundary.
  /// What was opened is checked, not its path: a link that is replaced meanwhile leads nowhere else.
  ///
  /// - Parameters:
  ///   - boundary: What may be read; `.everywhere` for a path that the person who runs the program named.
  ///   - limit: The most bytes that the file may have.
  /// - Throws: `FileError` for a file that is missing, a folder, anything but a regular file, not
  ///   readable, or larger than `limit`; of a file outside the boundary only that it lies there.
  package static func bytes(
    of path: String, within boundary: ReadingBoundary, limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    let (size, descriptor): (Int, Int32)
    do throws(FileError) {
      size = try sizeOfRegularFile(path, limit: limit)
      descriptor = try opened(path)
    } catch {
      try boundary.check(path)
      throw error
    }
    defer { _ = close(descriptor) }
    try boundary.check(descriptor, openedAt: path)
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      failure = unsafe fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, count: &count)
    }
    if let failure { throw FileError(code: failure) }
    return bytes
  }

  /// Opens a file; neither a pipe nor a terminal that took its place meanwhile is waited for.
  private static func opened(_ path: String) throws(FileError) -> Int32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    return descriptor
  }

  /// The size of a regular file; asked before the file is opened, as opening a device may do something.
  private static func sizeOfRegularFile(
    _ path: String, limit: Int
  ) throws(FileError) -> Int {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let error = FileError(code: errno)
      guard error == .missing, SourceFolder.holds(path) else { throw error }
      throw .unreadable(reason: "it is a link to a file that does not exist")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .unreadable(reason: "it is not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return Int(status.st_size)
  }

  /// Reads until the buffer is full or the file ends; the result is the error's number, if any.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, count: inout Int
  ) -> Int32? {
    while count < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let added = unsafe read(descriptor, rest.baseAddress, rest.count)
      if added < 0, errno == EINTR { continue }
      if added < 0 { return errno }
      if added == 0 { return nil }
      count += added
    }
    return nil
  }
}
