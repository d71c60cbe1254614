extension Check {
  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "check",
      summary: "Finds labels whose text does not fit, in every language and at every text size.",
      details: details,
      examples: [
        CommandExample(words: "copyfit check App", purpose: "What loses text, in all languages."),
        CommandExample(
          words: "copyfit check --locales el,de --categories AX5 --verbose App",
          purpose: "Everything about two languages at the largest text size."),
        CommandExample(
          words: "copyfit check --quiet --report json=report.json App",
          purpose: "For CI: errors only, and a report for programs."),
        CommandExample(
          words: "copyfit check --report larger-text=larger-text.md --date 2026-11-23 App",
          purpose: "The evidence for App Store's label Larger Text."),
      ],
      statuses: [
        .status(0, "Nothing at error level."),
        .status(
          1,
          "New findings at error level (see --fail-on), or fewer texts decided than the gate requires."
        ),
        .status(
          2, "Something could not be checked: usage, configuration, a missing path or font."),
      ],
      defaults: Options(),
      arguments: selectionArguments + gateArguments + outputArguments + otherArguments)
  }

  private static var selectionArguments: [Argument<Options>] {
    Argument.group(
      .selection,
      [
        .operands(
          "PATH", help: "Folders and files of one or more projects (default: the working folder).",
          \.paths),
        .option("locales", "L,…", help: "Only these languages.", \.locales),
        .option(
          "pseudo", "KIND,…",
          help: """
            Also languages made from the source texts: accented, bounded, double, expand (as \
            translations here are), expand:35%, rtl, tall.
            """, \.pseudoLocales),
        .option(
          "categories", "C,…|all", help: "Only these text sizes: xSmall … xxxLarge, AX1 … AX5.",
          \.categories),
        .option(
          "devices", "D,…", help: "Screens: canvas (as in the storyboard) or widths such as 375.",
          \.devices),
        .option(
          "since", "REV",
          help: "Only changes since the merge base with a revision.", \.since),
        .flag(
          "assume-scaling",
          help: "Treat fixed fonts as if they followed the text size setting.", \.assumesScaling),
      ])
  }

  private static var gateArguments: [Argument<Options>] {
    Argument.group(
      .gate,
      [
        .flag("strict", help: "Warnings count as errors.", \.isStrict),
        .option(
          "fail-on", "LEVEL", help: "What fails: error (default), warning, note or never.",
          \.failOn),
        .repeatedOption(
          "maximum", "RULE=N", help: "Accept at most N new findings of a rule; repeatable.",
          \.maximum),
        .option(
          "baseline", "FILE", help: "Known findings: a baseline or a JSON report.",
          \.baseline),
        .option(
          "write-baseline", "[FILE]",
          help: "Accept all findings: write them to FILE, or update the baseline.",
          \.baselineTarget
        ).orAlone(as: ""),
      ])
  }

  private static var outputArguments: [Argument<Options>] {
    Argument.group(
      .output,
      [
        .repeatedOption(
          "report", "FORMAT[=FILE]",
          help: """
            A report, to a file or standard output; repeatable. For people: pretty, summary, \
            html, markdown, csv, larger-text; for programs: json, ndjson, cells, sarif, junit, checkstyle; for \
            github, gitlab, xcode.
            """, \.reports),
        .option(
          "strings", "WHAT",
          help: "What reports show of the app's strings: texts (default) or keys.",
          \.strings),
        .option(
          "date", "DATE", help: "The date in the report larger-text, such as 2026-11-23.", \.date),
        .option(
          "app-version", "VERSION",
          help: "The app's version in the report larger-text, such as 2.3 (451).", \.appVersion),
        .flag("quiet", letter: "q", help: "Show errors and the verdict only.", \.isQuiet),
        .flag(
          "verbose", letter: "v",
          help: "Show all languages and all notes; json and ndjson hold notes only then.",
          \.isVerbose),
        .flag(
          "stats", help: "Show on standard error what was done and how long it took.",
          \.showsStatistics),
        .option("color", "WHEN", help: "auto (default), always or never.", \.color),
      ])
  }

  private static var otherArguments: [Argument<Options>] {
    [
      .option(
        "config", "FILE", help: "The configuration (default: the nearest copyfit.yml).",
        \.configuration),
      .followLinks(\.followsLinks),
      .option(
        "jobs", "N", letter: "j", help: "The number of threads; it does not change results.", \.jobs
      ),
      .flag(
        "no-cache", help: "Keep neither fonts nor words; it does not change results.",
        \.ignoresCache),
    ]
  }

  private static let details = """
    Without a configuration, storyboards, xibs and string files are found in their
    usual places. A report with FILE does not replace the one that is shown; one
    without FILE does. A FILE that ends in .sarif, .ndjson, .html, .md or .csv needs
    no FORMAT. 'github' also adds to the step's summary.
    """
}
