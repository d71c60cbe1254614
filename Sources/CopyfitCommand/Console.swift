internal import CopyfitFindings
internal import CopyfitReports
internal import CopyfitStream

/// The input and output of a command, and the program that it is part of.
struct Console: Sendable {
  var input = ByteStream.standardInput
  var output = ByteStream.standardOutput
  var error = ByteStream.standardError
  /// The descriptions of the program's commands, for the manual page and completions.
  var topics: @Sendable () -> [CommandTopic] = { [] }

  /// Writes a result to standard output.
  ///
  /// If the reader closes the pipe, as 'head' does, this is not a failure; the exit status does not change.
  func write(_ text: String) throws(CommandError) { try write(Array(text.utf8)) }

  /// Writes a binary result to standard output.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(ByteStream.Failure) {
      try output.write(bytes)
    } catch {
      if error != .closed { throw .output(error) }
    }
  }

  /// Writes a text to standard error unchanged; if that fails, nothing can report it.
  func show(_ text: String) { try? error.write(text) }

  /// Writes a message to standard error; if that fails, nothing can report it.
  func say(_ message: String) {
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      try? error.write("copyfit: \(TerminalText.safe(String(line)))\n")
    }
  }

  /// Writes warnings to standard error, up to a limit.
  func warn(_ messages: [String]) {
    AuditReport.bounded(messages).forEach { say("warning: \($0)") }
  }
}

/// The reason that a command ends with status 2.
enum CommandError: Error, Hashable {
  /// The words on the command line are wrong.
  case usage(UsageError, command: String?)
  /// The messages, each with its place if it has one.
  case failed([String])
  case input(ByteStream.Failure)
  case output(ByteStream.Failure)

  /// The messages; empty if the reader closed the pipe.
  var messages: [String] {
    switch self {
    case .usage(let error, let command):
      let help = ["copyfit", command, "--help"].compactMap { $0 }.joined(separator: " ")
      return ["error: \(error.message)", "see '\(help)'"]
    case .failed(let messages): return AuditReport.bounded(messages).map { "error: \($0)" }
    case .input(let failure): return Self.message("standard input cannot be read", failure)
    case .output(let failure): return Self.message("standard output cannot be written", failure)
    }
  }

  private static func message(_ what: String, _ failure: ByteStream.Failure) -> [String] {
    guard case .system(_, let reason) = failure else { return [] }
    return ["error: \(what): \(reason)"]
  }
}
