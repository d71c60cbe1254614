internal import Copyfit
public import CopyfitAudit
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

extension Audit {
  /// Measures the projects that the options' paths belong to, and puts what is found through the gate.
  ///
  /// - Parameters:
  ///   - progress: Called now and then, from any thread, with how many of how many texts are done.
  ///   - note: Called with remarks on how each project was measured, which say nothing of its labels
  ///     and may differ from run to run.
  ///   - statistics: Called for each project with what was done and how long it took.
  /// - Throws: `AuditError` where nothing could be checked at all. What kept a part from being
  ///   checked is in the report's `failures`.
  public func check(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
    note: (@Sendable (String) -> Void)? = nil,
    statistics: (@Sendable (AuditStatistics) -> Void)? = nil
  ) throws(AuditError) -> CheckedAudit {
    let projects = try projects()
    // The baselines are read before the long work begins.
    let gate = try Gate(options.gate, for: projects, scopes: projects.map(options.scope))
    var run = try run(projects, progress: progress, note: note, statistics: statistics)
    // They may be many: the gate takes them.
    let outcomes = run.outcomes
    run.outcomes = []
    let gated = gate.report(on: outcomes)
    return CheckedAudit(
      report: gated.report, baselineUpdates: gated.baselineUpdates,
      projects: run.projects.map(InspectedProject.init))
  }
}
