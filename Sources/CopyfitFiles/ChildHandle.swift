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
  /// Its limits, as far as they are examined while it runs.
  private var watch: ChildWatch

  /// Starts the program in its own process group.
  init(_ program: ChildProcess) throws(ChildProcess.Failure) {
    input = try ChildPipe()
    output = try ChildPipe()
    process = try Self.spawn(program, reading: input.reading, writing: output.writing)
    watch = ChildWatch(program, process)
    output.closeWriting()
    ChildPipe.makeNonblocking(input.writing)
    ChildPipe.makeNonblocking(output.reading)
  }

  /// Writes the input and reads the output at the same time, because each side may wait for the other.
  func exchange(
    _ bytes: [UInt8], maximumOutput: Int
  ) throws(ChildProcess.Failure) -> [UInt8] {
    var answer: [UInt8] = []
    var position = 0
    if bytes.isEmpty { input.closeWriting() }
    while true {
      let remaining = try watch.remainingSeconds()
      var ends = [
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        // A negative descriptor is ignored.
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
      ]
      let count = nfds_t(ends.count)
      guard unsafe poll(&ends, count, Int32(min(remaining * 1000 + 1, 60_000))) > 0 else {
        continue
      }
      watch.isQuiet = false
      if ends[1].revents != 0 { input.write(bytes, from: &position) }
      if ends[0].revents != 0, !output.read(into: &answer) { return answer }
      guard answer.count <= maximumOutput else { throw .outputLimit }
    }
  }

  /// Waits for the program's exit, which directly follows the end of its output; returns its status and processor time.
  func status() throws(ChildProcess.Failure) -> (status: Int32, processorSeconds: Double) {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let ended = unsafe wait4(process, &status, WNOHANG, &usage)
      if ended == process { break }
      if ended < 0, errno != EINTR { throw ChildProcess.failure(errno) }
      _ = try watch.remainingSeconds()
      usleep(500)
    }
    hasEnded = true
    let signal = status & 0x7F
    let times = [usage.ru_utime, usage.ru_stime]
    return (
      signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    )
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
    let output = try child.exchange(input, maximumOutput: maximumOutput)
    let (status, processorSeconds) = try child.status()
    return Answer(status: status, output: output, processorSeconds: processorSeconds)
  }

  /// The failure for a system error number.
  static func failure(_ code: Int32) -> Failure {
    .notStarted(reason: unsafe String(cString: strerror(code)).lowercased())
  }
}
