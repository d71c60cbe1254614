internal import CopyfitAudit
internal import CopyfitUnicode

/// The program `copyfit`: finds the command that is meant and says what went wrong.
struct Program {
  let console: Console

  static var commands: [any Subcommand.Type] {
    [Check.self, Init.self, Measure.self, Stream.self, Scale.self, Fonts.self]
  }

  /// Commands that a later version will have.
  private static let planned = ["explain", "try", "render", "rules"]

  /// Runs the command that the words name and returns the status to end with.
  func run(_ words: [String]) -> Int32 {
    do throws(CommandError) {
      return try dispatch(words)
    } catch {
      error.messages.forEach(console.say)
      return 2
    }
  }

  private func dispatch(_ words: [String]) throws(CommandError) -> Int32 {
    guard let name = words.first else { throw .usage(.missingCommand, command: nil) }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version": return try answer("copyfit \(ToolVersion.current)\n", to: name, rest)
    case "--help", "-h", "help": return try answer(Self.help, to: name, rest)
    default: break
    }
    for command in Self.commands where command.name == name {
      return try command.run(words: rest, on: console)
    }
    throw .usage(Self.unknown(name), command: nil)
  }

  private func answer(
    _ text: String, to option: String, _ rest: [String]
  ) throws(CommandError) -> Int32 {
    if let word = rest.first { throw .usage(.unexpectedOperand(word, hint: nil), command: nil) }
    try console.write(text)
    return 0
  }

  private static func unknown(_ name: String) -> UsageError {
    if planned.contains(name) { return .notInThisVersion(name) }
    if name.hasPrefix("-") {
      let known = ["--help", "--version"]
      return .unknownOption(name, nearest: Spelling.nearest(to: name, among: known))
    }
    let known = commands.map { $0.name }
    return .unknownCommand(name, nearest: Spelling.nearest(to: name, among: known))
  }

  /// The help of the whole program.
  static var help: String {
    let rows = commands.map { command in (command.name, summary(of: command)) }
    return """
      Usage: copyfit COMMAND [OPTION…]

      Says whether localized labels fit: in every language, at every text size.

      Commands:
      \(HelpText.table(rows))

      Options:
      \(HelpText.table([("--version", "Show the version."), ("-h, --help", "Show this help.")]))

      'copyfit COMMAND --help' explains a command.

      """
  }

  private static func summary<Command: Subcommand>(of command: Command.Type) -> String {
    command.syntax.summary
  }
}
