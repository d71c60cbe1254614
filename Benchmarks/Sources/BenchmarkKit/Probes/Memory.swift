#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// How much memory processes have taken.
enum Memory {
  /// The most that this process has held so far, in bytes.
  static var peak: Int {
    var usage = rusage()
    // RUSAGE_SELF is of another type on every platform.
    getrusage(0, &usage)
    return bytes(usage)
  }

  /// The most that a process held, in bytes.
  static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss * 1024
    #endif
  }
}
