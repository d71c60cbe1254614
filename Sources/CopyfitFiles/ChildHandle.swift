#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A running program, with this process's ends of its pipes.
final class ChildHandle {
  private let process: pid_t
  /// Its reading end stays open here, too, so that writing is not an error if the program exits early.
  private let input: ChildPipe
  private let output: ChildPipe
  /// Whether the program has exited and its status was read.
  private var hasEnded = false

  /// Starts the program in its own process group.
  init(_ program: ChildProcess) throws(ChildProcess.Failure) {
    input = try ChildPipe()
    output = try ChildPipe()
    process = try Self.spawn(program, reading: input.reading, writing: output.writing)
    output.closeWriting()
    ChildPipe.makeNonblocking(input.writing)
    ChildPipe.makeNonblocking(output.reading)
  }

  /// The time of a monotonic clock, in seconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes the input and reads the output at the same time, because each side may wait for the other.
  func exchange(
    _ bytes: [UInt8], until end: Double, maximumOutput: Int
  ) throws(ChildProcess.Failure) -> [UInt8] {
    var answer: [UInt8] = []
    var position = 0
    if bytes.isEmpty { input.closeWriting() }
    while true {
      let remaining = end - Self.now
      guard remaining > 0 else { throw .timeLimit }
      var ends = [
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        // A negative descriptor is ignored.
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
      ]
      let count = nfds_t(ends.count)
      guard unsafe poll(&ends, count, Int32(min(remaining * 1000 + 1, 60_000))) > 0 else {
        continue
      }
      if ends[1].revents != 0 { input.write(bytes, from: &position) }
      if ends[0].revents != 0, !output.read(into: &answer) { return answer }
      guard answer.count <= maximumOutput else { throw .outputLimit }
    }
  }

  /// Waits for the program's exit, which directly follows the end of its output.
  func status(until end: Double) throws(ChildProcess.Failure) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0, errno != EINTR { throw ChildProcess.failure(errno) }
      guard Self.now < end else { throw .timeLimit }
      usleep(500)
    }
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends the program and everything that it started, unless it has exited.
  func end() {
    guard !hasEnded else { return }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
  }
}

extension ChildProcess {
  /// Runs the program until it exits.
  ///
  /// - Parameter input: The program's standard input, which it need not read completely.
  package func run(input: [UInt8] = []) throws(Failure) -> Answer {
    let child = try ChildHandle(self)
    defer { child.end() }
    let end = ChildHandle.now + maximumSeconds
    let output = try child.exchange(input, until: end, maximumOutput: maximumOutput)
    return Answer(status: try child.status(until: end), output: output)
  }

  /// The failure for a system error number.
  static func failure(_ code: Int32) -> Failure {
    .notStarted(reason: unsafe String(cString: strerror(code)).lowercased())
  }
}
