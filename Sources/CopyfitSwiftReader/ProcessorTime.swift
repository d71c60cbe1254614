#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The processor time that one source may take.
enum ProcessorTime {
  /// The maximum in seconds: twice the time of the largest source, which has 4 MiB and takes 2.4 s for each MiB.
  private static let maximumSeconds = 20

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
  #else
    private static let resource = RLIMIT_CPU
  #endif

  /// Ends the program if its work takes too long from now on; what it has written remains.
  ///
  /// The time of other programs does not count, so that a busy machine reads the same sources.
  static func limit() {
    var used = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    var limit = rlimit()
    unsafe getrlimit(resource, &limit)
    limit.rlim_cur = rlim_t(used.tv_sec + 1 + maximumSeconds)
    unsafe setrlimit(resource, &limit)
    // Without a handler, the system would write a file with the program's memory.
    signal(SIGXCPU) { _ in _exit(1) }
  }
}
