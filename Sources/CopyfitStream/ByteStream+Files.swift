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

  /// Writes text into a device, a pipe or a file, which is emptied first.
  public static func write(_ text: String, into path: String) throws(Failure) {
    try write(Array(text.utf8), opening: path, O_WRONLY | O_CREAT | O_TRUNC)
  }

  /// Puts a file with the text in a path's place, as a whole or not at all.
  public static func replace(_ path: String, with text: String) throws(Failure) {
    try replace(path, with: Array(text.utf8))
  }

  /// Puts a file with the bytes in a path's place, as a whole or not at all.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    do throws(Failure) {
      try write(bytes, opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
      guard unsafe rename(temporary, path) == 0 else { throw failure(errno) }
    } catch {
      unsafe _ = unlink(temporary)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], opening path: String, _ flags: Int32
  ) throws(Failure) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    do throws(Failure) {
      try ByteStream(descriptor: descriptor).write(bytes)
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
    case .closed: "nobody reads it any more"
    case .system(_, let message): message
    }
  }
}
