#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension ByteStream {
  /// Creates the stream for a path such as `/dev/stdout` or `/dev/fd/3`; `nil` for other paths.
  ///
  /// The system would open such a path again, and overwrite earlier output.
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

  /// Writes to a device, a pipe or a file, which is truncated first.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  public static func write(
    into path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    try write(opening: path, O_WRONLY | O_CREAT | O_TRUNC, body)
  }

  /// Appends to a file, which is created if necessary.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  public static func append(
    to path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    try write(opening: path, O_WRONLY | O_CREAT | O_APPEND, body)
  }

  /// Replaces a file atomically, and keeps its permissions.
  ///
  /// An interrupt ends the operation at the next write, so that no temporary file remains.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Writes the content.
  /// - Throws: `Failure`, also for a read-only file.
  public static func replace(
    _ path: String, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isReadOnly(path) else {
      throw .system(code: EACCES, message: "the file is read-only, so it is not replaced")
    }
    let temporary = "\(path).\(getpid()).tmp"
    let hold = InterruptHold()
    defer { hold.release() }
    do throws(Failure) {
      try write(
        opening: temporary, O_WRONLY | O_CREAT | O_EXCL, permissions: permissions(of: path),
        endsWhenInterrupted: true, body)
      guard unsafe rename(temporary, path) == 0 else { throw failure(errno) }
    } catch {
      unsafe _ = unlink(temporary)
      throw error
    }
  }

  /// Replaces a file atomically with a text.
  public static func replace(_ path: String, with text: String) throws(Failure) {
    try replace(path) { stream throws(Failure) in try stream.write(text) }
  }

  /// Removes a plain file; `false` if it does not exist, or if the system refuses.
  package static func remove(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe unlink(path) == 0
  }

  /// Whether a file exists that cannot be written: by its mode, or by this user.
  ///
  /// Replacing a file only needs access to its directory, and root can write to every file.
  public static func isReadOnly(_ path: String) -> Bool {
    guard let permissions = permissions(of: path) else { return false }
    return unsafe permissions & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// The permissions of a file; `nil` if it does not exist.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Opens a file and writes to it.
  ///
  /// - Parameters:
  ///   - permissions: The permissions of a new file; `nil` for the process's default.
  ///   - endsWhenInterrupted: Whether an interrupt that is delayed ends the writing.
  private static func write(
    opening path: String, _ flags: Int32, permissions: mode_t? = nil,
    endsWhenInterrupted: Bool = false, _ body: (ByteStream) throws(Failure) -> Void
  ) throws(Failure) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, permissions ?? 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    // `open` has applied the process's mask. Not all file systems support permissions.
    if let permissions { _ = fchmod(descriptor, permissions) }
    do throws(Failure) {
      try body(ByteStream(descriptor: descriptor, endsWhenInterrupted: endsWhenInterrupted))
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw failure(errno) }
  }
}

extension ByteStream.Failure {
  /// The reason as text.
  public var reason: String {
    switch self {
    case .closed: "its reader has closed it"
    case .system(_, let message): message
    }
  }
}
