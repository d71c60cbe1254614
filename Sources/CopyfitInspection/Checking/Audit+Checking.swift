public import CopyfitAudit
public import CopyfitFindings
internal import CopyfitGate

extension Audit {
  /// Measures the projects of the options' paths, and applies the gate to the findings.
  ///
  /// - Parameters:
  ///   - progress: Called from time to time, from any thread, with the number of finished texts and of all texts.
  ///   - statistics: Called for each project with the work that was done, and its duration.
  /// - Throws: `AuditError` if nothing can be checked. If only a part cannot be checked, the report's `failures` have
  ///   the reason.
  public func check(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
    statistics: (@Sendable (AuditStatistics) -> Void)? = nil
  ) throws(AuditError) -> CheckedAudit {
    let projects = try projects()
    // The baselines are read before the long part begins.
    let gate = try Gate(options.gate, for: projects, scopes: projects.map(options.scope))
    var locks: [(lock: FontLock, file: String)?] = []
    for files in projects { locks.append(try FontLock.read(of: files)) }
    var options = options
    // Locks compare digests.
    if locks.contains(where: { $0 != nil }) { options.hashesFonts = true }
    var run = try Audit(options).run(projects, progress: progress, statistics: statistics)
    for (index, lock) in locks.enumerated() {
      guard let lock else { continue }
      let lacking = run.outcomes[index].findings.filter { $0.rule == .fontNotFound }
      run.outcomes[index].failures += lock.lock.differences(
        from: run.outcomes[index].fonts, lacking: Set(lacking.compactMap(\.name)), in: lock.file)
    }
    // There may be many findings, so they are moved to the gate.
    let outcomes = run.outcomes
    run.outcomes = []
    var gated = gate.report(on: outcomes)
    gated.report.textDetail = options.textDetail
    return CheckedAudit(
      report: gated.report, baselineUpdates: gated.baselineUpdates,
      projects: run.projects.map(InspectedProject.init))
  }
}
