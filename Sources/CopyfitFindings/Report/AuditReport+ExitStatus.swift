extension AuditReport {
  /// The status that a command ends with: 2 where something kept part of the project from being
  /// checked, else 1 where the gate fails, else 0.
  public var exitStatus: Int32 {
    if !failures.isEmpty { return 2 }
    return gate.passed ? 0 : 1
  }
}
