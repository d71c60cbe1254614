internal import CopyfitFonts
internal import CopyfitReports
internal import CopyfitUnicode

/// `copyfit fonts`: the fonts of this machine, with their places and metrics.
enum Fonts: Subcommand {
  struct Options {
    var coverage: String?
    var format: OutputFormat?
    var locks = false
    var ignoresCache = false
    var operands: [String] = []
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "fonts",
      summary: "Lists the fonts of this machine and of folders, or those that show a language.",
      examples: [
        CommandExample(
          words: "copyfit fonts App/Fonts", purpose: "Fonts of a folder and of this machine."),
        CommandExample(
          words: "copyfit fonts --coverage th", purpose: "Whether Thai can be measured here."),
        CommandExample(
          words: "copyfit fonts App/Fonts/Inter.ttc#1",
          purpose: "Metrics, axes and features of one face."),
        CommandExample(
          words: "copyfit fonts --lock App",
          purpose: "Checks of App need the same fonts from now on."),
      ],
      statuses: [
        .status(0, "Everything was found, or the fonts are locked."),
        .status(
          2, "A file is not a font, a script has no font, or a project cannot be checked or locked."
        ),
      ],
      defaults: Options(),
      arguments: [
        .option(
          "coverage", "LOCALE", help: "Which fonts would show this language, such as th.",
          \.coverage),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
        .flag(
          "lock",
          help: """
            Check the projects in the folders, and write the names, versions and digests of the \
            fonts that they were measured with to copyfit.fonts.json in each. A check fails with \
            other fonts.
            """, \.locks),
        .flag(
          "no-cache", help: "Keep no index of the installed fonts; it does not change results.",
          \.ignoresCache),
        .operands(
          "FOLDER|FILE",
          help: """
            Folders to search in addition to the installed fonts, or font files to show in \
            detail. FILE#1 is the second face of a collection.
            """, \.operands),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    if options.locks { return try lock(options, on: console) }
    let language = try options.coverage.map(language)
    let operands = FontOperands(options.operands)
    let cacheDirectory = Machine.cacheDirectory(isWanted: !options.ignoresCache)
    if let language {
      let database = FontDatabase(directories: operands.paths, cacheDirectory: cacheDirectory)
      let problems = database.problems.map(\.message)
      problems.forEach { console.say("error: \($0)") }
      let coverage = FontCoverage(of: language, in: database)
      try console.write(options.format == .json ? coverage.json : coverage.text)
      return coverage.isComplete ? 0 : 2
    }
    let report = operands.report(cacheDirectory: cacheDirectory)
    report.problems.forEach { console.say("error: \($0)") }
    try console.write(options.format == .json ? report.json : report.text)
    return report.problems.isEmpty ? 0 : 2
  }

  /// The language of a name; a name with an unknown script or other characters is not a language.
  static func language(_ name: String) throws(CommandError) -> LocaleIdentifier {
    let language = LocaleIdentifier(name)
    guard LocaleIdentifier.isWellFormed(name), language.maximized.script != nil else {
      let error = ValueError(value: name, expected: "a known language such as th or zh-Hant")
      throw .usage(.invalidValue("--coverage", error), command: Fonts.name)
    }
    return language
  }
}
