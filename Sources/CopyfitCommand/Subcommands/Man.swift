/// `copyfit man`: the manual page, which is derived from `--help`.
enum Man: Subcommand {
  struct Options {
    var format: ManualFormat?
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "man",
      summary: "Writes the manual page of this program.",
      details: """
        'make install' puts the page where man looks for it. In Markdown it is the page
        Documentation/Commands.md.
        """,
      examples: [
        CommandExample(words: "copyfit man | man -l -", purpose: "Read it."),
        CommandExample(words: "copyfit man > copyfit.1", purpose: "Keep it."),
      ],
      statuses: [.status(0, "The page is written."), .status(2, "It could not be written.")],
      defaults: Options(),
      arguments: [
        .option("format", "FORMAT", help: "roff (default) or markdown.", \.format)
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let topics = console.topics()
    switch options.format ?? .roff {
    case .roff: try console.write(ManualPage(commands: topics.flatMap(\.commands)).text)
    case .markdown: try console.write(CommandReference(topics: topics).text)
    }
    return 0
  }
}

/// A format of the manual.
enum ManualFormat: String, CaseIterable, NamedValue { case roff, markdown }
