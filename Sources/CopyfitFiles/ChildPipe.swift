#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Both ends of a pipe, which no other program gets by itself.
final class ChildPipe {
  /// The end that is read from; -1 where it is closed.
  private(set) var reading: Int32
  /// The end that is written to, likewise.
  private(set) var writing: Int32

  /// Opens a pipe, or throws the system's number for the error.
  init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw ChildProcess.failure(errno) }
    (reading, writing) = (ends[0], ends[1])
    // Darwin has no `pipe2`, and Swift's module of glibc does not show it. A program that embeds this package may
    // start another one between the two calls, which keeps the ends open. That delays an end of input or output
    // until it ends, or until the time limit; nothing is read wrongly.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  /// Makes one of the ends one that does not wait; the other, which the program has, still does.
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

  /// Appends what is there to read; `false` at the end and after an error.
  func read(into bytes: inout [UInt8]) -> Bool {
    let size = 1 << 16
    return unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      let count = unsafe systemRead(reading, buffer.baseAddress, size)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      unsafe bytes.append(contentsOf: buffer.prefix(count))
      return count > 0
    }
  }

  /// Writes what the pipe takes of the bytes from a position on, and moves that; closes the end behind the last.
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
