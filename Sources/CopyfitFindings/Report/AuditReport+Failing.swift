extension AuditReport {
  /// Decides which findings of a project fail the gate, so that reports can mark them.
  public struct Failing: Hashable, Sendable {
    /// The lowest severity that fails.
    public var level = FailureLevel.error
    /// The rules with a limit on their number, and whether each limit is exceeded.
    public var counted: [Rule: Bool] = [:]

    /// Creates a gate that fails for errors of all rules.
    public init() {}

    /// Whether a pending finding of a rule and severity fails the gate.
    public func includes(_ rule: Rule, _ severity: Severity) -> Bool {
      counted[rule] ?? level.severity.map { severity >= $0 } ?? false
    }
  }
}
