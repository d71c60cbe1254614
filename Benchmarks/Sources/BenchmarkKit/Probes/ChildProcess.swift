#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run to its end, and what that took.
struct ChildProcess {
  /// What a run took.
  struct Usage {
    /// From start to exit, in nanoseconds.
    let wallTime: Double
    /// What all its threads computed, in nanoseconds.
    let processorTime: Double
    /// The most memory it held, in bytes; 0 unless watched.
    let peakMemory: Int
    let status: Int32
  }

  let program: String
  let arguments: [String]
  /// The file that it reads; nothing where absent.
  var input: String? = nil
  /// The file that its output goes to; nowhere where absent.
  var output: String? = nil
  /// Whether its memory is looked at while it runs, which lengthens the time by some milliseconds.
  var watchesMemory = false

  /// Runs the program; its messages go nowhere.
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
    // The low seven bits say which signal ended it.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return Usage(
      wallTime: Double(end - start), processorTime: seconds * 1e9 + microseconds * 1e3,
      peakMemory: watchesMemory ? max(peak, Memory.peak(ofEnded: usage)) : 0, status: code)
  }
}
