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
  /// - Parameter limit: The most bytes that the file may have.
  /// - Throws: `FileError` for a file that is missing, a folder, anything but a regular file, not
  ///   readable, or larger than `limit`.
  package static func bytes(
    of path: String, limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    let size = try sizeOfRegularFile(path, limit: limit)
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    defer { _ = close(descriptor) }
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      failure = unsafe fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, count: &count)
    }
    if let failure { throw FileError(code: failure) }
    return bytes
  }

  /// The size of a regular file; asked before the file is opened, as opening a pipe would wait.
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
