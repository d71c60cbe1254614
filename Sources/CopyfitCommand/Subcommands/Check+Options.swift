internal import Copyfit
internal import CopyfitAudit
internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitReports

extension Check {
  /// The options of the audit.
  static func auditOptions(_ options: Options) throws(CommandError) -> AuditOptions {
    var audit = AuditOptions(
      paths: options.paths.isEmpty ? ["."] : options.paths,
      configuration: options.configuration, locales: options.locales?.locales,
      pseudoLocales: options.pseudoLocales,
      categories: options.categories?.categories, devices: options.devices,
      assumesScaling: options.assumesScaling, jobs: options.jobs?.number,
      remembersWords: !options.ignoresCache, strict: options.isStrict,
      cacheDirectory: Machine.cacheDirectory(isWanted: !options.ignoresCache))
    audit.followsLinks = options.followsLinks
    audit.keepsProjects = options.reports.contains { $0.format.drawsLabels }
    audit.gate = gateOptions(options)
    return audit
  }

  private static func gateOptions(_ options: Options) -> GateOptions {
    var gate = GateOptions()
    gate.failOn = options.failOn
    gate.baseline = options.baseline
    gate.since = options.since
    gate.baselineTarget = options.baselineTarget
    for limit in options.maximum { gate.maximum[limit.rule] = limit.count }
    return gate
  }

  /// The options that all reports share.
  static func reportOptions(_ options: Options, on console: Console) -> ReportOptions {
    let environment = EnvironmentVariable.values
    var common = ReportOptions(
      style: prettyStyle(options, on: console), strings: options.strings ?? .texts,
      workingFolder: WorkingFolder.path ?? "/",
      // The machines of GitHub and GitLab store the clone there.
      repositoryFolder: environment[.gitHubWorkspace] ?? environment[.gitLabFolder])
    common.date = options.date?.text
    common.appVersion = options.appVersion
    common.jobs = options.jobs?.number ?? Parallel.processorCount
    return common
  }

  /// The style of the report on standard output.
  static func prettyStyle(_ options: Options, on console: Console) -> PrettyStyle {
    var style = PrettyStyle.terminal(
      on: console, color: options.color ?? .auto,
      detail: options.isQuiet ? .quiet : options.isVerbose ? .verbose : .normal)
    style.arguments = (options.configuration.map { ["--config", $0] } ?? []) + options.paths
    return style
  }
}
