internal import CopyfitFiles

/// What one run of a command may use.
///
/// These are the last resort, for a file that no other limit is made for. Large apps need a hundredth of the time.
struct ResourceLimits: Hashable, Sendable {
  /// The maximum processor time in seconds: 30 minutes, 15 times the goal for 20 apps.
  static let maximumProcessorSeconds = 1_800.0
  /// The maximum memory in bytes: 16 GiB, four times that of a check of a million labels.
  static let maximumMemory = 16 << 30

  /// The processor time in seconds.
  var processorSeconds = maximumProcessorSeconds
  /// The memory in bytes.
  var memory = maximumMemory

  /// The limits on this machine: at most seven eighths of its memory, so that the system does not end the process without
  /// a word.
  static var onThisMachine: ResourceLimits {
    var limits = ResourceLimits()
    if let available = ResourceUse.availableMemory {
      limits.memory = min(limits.memory, available / 8 * 7)
    }
    return limits
  }

  /// A limit that a run has passed.
  enum Excess: Hashable, Sendable {
    /// The processor time in seconds.
    case processorTime(limit: Double)
    /// The memory in bytes.
    case memory(limit: Int)

    /// What a user should know and do.
    var message: String {
      let what =
        switch self {
        case .processorTime(let limit): "\(Int(limit / 60)) min of processor time"
        case .memory(let limit): "\(limit >> 20) MiB of memory"
        }
      return """
        error: the run was ended without a result, because it needed more than \(what), and no known project does. \
        Leave out files with 'exclude' in copyfit.yml to find the one that causes this, and report it
        """
    }
  }

  /// The limit that a run has passed; `nil` if it is within both.
  ///
  /// - Parameter start: The use when the run began.
  func excess(of use: ResourceUse, since start: ResourceUse) -> Excess? {
    if use.processorSeconds - start.processorSeconds > processorSeconds {
      return .processorTime(limit: processorSeconds)
    }
    return use.memory > memory ? .memory(limit: memory) : nil
  }
}
