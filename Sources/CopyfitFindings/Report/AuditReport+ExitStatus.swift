extension AuditReport {
  /// The exit status of a command: 2 if part of the project could not be checked, otherwise 1 if the gate fails,
  /// otherwise 0.
  public var exitStatus: Int32 {
    if !failures.isEmpty { return 2 }
    return gate.passed ? 0 : 1
  }
}
