import CopyfitFiles
import Testing

/// The programs are the system's; `sh` represents any program.
struct ChildProcessTests {
  private static func shell(_ script: String) -> ChildProcess {
    ChildProcess(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func printsAndEnds() throws {
    let answer = try Self.shell("echo said; echo dropped >&2; exit 3").run()
    #expect(answer.status == 3 && answer.output == Array("said\n".utf8))
  }

  @Test func aSignalIsAStatus() throws {
    #expect(try Self.shell("kill -9 $$").run().status == 128 + 9)
  }

  /// More data than both pipes can hold, so that each side would wait for the other.
  @Test func readsWhatItIsGivenWhileItPrints() throws {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(try Self.shell("cat").run(input: input).output == input)
  }

  @Test func needNotReadWhatItIsGiven() throws {
    let input = [UInt8](repeating: 1, count: 1_000_000)
    #expect(try Self.shell("exec echo done").run(input: input).output == Array("done\n".utf8))
  }

  @Test func withoutInputItReadsNothing() throws {
    #expect(try Self.shell("cat; echo end").run().output == Array("end\n".utf8))
  }

  @Test func inheritsNoEnvironment() throws {
    var program = Self.shell("env")
    program.executable = "/usr/bin/env"
    program.arguments = []
    program.environment = ["A": "1", "B": "two words"]
    #expect(try program.run().output == Array("A=1\nB=two words\n".utf8))
  }

  /// The arguments and the environment exist until the program has them.
  @Test func getsAllItsWords() throws {
    let words = (0..<500).map { "word number \($0) of many" }
    var program = Self.shell(#"printf '%s\n' "$0" "$@"; printf '%s\n' "$LAST""#)
    program.arguments += words
    program.environment["LAST"] = String(repeating: "e", count: 1000)
    let lines = try program.run().output.split(separator: 0x0A)
    #expect(
      lines.map { String(decoding: $0, as: UTF8.self) }
        == words + [String(repeating: "e", count: 1000)])
  }

  /// Its child processes end with it; otherwise the output would stay open.
  @Test(arguments: ["sleep 3600", "sleep 3600 & wait", "sleep 3600 & exit 0"])
  func endsAtTheTimeLimit(script: String) {
    var program = Self.shell(script)
    program.maximumSeconds = 0.2
    #expect(throws: ChildProcess.Failure.timeLimit) { try program.run() }
  }

  @Test func itsProcessorTimeIsKnown() throws {
    let work = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"
    #expect(try Self.shell(work).run().processorSeconds > 0)
  }

  @Test func endsAtTheOutputLimit() {
    var program = Self.shell("while :; do echo more; done")
    program.maximumOutput = 1 << 17
    #expect(throws: ChildProcess.Failure.outputLimit) { try program.run() }
  }

  @Test func whatIsNotThereIsNotStarted() {
    let program = ChildProcess(executable: "/nowhere/git", arguments: [], environment: [:])
    #expect(throws: ChildProcess.Failure.notStarted(reason: "no such file or directory")) {
      try program.run()
    }
  }

  @Test(arguments: [
    ("/usr/bin:/bin", "/nowhere", true), (".:bin::usr/bin", "/nowhere", false),
    ("/nowhere:/bin", "/nowhere", true), ("", "/nowhere", false),
    // A program in the project is not run.
    ("/usr/bin:/bin", "/usr", false), ("/usr/bin:/bin", "/", false),
  ])
  func findsAProgram(path: String, outside: String, isFound: Bool) {
    let found = ChildProcess.executable(named: "env", in: path, outside: ["/nowhere", outside])
    #expect((found != nil) == isFound)
    #expect(found?.hasPrefix("/") ?? true)
  }
}
