internal import Copyfit
internal import CopyfitAudit
internal import CopyfitReports

/// `copyfit check`: which labels of a project do not fit, in which languages, from which size on.
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
    var assumesScaling = false
    var jobs: Int?
    var isQuiet = false
    var isVerbose = false
    var color: ColorChoice?
    var ignoresCache = false
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "check",
      summary: "Finds labels whose text does not fit, in every language and at every text size.",
      details: details, planned: ["--baseline", "--write-baseline"],
      defaults: Options(),
      arguments: [
        .operands(
          "PATH", help: "Folders and files of one or more projects (default: the working folder).",
          \.paths),
        .option(
          "config", "FILE", help: "The configuration (default: the nearest copyfit.yml).",
          \.configuration),
        .repeatedOption(
          "report", "FORMAT[=FILE]",
          help: "pretty or json, to a file or standard output; repeatable.", \.reports),
        .option("locales", "L,…", help: "Only these languages.", \.locales),
        .option(
          "pseudo", "KIND,…",
          help: """
            Also languages made of the source texts: accented, bounded, double, expand (as \
            translations here are), expand:35%, rtl, tall.
            """, \.pseudoLocales),
        .option(
          "categories", "C,…|all", help: "Only these text sizes: xSmall … xxxLarge, AX1 … AX5.",
          \.categories),
        .option(
          "devices", "D,…", help: "Screens: canvas (as designed) or widths such as 375.", \.devices),
        .flag("strict", help: "Warnings count as errors.", \.isStrict),
        .flag(
          "assume-scaling",
          help: "Fit fixed fonts as if they grew with the reader's text size.", \.assumesScaling),
        .option("jobs", "N", help: "How many threads measure; it changes no result.", \.jobs),
        .flag(
          "no-cache", help: "Remember neither fonts nor words; it changes no result.",
          \.ignoresCache),
        .flag("quiet", help: "Show errors and the verdict only.", \.isQuiet),
        .flag("verbose", help: "Show all languages and all notes.", \.isVerbose),
        .option("color", "WHEN", help: "auto (default), always or never.", \.color),
      ])
  }

  private static let details = """
    Without a configuration, storyboards, xibs and string files are found by their
    conventional places. A report with FILE is written beside the one that is shown;
    one without FILE is shown in its place.

    Exit status: 0 nothing at error level; 1 findings at error level; 2 something
    could not be checked: usage, configuration, a missing path or font.
    """

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    if options.isQuiet, options.isVerbose {
      throw .usage(.conflictingOptions("--quiet", "--verbose"), command: name)
    }
    let destinations = try ReportDestinations(options.reports)
    let report = try audit(
      try auditOptions(options), isVerbose: options.isVerbose, on: console)
    report.failures.forEach { console.say("error: \($0)") }
    // The files first: they must not be lost where nobody reads standard output any more.
    let reportOptions = reportOptions(options, on: console)
    let problems = destinations.write(report, options: reportOptions)
    problems.forEach { console.say("error: \($0)") }
    try console.write(destinations.shown.render(report, options: reportOptions))
    return problems.isEmpty ? report.exitStatus : 2
  }

  private static func audit(
    _ options: AuditOptions, isVerbose: Bool, on console: Console
  ) throws(CommandError) -> AuditReport {
    let progress = ProgressLine(console.error)
    defer { progress.clear() }
    let note: @Sendable (String) -> Void = { remark in
      guard isVerbose else { return }
      progress.clear()
      console.say(remark)
    }
    do throws(AuditError) {
      return try Audit(options).run(progress: { progress.show($0, of: $1) }, note: note)
    } catch {
      throw .failed(error.messages)
    }
  }
}
