#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Clocks in nanoseconds.
enum Clock {
  /// The processor time of the calling thread, which does not include other programs.
  static func threadTime() -> UInt64 { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The processor time of all threads of the process.
  static func processTime() -> UInt64 { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The elapsed time.
  static func wallTime() -> UInt64 { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
