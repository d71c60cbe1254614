#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension ByteStream {
  /// The stream that a path such as `/dev/stdout` or `/dev/fd/3` names; `nil` for all other paths.
  ///
  /// Such a path is opened anew by the system, which would overwrite what was written before.
  public init?(devicePath path: String) {
    switch path {
    case "/dev/stdout": self = .standardOutput
    case "/dev/stderr": self = .standardError
    default:
      let prefix = "/dev/fd/"
      guard path.hasPrefix(prefix), let descriptor = Int32(path.dropFirst(prefix.count)),
        descriptor >= 0
      else { return nil }
      self.init(descriptor: descriptor)
    }
  }

  /// Writes into a device, a pipe or a file, which is emptied first.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  public static func write(
    into path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    try write(opening: path, O_WRONLY | O_CREAT | O_TRUNC, body)
  }

  /// Writes to the end of a file, which is made if there is none.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  public static func append(
    to path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    try write(opening: path, O_WRONLY | O_CREAT | O_APPEND, body)
  }

  /// Puts a file in a path's place, as a whole or not at all; who may read and write it stays the same.
  ///
  /// Whoever interrupts the program meanwhile interrupts it when that is done, so that no part of a file
  /// is left over.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  /// - Throws: `Failure` also for a file that is read-only.
  public static func replace(
    _ path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isReadOnly(path) else {
      throw .system(code: EACCES, message: "the file is read-only, and stays as it is")
    }
    let temporary = "\(path).\(getpid()).tmp"
    let hold = InterruptHold()
    defer { hold.release() }
    do throws(Failure) {
      try write(
        opening: temporary, O_WRONLY | O_CREAT | O_EXCL, permissions: permissions(of: path), body)
      guard unsafe rename(temporary, path) == 0 else { throw failure(errno) }
    } catch {
      unsafe _ = unlink(temporary)
      throw error
    }
  }

  /// Puts a file with the text in a path's place, as a whole or not at all.
  public static func replace(_ path: String, with text: String) throws(Failure) {
    try replace(path) { stream throws(Failure) in try stream.write(text) }
  }

  /// Puts a file with the bytes in a path's place, as a whole or not at all.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try replace(path) { stream throws(Failure) in try stream.write(bytes) }
  }

  /// Whether a file exists that cannot be written: by anyone, as its mode says, or by this user.
  ///
  /// Putting another file in its place asks only its folder, and the system lets root write to every file.
  public static func isReadOnly(_ path: String) -> Bool {
    guard let permissions = permissions(of: path) else { return false }
    return unsafe permissions & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Who may read and write a file; `nil` if there is none.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// - Parameter permissions: Those of a new file; `nil` for what the process gives to new files.
  private static func write(
    opening path: String, _ flags: Int32, permissions: mode_t? = nil,
    _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, permissions ?? 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    // Opening has left out what the process gives to no new file. Not all file systems know permissions.
    if let permissions { _ = fchmod(descriptor, permissions) }
    do throws(Failure) {
      try body(ByteStream(descriptor: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems tell only here that there was no room.
    guard close(descriptor) == 0 else { throw failure(errno) }
  }
}

extension ByteStream.Failure {
  /// The reason in words.
  public var reason: String {
    switch self {
    case .closed: "its reader has closed it"
    case .system(_, let message): message
    }
  }
}
