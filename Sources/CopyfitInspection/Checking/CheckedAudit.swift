public import CopyfitFindings
public import CopyfitGate

/// An audit whose findings went through the gate.
public struct CheckedAudit: Sendable {
  /// What was found, with what is accepted, and whether the projects pass.
  public var report: AuditReport
  /// The baselines to write, where that was asked for.
  public var baselineUpdates: [BaselineUpdate]
  /// The projects as they were read, in the order of the report's, where `AuditOptions.keepsProjects` asks for them.
  public var projects: [InspectedProject]

  /// Creates the result of a check.
  public init(
    report: AuditReport, baselineUpdates: [BaselineUpdate], projects: [InspectedProject]
  ) {
    self.report = report
    self.baselineUpdates = baselineUpdates
    self.projects = projects
  }
}
