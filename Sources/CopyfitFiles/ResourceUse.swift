#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The processor time and the memory that this process has used.
package struct ResourceUse: Hashable, Sendable {
  /// The processor time of all its threads, in seconds.
  package var processorSeconds: Double
  /// The memory that it has now, in bytes; on macOS, the most that it had.
  package var memory: Int

  /// Creates a use.
  package init(processorSeconds: Double, memory: Int) {
    (self.processorSeconds, self.memory) = (processorSeconds, memory)
  }

  /// What this process has used so far; `nil` if the system does not report it.
  package static var current: ResourceUse? {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0, let memory = currentMemory
    else { return nil }
    let seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    return ResourceUse(processorSeconds: seconds, memory: memory)
  }

  /// The memory in bytes that the machine has, or the container of this process if that is less; `nil` if it is unknown.
  package static var availableMemory: Int? {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * pageSize : nil
    // Containers are control groups of version 2; without a limit, the file has the word "max".
    let container = firstWord(of: "/sys/fs/cgroup/memory.max").flatMap { Int($0) }
    return [machine, container].compactMap(\.self).min()
  }

  private static var pageSize: Int { max(1, sysconf(Int32(_SC_PAGESIZE))) }

  private static var currentMemory: Int? {
    #if os(Linux)
      // The system's maximum may be that of the process that started this one.
      let words = SystemFile.text(of: "/proc/self/statm")?.split(separator: " ") ?? []
      return words.count > 1 ? Int(words[1]).map { $0 * pageSize } : nil
    #else
      var usage = rusage()
      return unsafe getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
    #endif
  }

  private static func firstWord(of path: String) -> Substring? {
    SystemFile.text(of: path)?.split(whereSeparator: \.isWhitespace).first
  }
}
