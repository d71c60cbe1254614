import Foundation
import Testing

@testable import CopyfitCommand

struct ShellTests {
  private static let commands = Program.commands.map { $0.description }

  @Test(arguments: Shell.allCases)
  func knowsEverything(shell: Shell) {
    let script = shell.script(for: Self.commands)
    for command in Self.commands {
      #expect(script.contains(command.name))
      for option in command.options {
        let spelling = shell == .fish ? "-l \(option.name)" : option.spelling
        #expect(script.contains(spelling), "\(command.name) \(option.spelling)")
      }
      if let action = command.action {
        let words =
          switch shell {
          case .bash: "'\(action)'"
          case .fish: "-f -a \(action)"
          case .zsh: "'1:action:(\(action))'"
          }
        #expect(script.contains(words), "\(command.name) \(action)")
      }
      for word in command.arguments.flatMap(\.completion.words) {
        #expect(script.contains(word), "\(command.name) \(word)")
      }
    }
  }

  /// Each installed shell parses its script.
  @Test(arguments: Shell.allCases.filter { path(of: $0) != nil })
  func isUnderstood(shell: Shell) throws {
    let path = try #require(Self.path(of: shell))
    let (status, output) = try Self.run(path, ["-n"], input: shell.script(for: Self.commands))
    #expect(status == 0, "\(output)")
  }

  @Test(
    .enabled(if: path(of: .bash) != nil, "bash is not installed"),
    arguments: [
      (["copyfit", "ch"], ["check"]),
      (["copyfit", "check", "--col"], ["--color"]),
      (["copyfit", "check", "--color", "a"], ["auto", "always"]),
      (["copyfit", "check", "--color", "=", "n"], ["never"]),
      (["copyfit", "check", "--color", "="], ["auto", "always", "never"]),
      (["copyfit", "check", "--categories", "AX1,AX5"], ["AX1,AX5"]),
      (["copyfit", "check", "--categories", "=", "AX1,xSm"], ["AX1,xSmall"]),
      (["copyfit", "check", "--config", "c"], []),
      (["copyfit", "check", "App"], []),
      (["copyfit", "rules", "trunc"], ["truncation"]),
      (["copyfit", "help", "mea"], ["measure"]),
      (["copyfit", "config", ""], ["verify"]), (["copyfit", "config", "verify", ""], []),
      (["copyfit", "baseline", "d"], ["diff"]), (["copyfit", "baseline", "diff", "d"], []),
      (["copyfit", "check", "--maximum", "trunc"], ["truncation"]),
    ])
  func completesInBash(words: [String], candidates: [String]) throws {
    let bash = try #require(Self.path(of: .bash))
    let script =
      Shell.bash.script(for: Self.commands)
        + """
        COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _copyfit
        printf '%s\\n' "${COMPREPLY[@]}"

        """
    let (status, output) = try Self.run(bash, ["--norc"], input: script)
    #expect(status == 0)
    #expect(output.split(separator: "\n").map(String.init) == candidates)
  }

  private static func path(of shell: Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The status and output of a program.
  private static func run(
    _ path: String, _ arguments: [String], input: String
  ) throws -> (Int32, String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-completions-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
