/// The page about all commands, in Markdown: each command's own help.
struct CommandReference {
  /// The commands by purpose, in the order of the help.
  let topics: [CommandTopic]

  var text: String {
    let commands = topics.flatMap(\.commands)
    return ([Self.introduction, table] + commands.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Commands

    `copyfit COMMAND --help` shows the same in a terminal, and `make install` installs it as a manual \
    page. A long command line can be in a file: `copyfit check @options.txt`, one argument a line.
    """

  private var table: String {
    let rows = topics.flatMap { topic in
      topic.commands.map { command in
        "| \(topic.heading) | [`copyfit \(command.name)`](#copyfit-\(command.name)) "
          + "| \(command.summary) |"
      }
    }
    return (["| purpose | command | what it does |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private func section(on command: CommandDescription) -> String {
    "## copyfit \(command.name)\n\n```text\n\(command.help)```"
  }
}
