import Testing

@testable import CopyfitCommand

struct HelpTests {
  @Test func program() {
    #expect(
      Program.help == """
        Usage: copyfit COMMAND [OPTION…]

        Checks whether localized labels fit, in every language and at every text size.

        Check an app:
          check       Finds labels whose text does not fit, in every language and at
                      every text size.
          init        Writes a first copyfit.yml from what a project contains.
          calibrate   Compares sizes measured on a device with those computed here.
          baseline    Compares two baselines or JSON reports: what is new, gone, worse
                      and better.
          config      Checks a copyfit.yml and reports every error; nothing is measured.
          rules       Explains a rule: what it means, how to fix it and how to accept
                      it.

        Work on a text:
          explain     Shows one label: its frame, and how its texts fit at every text
                      size.
          try         Checks whether other wordings fit wherever a key is used.
          budget      Measures the room of each string, for translators.
          labels      Lists the labels that were found: text, font, room, and why.

        Measure texts:
          measure     Fits one text into one frame and says whether it fits.
          stream      Answers requests from standard input, one JSON object per line.
          render      Draws a label as it would appear, as an SVG or PNG file.

        Look up:
          scale       Shows the Dynamic Type table, or one size in all categories.
          fonts       Lists the fonts of this machine and of folders, or those that show
                      a language.

        Set up:
          completions
                      Writes completions of commands, options and values for a shell.
          man         Writes the manual page of this program.

        Options:
          --version               Show the versions of this program and of its
                                  libraries.
          -h, --help              Show this help.
          @FILE                   Arguments from a file, one a line; lines that start
                                  with # are comments.

        Examples:
          # Once for each project.
          copyfit init
          # Which labels lose text, and how to fix them.
          copyfit check

        'copyfit help COMMAND' explains a command.

        """)
  }

  @Test func scale() {
    #expect(
      Scale.syntax.help == """
        Usage: copyfit scale [OPTION…]

        Shows the Dynamic Type table, or one size in all categories.

        Options:
          --style STYLE           One text style (default: all).
          --platform NAME         iOS (default), macOS, tvOS or watchOS.
          --size PT               A font size or length at large, to be scaled by the
                                  style.
          --max PT                The largest size to scale a font up to.
          --min PT                The smallest size to scale a font down to.
          --display-scale N       Pixels per point (default 3).
          --format FORMAT         text (default) or json.
          -h, --help              Show this help.

        With --size, 'font' is the size of a font scaled by UIFontMetrics, in whole
        points and within --min and --max. 'value' is the scaled length, rounded to a
        pixel.

        Examples:
          # Body in all twelve text sizes.
          copyfit scale --style body
          # What UIFontMetrics makes of a font of 36 points.
          copyfit scale --size 36 --style title1 --max 60

        Exit status:
          0   The table is shown.
          2   The options describe no table.

        """)
  }

  @Test func check() {
    #expect(
      Check.syntax.help == """
        Usage: copyfit check [OPTION…] [PATH…]

        Finds labels whose text does not fit, in every language and at every text size.

        Arguments:
          PATH                    Folders and files of one or more projects (default:
                                  the working folder).

        What is checked:
          --locales L,…           Only these languages.
          --pseudo KIND,…         Also languages made from the source texts: accented,
                                  bounded, double, expand (as translations here are),
                                  expand:35%, rtl, tall.
          --categories C,…|all    Only these text sizes: xSmall … xxxLarge, AX1 … AX5.
          --devices D,…           Screens: canvas (as in the storyboard) or widths such
                                  as 375.
          --since REV             Only changes since the merge base with a revision.
          --assume-scaling        Treat fixed fonts as if they followed the text size
                                  setting.

        What fails:
          --strict                Warnings count as errors.
          --fail-on LEVEL         What fails: error (default), warning, note or never.
          --maximum RULE=N        Accept at most N new findings of a rule; repeatable.
          --baseline FILE         Known findings: a baseline or a JSON report.
          --write-baseline [FILE]
                                  Accept all findings: write them to FILE, or update the
                                  baseline.

        Output:
          --report FORMAT[=FILE]  A report, to a file or standard output; repeatable.
                                  For people: pretty, summary, html, markdown, csv,
                                  larger-text; for programs: json, ndjson, cells, sarif,
                                  junit, checkstyle; for github, gitlab, xcode.
          --strings WHAT          What reports show of the app's strings: texts
                                  (default) or keys.
          --date DATE             The date in the report larger-text, such as
                                  2026-11-23.
          --app-version VERSION   The app's version in the report larger-text, such as
                                  2.3 (451).
          -q, --quiet             Show errors and the verdict only.
          -v, --verbose           Show all languages and all notes; json and ndjson hold
                                  notes only then.
          --stats                 Show on standard error what was done and how long it
                                  took.
          --color WHEN            auto (default), always or never.

        Other options:
          --config FILE           The configuration (default: the nearest copyfit.yml).
          --follow-links          Also read files outside the repository, where links
                                  and the configuration lead.
          -j, --jobs N            The number of threads; it does not change results.
          --no-cache              Keep neither fonts nor words; it does not change
                                  results.
          -h, --help              Show this help.

        Without a configuration, storyboards, xibs and string files are found in their
        usual places. A report with FILE does not replace the one that is shown; one
        without FILE does. A FILE that ends in .sarif, .ndjson, .html, .md or .csv needs
        no FORMAT. 'github' also adds to the step's summary.

        Examples:
          # What loses text, in all languages.
          copyfit check App
          # Everything about two languages at the largest text size.
          copyfit check --locales el,de --categories AX5 --verbose App
          # For CI: errors only, and a report for programs.
          copyfit check --quiet --report json=report.json App
          # The evidence for App Store's label Larger Text.
          copyfit check --report larger-text=larger-text.md --date 2026-11-23 App

        Exit status:
          0   Nothing at error level.
          1   New findings at error level (see --fail-on), or fewer texts decided than
              the gate requires.
          2   Something could not be checked: usage, configuration, a missing path or
              font.

        """)
  }

  @Test(arguments: Self.commands)
  func fitsATerminal(command: CommandDescription) {
    for line in command.help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Self.commands)
  func teaches(command: CommandDescription) {
    #expect(!command.examples.isEmpty)
    #expect(command.statuses.first?.number == 0)
    #expect(command.statuses.last?.number == 2)
    for text in command.examples.map(\.purpose) + command.statuses.map(\.meaning) {
      #expect(text.last == ".", "\(text)")
    }
  }

  /// The examples in the help must work.
  @Test(arguments: Program.commands.indices)
  func showsCallsThatAreUnderstood(index: Int) throws {
    try checkExamples(of: Program.commands[index])
  }

  private func checkExamples<Command: Subcommand>(of command: Command.Type) throws {
    for example in command.syntax.examples {
      let words = shellWords(String(example.words.prefix { !"<>|".contains($0) }))
      #expect(words.prefix(2) == ["copyfit", command.name])
      guard case .run = try command.syntax.parse(Array(words.dropFirst(2))) else {
        Issue.record("\(example.words) shows help")
        continue
      }
    }
  }

  /// The arguments in a line without redirections, as from a shell.
  private func shellWords(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      number, part in
      number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  private static let commands = Program.commands.map { describe($0) }

  private static func describe<Command: Subcommand>(_ command: Command.Type) -> CommandDescription {
    command.syntax.description
  }
}

extension CommandDescription: CustomTestStringConvertible {
  /// The name of a case.
  public var testDescription: String { name }
}
