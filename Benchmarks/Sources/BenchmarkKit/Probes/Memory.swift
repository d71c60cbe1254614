#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of processes.
enum Memory {
  /// The maximum memory of this process so far, in bytes.
  static var peak: Int {
    var usage = rusage()
    // The type of RUSAGE_SELF differs between platforms.
    getrusage(0, &usage)
    return bytes(usage)
  }

  /// The maximum memory of a running process so far, in bytes; 0 if it is only known at its end.
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

  /// The maximum memory of an ended process; 0 if the value includes its parent's.
  static func peak(ofEnded usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      // Linux includes the memory of the parent, whose copy starts the program.
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
