internal import Copyfit
public import CopyfitFindings
public import CopyfitProject
internal import CopyfitUnicode

/// One run over one or more projects: their labels in every locale and category and on every device.
public struct Audit: Sendable {
  /// What is checked, and how.
  public let options: AuditOptions

  /// Creates an audit; nothing is read before it runs.
  public init(_ options: AuditOptions) {
    self.options = options
  }

  /// Finds the projects that the options' paths belong to, and reads their configurations.
  ///
  /// - Throws: `AuditError` for a missing path, for errors in a configuration, and for
  ///   options outside their range.
  public func projects() throws(AuditError) -> [ProjectFiles] {
    try options.check()
    return try ProjectFiles.find(
      paths: options.paths, configuration: options.configuration,
      followsLinks: options.followsLinks)
  }

  /// Measures projects.
  ///
  /// - Parameters:
  ///   - projects: The projects; `nil` for those of the options' paths.
  ///   - progress: Called from time to time, from any thread, with the number of finished texts and of all texts.
  ///   - statistics: Called for each project with the work that was done, and its duration.
  /// - Throws: `AuditError` if nothing can be checked. If only a part cannot be checked, the outcomes' `failures` have
  ///   the reason.
  public func run(
    _ projects: [ProjectFiles]? = nil,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
    statistics: (@Sendable (AuditStatistics) -> Void)? = nil
  ) throws(AuditError) -> AuditRun {
    var found = projects ?? []
    if projects == nil { found = try self.projects() }
    let projects = found
    let events = AuditEvents(progress: progress, statistics: statistics)
    var changes: [GitChanges] = []
    if let revision = options.gate.since {
      // A baseline that is being written decides nothing.
      let baseline = options.gate.baselineTarget == nil ? options.gate.baseline : nil
      for files in projects {
        changes.append(try GitChanges(since: revision, in: files, baseline: baseline))
      }
    }
    var run = AuditRun()
    for (index, files) in projects.enumerated() {
      let settings = AuditSettings(options, files.configuration)
      let result = try ProjectAudit(
        files: files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory,
        scope: options.scope(of: files), changes: changes.isEmpty ? nil : changes[index],
        events: events
      ).run()
      run.outcomes.append(result.outcome)
      if options.keepsProjects {
        run.projects.append(
          AuditedProject(files: files, settings: settings, reading: result.reading))
      }
    }
    try checkLocales(run.outcomes)
    return run
  }

  /// Throws an error for requested locales in which no project has a text.
  private func checkLocales(_ outcomes: [ProjectOutcome]) throws(AuditError) {
    guard let wanted = options.locales else { return }
    let known = Set(outcomes.flatMap(\.knownLocales)).sorted()
    let missing = LocaleSelection(wanted.map { LocaleIdentifier($0) }).missing(among: known)
    guard missing.isEmpty else {
      throw AuditError(
        messages: missing.map { ConfigurationFailures.message(missing: $0, among: known) })
    }
  }

  /// The number of threads.
  package var jobs: Int { max(1, options.jobs ?? Parallel.processorCount) }
}

extension AuditOptions {
  /// The numbers of threads that may be given; more threads do not help.
  package static let jobCounts = 1...256

  /// Throws if a list is empty, with which nothing, or everything, would be checked, or if there is no thread.
  fileprivate func check() throws(AuditError) {
    if paths.isEmpty {
      throw AuditError(
        "AuditOptions.paths is empty; add at least one, such as \".\", the working folder")
    }
    if let jobs, !Self.jobCounts.contains(jobs) {
      let (least, most) = (Self.jobCounts.lowerBound, Self.jobCounts.upperBound)
      throw AuditError(
        "AuditOptions.jobs must be from \(least) to \(most), not \(jobs); nil is one for each core")
    }
    let lists = [
      ("locales", locales?.count), ("categories", categories?.count), ("devices", devices?.count),
    ]
    for (name, count) in lists where count == 0 {
      throw AuditError(
        "AuditOptions.\(name) is empty; add at least one, or set it to nil for the configuration's")
    }
  }

  /// The part of a project that is checked with these options.
  public func scope(of files: ProjectFiles) -> ProjectScope {
    ProjectScope(
      isWhole: !files.isRestricted && categories == nil && devices == nil && !assumesScaling
        && pseudoLocales.map { Set($0).isSuperset(of: files.configuration.pseudoLocales) } ?? true,
      hasAllLocales: locales == nil)
  }
}
