internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitProject
internal import CopyfitReports

/// `copyfit check`: the labels of a project that do not fit, with the languages and the first size.
enum Check: Subcommand {
  struct Options {
    var paths: [String] = []
    var configuration: String?
    var reports: [ReportRequest] = []
    var locales: LocaleList?
    var pseudoLocales: [PseudoLocale]?
    var categories: CategoryList?
    var devices: [Device]?
    var isStrict = false
    var failOn: FailureLevel?
    var maximum: [RuleLimit] = []
    var baseline: String?
    var since: String?
    var baselineTarget: GateOptions.BaselineTarget?
    var assumesScaling = false
    var jobs: JobCount?
    var isQuiet = false
    var isVerbose = false
    var showsStatistics = false
    var color: ColorChoice?
    var strings: ReportOptions.Strings?
    var date: CalendarDate?
    var appVersion: String?
    var ignoresCache = false
    var followsLinks = false
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    if options.isQuiet, options.isVerbose {
      throw .usage(.conflictingOptions("--quiet", "--verbose"), command: name)
    }
    if options.isStrict, options.failOn != nil {
      throw .usage(.conflictingOptions("--strict", "--fail-on"), command: name)
    }
    if options.assumesScaling, options.baselineTarget != nil {
      throw .usage(.conflictingOptions("--assume-scaling", "--write-baseline"), command: name)
    }
    let destinations = try ReportDestinations(options.reports)
    try OutputFile.checkLinks(
      of: destinations.paths + options.namedBaselines, followsLinks: options.followsLinks)
    return try run(options, writing: destinations, on: console)
  }

  static func endEarly(_ options: Options, on console: Console) {
    guard let destinations = try? ReportDestinations(options.reports) else { return }
    removeOldReports(options, destinations, on: console)
  }

  /// Removes the reports of an earlier run, as this one ends before its reports.
  private static func removeOldReports(
    _ options: Options, _ destinations: ReportDestinations, on console: Console
  ) {
    let kept = [options.baseline, options.configuration].compactMap(\.self) + options.paths
    let old = destinations.removeOldReports(besides: kept + options.namedBaselines)
    for path in old.removed {
      console.say("warning: \(path): removed, as this run ends without a report")
    }
    for path in old.others {
      console.say("warning: \(path): kept, but this run did not write it: it ends without a report")
    }
  }

  private static func run(
    _ options: Options, writing destinations: ReportDestinations, on console: Console
  ) throws(CommandError) -> Int32 {
    var auditOptions = try auditOptions(options)
    auditOptions.textDetail = destinations.textDetail
    auditOptions.hashesFonts = destinations.hashesFonts
    let start = ContinuousClock.now
    let checked: CheckedAudit
    do throws(CommandError) {
      checked = try check(auditOptions, showsStatistics: options.showsStatistics, on: console)
    } catch {
      removeOldReports(options, destinations, on: console)
      throw error
    }
    let report = checked.report
    report.warnings.forEach { console.say("warning: \($0)") }
    report.failures.forEach { console.say("error: \($0)") }
    // Files come first, so that they are not lost if the reader of standard output is gone.
    var reportOptions = reportOptions(options, on: console)
    reportOptions.projects = checked.projects
    var problems = destinations.write(report, options: reportOptions)
    if let problem = destinations.writeStepSummary(report, options: reportOptions) {
      problems.append(problem)
    }
    problems += write(checked.baselineUpdates, isQuiet: options.isQuiet, on: console)
    problems.forEach { console.say("error: \($0)") }
    try destinations.shown.write(report, options: reportOptions) {
      piece throws(CommandError) in try console.write(piece)
    }
    if options.showsStatistics {
      console.say("all in \(AuditStatistics.seconds(ContinuousClock.now - start))")
    }
    return problems.isEmpty ? report.exitStatus : 2
  }

  private static func check(
    _ options: AuditOptions, showsStatistics: Bool, on console: Console
  ) throws(CommandError) -> CheckedAudit {
    let progress = ProgressLine(console.error)
    defer { progress.clear() }
    let statistics: @Sendable (AuditStatistics) -> Void = { statistics in
      guard showsStatistics else { return }
      progress.clear()
      statistics.lines.forEach(console.say)
    }
    do throws(AuditError) {
      return try Audit(options).check(
        progress: { progress.show($0, of: $1) }, statistics: statistics)
    } catch {
      throw .failed(error.messages)
    }
  }
}
