#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Both ends of a pipe, which child processes do not inherit.
final class ChildPipe {
  /// The reading end; -1 if it is closed.
  private(set) var reading: Int32
  /// The writing end; -1 if it is closed.
  private(set) var writing: Int32

  /// Opens a pipe; throws the system's error.
  init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw ChildProcess.failure(errno) }
    (reading, writing) = (ends[0], ends[1])
    // Darwin has no `pipe2`, and Swift's Glibc module does not export it. If a program that embeds this package starts
    // another one between the two calls, the other one inherits the ends. Then the end of input or output is delayed
    // until it exits, or until the time limit; nothing is read incorrectly.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  /// Makes one end nonblocking; the program's end still blocks.
  static func makeNonblocking(_ end: Int32) {
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Appends the available bytes; `false` at the end and after an error.
  func read(into bytes: inout [UInt8]) -> Bool {
    let size = 1 << 16
    return unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      let count = unsafe systemRead(reading, buffer.baseAddress, size)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      unsafe bytes.append(contentsOf: buffer.prefix(count))
      return count > 0
    }
  }

  /// Writes as many bytes as the pipe accepts, and advances the position; closes the end after the last byte.
  func write(_ bytes: [UInt8], from position: inout Int) {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[position...])
      return unsafe systemWrite(writing, rest.baseAddress, rest.count)
    }
    if count >= 0 {
      position += count
    } else if errno != EAGAIN, errno != EINTR {
      position = bytes.count
    }
    if position == bytes.count { closeWriting() }
  }
}
