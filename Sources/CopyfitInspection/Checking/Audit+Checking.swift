public import CopyfitAudit
public import CopyfitFindings
internal import CopyfitGate

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
