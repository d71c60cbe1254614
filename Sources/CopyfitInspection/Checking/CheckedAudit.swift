public import CopyfitFindings
public import CopyfitGate

/// An audit whose findings went through the gate.
public struct CheckedAudit: Sendable {
  /// The report with the status of all findings, and whether the projects pass.
  public var report: AuditReport
  /// The baselines to write, if requested.
  public var baselineUpdates: [BaselineUpdate]
  /// The projects as they were read, in the order of the report, if `AuditOptions.keepsProjects` requests them.
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
