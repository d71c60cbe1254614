/// `copyfit man`: the manual page, made of what `--help` says.
enum Man: Subcommand {
  struct Options {}

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "man",
      summary: "Writes the manual page of this program.",
      details: """
        'make install' puts it where man looks for it.
        """,
      examples: [
        CommandExample(words: "copyfit man | man -l -", purpose: "Read it."),
        CommandExample(words: "copyfit man > copyfit.1", purpose: "Keep it."),
      ],
      statuses: [.status(0, "The page is written."), .status(2, "It could not be written.")],
      defaults: Options(), arguments: [])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    try console.write(ManualPage(commands: Program.commands.map { $0.description }).text)
    return 0
  }
}
