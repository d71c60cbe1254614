#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Clocks in nanoseconds.
enum Clock {
  /// How long the calling thread has computed: other programs on the machine take no part.
  static func threadTime() -> UInt64 { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// How long all threads of the process have computed.
  static func processTime() -> UInt64 { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The time that has passed.
  static func wallTime() -> UInt64 { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
