extension AuditReport {
  /// Which findings of a project fail the gate, so that reports can mark them.
  public struct Failing: Hashable, Sendable {
    /// The least severity that fails.
    public var level = FailureLevel.error
    /// The rules that fail by their number alone, and whether there are too many of each.
    public var counted: [Rule: Bool] = [:]

    /// Creates a gate that errors fail, whatever their rule.
    public init() {}

    /// Whether a pending finding of a rule and severity fails the gate.
    public func includes(_ rule: Rule, _ severity: Severity) -> Bool {
      counted[rule] ?? level.severity.map { severity >= $0 } ?? false
    }
  }
}
