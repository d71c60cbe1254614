#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a process has done so far, as Linux reports it.
struct ProcessActivity: Hashable, Sendable {
  /// Its processor time in seconds.
  var processorSeconds: Double
  /// Whether all of its threads wait for something else than the processor or a disk.
  var isWaiting: Bool

  /// Whether the system reports this.
  static var isKnown: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  init(processorSeconds: Double, isWaiting: Bool) {
    (self.processorSeconds, self.isWaiting) = (processorSeconds, isWaiting)
  }

  /// Asks the system for a process; `nil` if it cannot tell.
  init?(ofProcess process: Int32) {
    #if os(Linux)
      let folder = "/proc/\(process)"
      guard let own = Self.stat(in: folder),
        let tasks = try? SourceFolder.entries(of: folder + "/task")
      else { return nil }
      let states = tasks.map { Self.stat(in: "\(folder)/task/\($0.name)")?.state ?? "R" }
      self.init(
        processorSeconds: Double(own.ticks) / Double(max(1, sysconf(Int32(_SC_CLK_TCK)))),
        isWaiting: states.allSatisfy(Self.waiting.contains))
    #else
      return nil
    #endif
  }

  /// The states of threads that sleep, are stopped or have ended.
  private static let waiting: Set<Character> = ["S", "T", "t", "Z", "X", "I"]

  /// The state and the processor time in a line of `/proc/PID/stat`; `nil` for another text.
  static func stat(_ line: String) -> (state: Character, ticks: Int)? {
    // The name in parentheses may contain spaces and parentheses.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let state = fields[0].first, let user = Int(fields[11]),
      let system = Int(fields[12])
    else { return nil }
    return (state, user + system)
  }

  #if os(Linux)
    private static func stat(in folder: String) -> (state: Character, ticks: Int)? {
      SystemFile.text(of: folder + "/stat").flatMap { stat($0) }
    }
  #endif
}
