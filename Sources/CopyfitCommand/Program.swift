internal import Copyfit
internal import CopyfitAudit
internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitReports
internal import CopyfitUnicode

/// The program `copyfit`: runs a command, and reports errors.
struct Program {
  private var console: Console

  init(console: Console) {
    self.console = console
    self.console.topics = { Self.topics }
  }

  /// The commands by purpose, in the order of the help.
  private static var commandsByPurpose: [(heading: String, commands: [any Subcommand.Type])] {
    [
      (
        "Check an app",
        [
          Check.self, Init.self, Calibrate.self, BaselineCommand.self, ConfigCommand.self,
          Rules.self,
        ]
      ),
      ("Work on a text", [Explain.self, Try.self, Budget.self, LabelsCommand.self]),
      ("Measure texts", [Measure.self, Stream.self, Render.self]),
      ("Look up", [Scale.self, Fonts.self]),
      ("Set up", [Completions.self, Man.self]),
    ]
  }

  static var commands: [any Subcommand.Type] { commandsByPurpose.flatMap(\.commands) }

  static var topics: [CommandTopic] {
    commandsByPurpose.map { heading, commands in
      CommandTopic(heading: heading, commands: commands.map { $0.description })
    }
  }

  /// Runs the command that the words name and returns the status to end with.
  func run(_ words: [String]) -> Int32 {
    do throws(CommandError) {
      return try dispatch(try Self.expanded(words))
    } catch {
      error.messages.forEach(console.say)
      return 2
    }
  }

  private static func expanded(_ words: [String]) throws(CommandError) -> [String] {
    do throws(UsageError) {
      return try ArgumentFile.expand(words)
    } catch {
      throw .usage(error, command: nil)
    }
  }

  private func dispatch(_ words: [String]) throws(CommandError) -> Int32 {
    guard let name = words.first else {
      console.show(Self.help)
      return 2
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version":
      if let word = rest.first { throw .usage(.unexpectedOperand(word, hint: nil), command: nil) }
      try console.write(Self.version)
    case "--help", "-h", "help": try console.write(try Self.help(on: rest))
    default: return try Self.command(name).run(words: rest, on: console)
    }
    return 0
  }

  /// The command with a name.
  private static func command(_ name: String) throws(CommandError) -> any Subcommand.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .usage(unknown(name), command: nil)
  }

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") {
      // Users of other linters may omit the command `check`.
      let option = name.prefix { $0 != "=" }
      if Check.syntax.description.options.contains(where: { $0.spelling == option }) {
        return .unknownOption(name, nearest: "\(Check.name) \(option)")
      }
      let known = ProgramOption.allCases.map(\.spelling)
      return .unknownOption(name, nearest: Spelling.nearest(to: name, among: known))
    }
    if let nearest = Spelling.nearest(to: name, among: commands.map { $0.name } + ["help"]) {
      return .unknownCommand(name, nearest: nearest)
    }
    return .unknownCommand(name, nearest: Machine.exists(name) ? "\(Check.name) \(name)" : nil)
  }
}

// MARK: - Help

extension Program {
  /// The program's version, and those of the libraries that affect results, one in each line.
  static var version: String {
    let libraries = LibraryVersions.current
    return """
      copyfit \(ToolVersion.current)
      HarfBuzz \(libraries.harfBuzz)
      FreeType \(libraries.freeType)
      ICU \(libraries.icu)
      \(reader)

      """
  }

  /// The version of the reader of Swift sources, as the reader reports it.
  private static var reader: String {
    let folders = WorkingFolder.path.map { Repository.workTrees(around: $0) + [$0] } ?? []
    let program = ChildProcess.companion(named: "copyfit-swift", outside: folders)
    let answer = program.flatMap {
      try? ChildProcess(executable: $0, arguments: ["--version"], environment: [:]).run()
    }
    guard let answer, answer.status == 0 else {
      return "copyfit-swift is not installed: texts that Swift sources set are not checked"
    }
    let line = answer.output.prefix { $0 != UInt8(ascii: "\n") }
    return TerminalText.inert(String(decoding: line, as: UTF8.self))
  }

  /// The help of the command that the words name, or of the whole program.
  private static func help(on words: [String]) throws(CommandError) -> String {
    guard let name = words.first else { return help }
    let description = name == "help" ? nil : try command(name).description
    let rest = words.dropFirst()
    let isAction = rest.first != nil && rest.first == description?.action
    if let word = rest.dropFirst(isAction ? 1 : 0).first {
      throw .usage(.unexpectedOperand(word, hint: nil), command: nil)
    }
    return description?.help ?? help
  }

  /// The help of the whole program.
  static var help: String {
    let topics = topics.map { topic in
      "\(topic.heading):\n"
        + HelpText.table(topic.commands.map { ($0.name, $0.summary) }, indent: 14)
    }
    return """
      Usage: copyfit COMMAND [OPTION…]

      Checks whether localized labels fit, in every language and at every text size.

      \(topics.joined(separator: "\n\n"))

      Options:
      \(HelpText.table(options))

      Examples:
      \(HelpText.examples(examples))

      'copyfit help COMMAND' explains a command.

      """
  }

  private static let options = [
    (ProgramOption.version.spelling, ProgramOption.version.help),
    ("-h, " + ProgramOption.help.spelling, ProgramOption.help.help),
    ("@FILE", "Arguments from a file, one a line; lines that start with # are comments."),
  ]

  private static let examples = [
    CommandExample(words: "copyfit init", purpose: "Once for each project."),
    CommandExample(
      words: "copyfit check", purpose: "Which labels lose text, and how to fix them."),
  ]
}
