#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One of the program's commands.
protocol Subcommand: SendableMetatype {
  associatedtype Options: Sendable

  static var syntax: CommandSyntax<Options> { get }

  /// Does the work and returns the status to end with.
  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32

  /// What one run may use; `nil` for a command that runs as long as it has input.
  static var limits: ResourceLimits? { get }

  /// Does what is left to do if a run ends because it passed a limit, while `run` goes on.
  static func endEarly(_ options: Options, on console: Console)
}

extension Subcommand {
  static var name: String { syntax.name }
  static var description: CommandDescription { syntax.description }
  static var limits: ResourceLimits? { .onThisMachine }

  static func endEarly(_ options: Options, on console: Console) {}

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
    case .run(let options): return try watchedRun(options, on: console)
    }
  }

  private static func watchedRun(
    _ options: Options, on console: Console
  ) throws(CommandError) -> Int32 {
    guard let limits else { return try run(options, on: console) }
    let watch = ResourceWatch(limits) { excess in
      console.say(excess.message)
      endEarly(options, on: console)
      _exit(2)
    }
    defer { watch.end() }
    return try run(options, on: console)
  }
}
