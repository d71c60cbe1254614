#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs to its end, with its use of resources.
struct ChildProcess {
  /// The resources of a run.
  struct Usage {
    /// The time from start to exit, in nanoseconds.
    let wallTime: Double
    /// The processor time of all its threads, in nanoseconds.
    let processorTime: Double
    /// The maximum memory, in bytes; 0 unless watched.
    let peakMemory: Int
    let status: Int32
  }

  let program: String
  let arguments: [String]
  /// The input file; `nil` for no input.
  var input: String? = nil
  /// The output file; `nil` to discard the output.
  var output: String? = nil
  /// Whether to watch its memory while it runs, which adds some milliseconds.
  var watchesMemory = false

  /// Runs the program; its messages are discarded.
  func run() throws(BenchmarkError) -> Usage {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = Clock.wallTime()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      throw .cannotRun(program)
    }
    return try wait(for: process, since: start)
  }

  private func wait(for process: pid_t, since start: UInt64) throws(BenchmarkError) -> Usage {
    var (status, usage, peak) = (Int32(0), rusage(), 0)
    while true {
      let ended = wait4(process, &status, watchesMemory ? WNOHANG : 0, &usage)
      if ended == process { break }
      guard ended == 0 || errno == EINTR else { throw .cannotRun(program) }
      peak = max(peak, Memory.peak(of: process))
      usleep(1_000)
    }
    let end = Clock.wallTime()
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    // The low seven bits are the signal that ended it.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return Usage(
      wallTime: Double(end - start), processorTime: seconds * 1e9 + microseconds * 1e3,
      peakMemory: watchesMemory ? max(peak, Memory.peak(ofEnded: usage)) : 0, status: code)
  }
}
