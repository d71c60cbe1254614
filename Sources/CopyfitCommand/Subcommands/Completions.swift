/// `copyfit completions`: a script that teaches a shell the commands and their options.
enum Completions: Subcommand {
  struct Options {
    var shells: [Shell] = []
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "completions",
      summary: "Writes completions of commands, options and values for a shell.",
      details: """
        'make install' puts the scripts where the shells look for them.
        """,
      examples: [
        CommandExample(
          words: "copyfit completions bash > ~/.local/share/bash-completion/completions/copyfit",
          purpose: "For bash."),
        CommandExample(
          words: "copyfit completions zsh > ~/.zfunc/_copyfit",
          purpose: "For zsh, with ~/.zfunc in fpath before compinit."),
        CommandExample(
          words: "copyfit completions fish > ~/.config/fish/completions/copyfit.fish",
          purpose: "For fish."),
      ],
      statuses: [.status(0, "The script is written."), .status(2, "The shell is unknown.")],
      defaults: Options(),
      arguments: [.operands("SHELL", help: "bash, zsh or fish.", \.shells)])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    guard let shell = options.shells.first else {
      throw .usage(.missingOperand("SHELL"), command: name)
    }
    guard options.shells.count == 1 else {
      throw .usage(
        .unexpectedOperand(options.shells[1].rawValue, hint: "one SHELL at a time"), command: name)
    }
    try console.write(shell.script(for: console.topics().flatMap(\.commands)))
    return 0
  }
}
