internal import CopyfitAudit
internal import CopyfitReports
internal import CopyfitStream
internal import Foundation

extension Check {
  /// What the audit is asked.
  static func auditOptions(_ options: Options) throws(CommandError) -> AuditOptions {
    AuditOptions(
      paths: options.paths, configuration: options.configuration, locales: options.locales?.locales,
      pseudoLocales: options.pseudoLocales,
      categories: options.categories?.categories, devices: options.devices,
      assumesScaling: options.assumesScaling, jobs: try options.jobs.map(checkJobs),
      remembersWords: !options.ignoresCache, strict: options.isStrict,
      cacheDirectory: Machine.cacheDirectory(isWanted: !options.ignoresCache))
  }

  private static func checkJobs(_ jobs: Int) throws(CommandError) -> Int {
    try JobCount.check(jobs, command: name)
  }

  /// What the reports have in common.
  static func reportOptions(_ options: Options, on console: Console) -> ReportOptions {
    ReportOptions(
      style: prettyStyle(options, on: console),
      workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// How the report on standard output looks.
  static func prettyStyle(_ options: Options, on console: Console) -> PrettyStyle {
    let environment = ProcessInfo.processInfo.environment
    let detail: PrettyStyle.Detail =
      options.isQuiet ? .quiet : options.isVerbose ? .verbose : .normal
    return PrettyStyle(
      detail: detail,
      usesColor: usesColor(
        options.color ?? .auto, isTerminal: console.output.isTerminal, environment: environment),
      columns: columns(terminal: console.output.terminalColumns, environment: environment),
      listsFailures: false)
  }

  /// Whether to colour; sources: no-color.org and bixense.com/clicolors.
  static func usesColor(
    _ choice: ColorChoice, isTerminal: Bool, environment: [String: String]
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
      if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
      return isTerminal
    }
  }

  /// The width to fill: the terminal's, else what the shell says, within what can be read well.
  static func columns(terminal: Int?, environment: [String: String]) -> Int {
    let told = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(terminal ?? told ?? 80, 60), 120)
  }
}
