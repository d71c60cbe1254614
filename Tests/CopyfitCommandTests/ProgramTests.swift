import CopyfitStream
import Foundation
import Testing

@testable import CopyfitCommand

struct ProgramTests {
  @Test func saysItsVersionFirst() {
    let lines = Program.version.split(separator: "\n")
    #expect(lines.first?.wholeMatch(of: /copyfit [0-9]+\.[0-9]+\.[0-9]+/) != nil)
    #expect(
      lines.dropFirst().map { $0.prefix { $0 != " " } }
        == ["HarfBuzz", "FreeType", "ICU", "copyfit-swift"])
  }

  @Test(arguments: [
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["/"], "unknown command '/'; did you mean 'check /'?"),
    (["/no/such/app"], "unknown command '/no/such/app'"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["--locales=de", "App"], "unknown option '--locales=de'; did you mean 'check --locales'?"),
    (["--version", "x"], "unexpected argument 'x'"),
    (["help", "chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["help", "check", "x"], "unexpected argument 'x'"),
    (["help", "config", "diff"], "unexpected argument 'diff'"),
    (["help", "config", "verify", "x"], "unexpected argument 'x'"),
    (
      ["rules", "truncatoin"],
      "'RULE' must be a rule ('copyfit rules' lists them), not 'truncatoin'; did you mean 'truncation'?"
    ),
    (
      ["@/no/such"],
      "the arguments in '/no/such' cannot be read: there is no such file; put '--' before a text that starts with @"
    ),
  ])
  func refuses(words: [String], message: String) throws {
    let (status, _, error) = try run(words)
    #expect(status == 2)
    #expect(error.split(separator: "\n").first ?? "" == "copyfit: error: \(message)")
  }

  @Test func withoutACommandTheUsageIsShown() throws {
    let run = try CommandRun([])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.messages == Program.help)
  }

  @Test(arguments: [["help", "config", "verify"], ["help", "baseline", "diff"]])
  func helpTakesTheWholeCommand(words: [String]) throws {
    let run = try CommandRun(words)
    #expect(run.status == 0)
    #expect(try run.output == CommandRun([words[1], "--help"]).output)
  }

  @Test(arguments: [["help", "rules"], ["--help", "rules"], ["rules", "--help"]])
  func helps(words: [String]) throws {
    let (status, output, error) = try run(words)
    #expect(status == 0 && error.isEmpty)
    #expect(output == Rules.syntax.help)
  }

  /// The program's status, standard output and standard error for arguments.
  private func run(_ words: [String]) throws -> (Int32, String, String) {
    let (output, error) = (Pipe(), Pipe())
    let console = Console(
      output: ByteStream(descriptor: output.fileHandleForWriting.fileDescriptor),
      error: ByteStream(descriptor: error.fileHandleForWriting.fileDescriptor))
    let status = Program(console: console).run(words)
    let texts = try [output, error].map { pipe in
      try pipe.fileHandleForWriting.close()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
    return (status, texts[0], texts[1])
  }
}
