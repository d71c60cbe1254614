internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

/// One run over a project: its labels in every locale, category and on every device.
public struct Audit: Sendable {
  /// What is checked, and how.
  public let options: AuditOptions

  /// Creates an audit; nothing is read before it runs.
  public init(_ options: AuditOptions) {
    self.options = options
  }

  /// Measures the projects that the options' paths belong to.
  ///
  /// - Parameters:
  ///   - progress: Called now and then, from any thread, with how many of how many texts are done.
  ///   - note: Called with remarks on how each project was measured, which say nothing of its labels
  ///     and may differ from run to run.
  ///   - statistics: Called for each project with what was done and how long it took.
  /// - Throws: `AuditError` where nothing could be checked at all. What kept a part from being
  ///   checked is in the report's `failures`.
  public func run(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
    note: (@Sendable (String) -> Void)? = nil,
    statistics: (@Sendable (AuditStatistics) -> Void)? = nil
  ) throws(AuditError) -> AuditReport {
    let projects = try ProjectFiles.find(
      paths: options.paths, configuration: options.configuration,
      followsLinks: options.followsLinks)
    let baselines = try Baselines(options, for: projects)
    var changes: [GitChanges] = []
    if let revision = options.gate.since {
      for files in projects { changes.append(try GitChanges(since: revision, in: files)) }
    }
    var outcomes: [ProjectOutcome] = []
    for (index, files) in projects.enumerated() {
      outcomes.append(
        try ProjectAudit(
          files: files, settings: AuditSettings(options, files.configuration), jobs: jobs,
          cacheDirectory: options.cacheDirectory,
          checksAll: options.locales == nil && options.checksAll(of: files),
          changes: changes.isEmpty ? nil : changes[index],
          keepsProject: options.keepsProjects,
          progress: progress, note: note, statistics: statistics
        ).run())
    }
    outcomes.tellSharedEntriesOnce(projects)
    let updates = baselines.apply(to: &outcomes)
    var report = AuditReport(taking: &outcomes)
    report.baselineUpdates = updates
    return report
  }
}
