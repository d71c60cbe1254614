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

  /// The most that a running process has held so far, in bytes; 0 where only its end will tell.
  static func peak(of process: pid_t) -> Int {
    #if canImport(Darwin)
      return 0
    #else
      guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard text.hasPrefix("VmHWM:") else { continue }
        return (Int(text.filter(\.isNumber)) ?? 0) * 1024
      }
      return 0
    #endif
  }

  /// The most that a process held that has ended; 0 where that says what its parent held.
  static func peak(ofEnded usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      // Linux counts the memory of the parent, from whose copy the program is started.
      0
    #endif
  }

  private static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss * 1024
    #endif
  }
}
