public import CopyfitFindings
public import CopyfitProject

/// Decides which findings are accepted.
///
/// `AuditReport.Gate` uses the other findings to decide whether a project passes.
///
/// Findings are accepted by configurations, comments and baselines. Baselines are read when the gate is created, before
/// an audit starts.
public struct Gate {
  private let projects: [ProjectFiles]
  private let baselines: Baselines
  /// The maximum number of comparisons of the entries of a project with its findings; tests set a lower one.
  var maximumComparisons = Suppressions.maximumComparisons

  /// Reads the baselines of projects.
  ///
  /// - Parameters:
  ///   - options: The options, which override the configurations.
  ///   - projects: The projects, in the order of their outcomes.
  ///   - scopes: The checked part of each project.
  /// - Throws: `AuditError` for a baseline that cannot be read, unless it is replaced, and if the path of a new
  ///   baseline is unknown.
  public init(
    _ options: GateOptions, for projects: [ProjectFiles], scopes: [ProjectScope]
  ) throws(AuditError) {
    self.projects = projects
    baselines = try Baselines(options, for: projects, scopes: scopes)
  }

  /// Accepts known findings, and creates one report from the outcomes.
  ///
  /// - Parameter outcomes: The outcomes of an audit, one for each project.
  public func report(on outcomes: consuming [ProjectOutcome]) -> GatedReport {
    var outcomes = outcomes
    for (index, files) in projects.enumerated() { suppress(&outcomes[index], in: files) }
    outcomes.reportSharedEntriesOnce(projects)
    let updates = baselines.apply(to: &outcomes)
    // Baselines and 'ignore' name files, each with one language.
    for index in outcomes.indices { outcomes[index].findings.joinKeysOfFiles() }
    return GatedReport(report: AuditReport(taking: &outcomes), baselineUpdates: updates)
  }

  /// Marks accepted findings, and reports entries that accept nothing.
  private func suppress(_ outcome: inout ProjectOutcome, in files: ProjectFiles) {
    var suppressions = Suppressions(
      files.configuration, comments: CommentSuppressions(outcome.comments),
      maximum: maximumComparisons)
    suppressions.apply(to: &outcome.findings)
    if !files.configuration.rulesOff.contains(.unusedSuppression) {
      let factory = FindingFactory(project: outcome.name, severities: outcome.settings.severities)
      var unused = suppressions.findings(
        factory, of: files, reportsUnused: outcome.checksAll && !suppressions.isExhausted)
      suppressions.apply(to: &unused)
      outcome.findings += unused
    }
    outcome.failures += suppressions.exhaustion(in: files.configuration)?.messages ?? []
  }
}

extension ProjectOutcome {
  /// Whether the whole project was checked, so that anything that was not found does not exist.
  var checksAll: Bool {
    scope.isComplete && since == nil && failures.isEmpty && !lacksSources
  }
}

/// A report whose findings have their status, with the baselines to write.
public struct GatedReport: Sendable {
  /// The report.
  public var report: AuditReport
  /// The baselines to write, if requested.
  public var baselineUpdates: [BaselineUpdate]
}
