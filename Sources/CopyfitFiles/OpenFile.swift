#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open regular file.
@safe
struct OpenFile: ~Copyable {
  /// The path by which it was opened.
  let path: String
  let descriptor: Int32
  private let size: Int

  /// Opens a file of limited size.
  ///
  /// - Throws: `FileError` if the path is missing, a folder or not a regular file, if it is not readable, or if it is
  ///   larger than `limit`.
  init(_ path: String, limit: Int) throws(FileError) {
    let size = try Self.sizeOfRegularFile(path, limit: limit)
    let descriptor = try Self.opened(path)
    (self.path, self.descriptor, self.size) = (path, descriptor, size)
  }

  deinit { _ = close(descriptor) }

  /// The content of the file, up to the size that it had when it was opened.
  func bytes() throws(FileError) -> [UInt8] {
    try Descriptor.bytes(of: descriptor, count: size)
  }

  /// The file's path after links are resolved; `nil` if the system cannot provide it.
  func realPath() -> String? {
    #if os(Linux)
      let known = SourceFolder.target(ofLink: "/proc/self/fd/\(descriptor)")
      if let known, known.hasPrefix("/") { return known }
    #endif
    // Without /proc, and on other systems, the path is resolved again and must lead to the same file.
    guard let real = SourceFolder.realPath(of: path) else { return nil }
    var (opened, found) = (stat(), stat())
    guard unsafe fstat(descriptor, &opened) == 0, unsafe lstat(real, &found) == 0,
      opened.st_dev == found.st_dev, opened.st_ino == found.st_ino
    else { return nil }
    return real
  }

  /// Opens a file without waiting for a pipe or terminal that may have replaced it.
  private static func opened(_ path: String) throws(FileError) -> Int32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    return descriptor
  }

  /// The size of a regular file, read before opening, because opening a device may have side effects.
  private static func sizeOfRegularFile(
    _ path: String, limit: Int
  ) throws(FileError) -> Int {
    let status: FileStatus
    do throws(FileStatus.Failure) {
      status = try FileStatus(path)
    } catch {
      let error = FileError(code: error.code)
      guard error == .missing, SourceFolder.holds(path) else { throw error }
      throw .unreadable(reason: "it is a link to a file that does not exist")
    }
    switch status.kind {
    case .file: break
    case .folder: throw .isFolder
    case .link, .other: throw .unreadable(reason: "it is not a regular file")
    }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    return status.size
  }
}
