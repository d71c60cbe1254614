/// One of the program's commands.
protocol Subcommand {
  associatedtype Options

  static var syntax: CommandSyntax<Options> { get }

  /// Does the work and returns the status to end with.
  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32
}

extension Subcommand {
  static var name: String { syntax.name }
  static var description: CommandDescription { syntax.description }

  /// Reads the words after the command's name, then shows its help or runs it.
  static func run(words: [String], on console: Console) throws(CommandError) -> Int32 {
    let outcome: CommandSyntax<Options>.Outcome
    do throws(UsageError) {
      outcome = try syntax.parse(words)
    } catch {
      throw .usage(error, command: name)
    }
    switch outcome {
    case .help:
      try console.write(syntax.help)
      return 0
    case .run(let options): return try run(options, on: console)
    }
  }
}
