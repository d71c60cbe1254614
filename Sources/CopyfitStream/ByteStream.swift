internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One end of a pipe, file or terminal, read or written in blocks.
///
/// It has a bare file descriptor, which it does not close.
@safe
public struct ByteStream: Hashable, Sendable {
  /// The reason that reading or writing failed.
  public enum Failure: Error, Hashable, Sendable {
    /// The other end is closed.
    case closed
    /// The system's number and message for the error.
    case system(code: Int32, message: String)
  }

  private let descriptor: Int32
  /// Whether an interrupt that is delayed ends the writing.
  private let endsWhenInterrupted: Bool

  /// Creates a stream for an open file descriptor.
  public init(descriptor: Int32) { self.init(descriptor: descriptor, endsWhenInterrupted: false) }

  init(descriptor: Int32, endsWhenInterrupted: Bool) {
    self.descriptor = descriptor
    self.endsWhenInterrupted = endsWhenInterrupted
  }

  /// The process's standard input.
  public static let standardInput = ByteStream(descriptor: 0)
  /// The process's standard output.
  public static let standardOutput = ByteStream(descriptor: 1)
  /// The process's standard error.
  public static let standardError = ByteStream(descriptor: 2)

  /// Makes a write to a closed pipe, or beyond the maximum size of a file, an error instead of ending the process.
  public static func surviveFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal; `nil` without a terminal, or if it is unknown.
  public var terminalColumns: Int? {
    var size = winsize()
    guard isTerminal, unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Appends available bytes, at most `count`, and waits for the first one.
  ///
  /// - Returns: Whether anything was read; `false` at the end.
  public func read(upTo count: Int, into bytes: inout [UInt8]) throws(Failure) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var length: Int
    repeat {
      length = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(
          descriptor, buffer.baseAddress.map { unsafe $0 + start }, count)
      }
    } while length < 0 && canRetry(errno, for: POLLIN)
    let code = errno
    bytes.removeSubrange((start + max(0, length))...)
    guard length >= 0 else { throw Self.failure(code) }
    return length > 0
  }

  /// Writes all of `bytes`, and waits if necessary.
  public func write(_ bytes: [UInt8]) throws(Failure) {
    if endsWhenInterrupted, InterruptHold.hasDelayed { throw Self.failure(EINTR) }
    var written = 0
    while written < bytes.count {
      let length = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if length >= 0 {
        written += length
      } else if case let code = errno, !canRetry(code, for: POLLOUT) {
        throw Self.failure(code)
      }
    }
  }

  /// Writes text as UTF-8.
  public func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Whether a call was only interrupted, or must wait because the other side made the file non-blocking.
  private func canRetry(_ code: Int32, for event: Int32) -> Bool {
    guard code == EAGAIN || code == EWOULDBLOCK else { return code == EINTR }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return unsafe poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  static func failure(_ code: Int32) -> Failure {
    if code == EPIPE { return .closed }
    let message = unsafe strerror(code).map { unsafe String(cString: $0) } ?? ""
    return .system(code: code, message: message)
  }
}
