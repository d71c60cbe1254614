internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitReports
internal import CopyfitStream

extension BudgetFormat: NamedValue {}

/// `copyfit budget`: the room of each string, for translators and their tools.
enum Budget: Subcommand {
  struct Options {
    var format: BudgetFormat?
    var output: String?
    var locales: LocaleList?
    var label = LabelOptions()
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "budget",
      summary: "Measures the room of each string, for translators.",
      details: """
        A limit holds for all labels of a key, on every device and at every text size up
        to 'gate.through': a text within it is not truncated. Numbers of characters are
        estimates from the wider texts of a language; limits in points are exact.
        """,
      examples: [
        CommandExample(words: "copyfit budget App", purpose: "The limits, for people."),
        CommandExample(
          words: "copyfit budget --format xliff --output limits.xliff App",
          purpose: "For translation tools, as maxwidth."),
        CommandExample(
          words: "copyfit budget --format csv --locale de,el App",
          purpose: "With an estimate in characters for German and Greek."),
      ],
      statuses: [
        .status(0, "The limits are written."),
        .status(2, "The project cannot be read or is empty, or the limits cannot be written."),
      ],
      defaults: Options(),
      arguments: [
        .operands(
          "PATH", help: "The project, or files of it (default: the working folder).",
          \.label.paths)
      ]
        + Argument.group(
          .selection,
          [
            .option(
              "locale", "L,…",
              help: "Languages to count characters for (default: the source language).", \.locales)
          ])
        + Argument.group(
          .output,
          [
            .option(
              "format", "FORMAT", help: "text (default), json, csv, xliff or weblate.", \.format),
            .option(
              "output", "FILE", letter: "o", help: "Write here; - is standard output (default).",
              \.output),
          ])
        + Argument.labelOptions(\.label).filter {
          ["device", "config", "follow-links", "no-cache"].contains($0.name)
        })
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let format = options.format ?? .text
    let file = options.output.flatMap { $0 == "-" ? nil : $0 }
    if let problem = file.flatMap(OutputFile.problem) { throw .failed([problem]) }
    try OutputFile.checkLinks(
      of: [file].compactMap(\.self), followsLinks: options.label.followsLinks)
    let projects = try options.label.projects(on: console)
    let budget: TextBudget
    do throws(AuditError) {
      budget = try TextBudget(projects, locales: options.locales?.locales)
    } catch {
      throw .failed(error.messages)
    }
    let style = file == nil ? PrettyStyle.terminal(on: console, color: .auto) : PrettyStyle()
    let text = format.render(budget, style: style, isForFile: file != nil)
    if let file {
      do throws(ByteStream.Failure) {
        try OutputFile.write(to: file) { stream throws(ByteStream.Failure) in
          try stream.write(text)
        }
      } catch {
        throw .failed(["\(file): cannot be written: \(error.reason)"])
      }
    } else {
      try console.write(text)
    }
    format.remarks(on: budget).forEach(console.say)
    return 0
  }
}
