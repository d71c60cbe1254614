#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Examines whether a running program is within its limits.
struct ChildWatch {
  private let program: ChildProcess
  private let process: Int32
  /// The time at which the time limit ends.
  private let end: Double
  private var nextCheck: Double
  private var last: ProcessActivity?
  private var idleChecks = 0
  /// Whether the program has neither read nor written since the last check.
  var isQuiet = true

  init(_ program: ChildProcess, _ process: Int32) {
    (self.program, self.process) = (program, process)
    let now = Self.now
    (end, nextCheck) = (now + program.maximumSeconds, now + program.secondsBetweenChecks)
  }

  /// The time of a monotonic clock, in seconds.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The time until the next check or the end, after a check if one is due.
  mutating func remainingSeconds() throws(ChildProcess.Failure) -> Double {
    let now = Self.now
    guard now < end else { throw .timeLimit }
    guard program.maximumProcessorSeconds != nil || program.maximumIdleChecks != nil else {
      return end - now
    }
    if now >= nextCheck {
      if let activity = program.activity(process) { try check(activity) }
      // From now on, so that a process that did not run for long makes no checks in quick succession.
      nextCheck = now + program.secondsBetweenChecks
    }
    return min(end, nextCheck) - now
  }

  private mutating func check(_ activity: ProcessActivity) throws(ChildProcess.Failure) {
    if let maximum = program.maximumProcessorSeconds, activity.processorSeconds > maximum {
      throw .processorLimit
    }
    let isIdle =
      isQuiet && activity.isWaiting && activity.processorSeconds == last?.processorSeconds
    idleChecks = isIdle ? idleChecks + 1 : 0
    (last, isQuiet) = (activity, true)
    if let maximum = program.maximumIdleChecks, idleChecks > maximum { throw .idleLimit }
  }
}
