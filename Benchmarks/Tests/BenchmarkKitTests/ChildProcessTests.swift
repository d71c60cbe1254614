import Testing

@testable import BenchmarkKit

@Suite struct ChildProcessTests {
  @Test(arguments: [("exit 0", Int32(0)), ("exit 3", 3), ("kill -9 $$", -1)])
  func saysHowAProgramEnded(script: String, status: Int32) throws {
    let usage = try ChildProcess(program: "/bin/sh", arguments: ["-c", script]).run()
    #expect(usage.status == status)
    #expect(usage.wallTime > 0)
    #expect(usage.peakMemory == 0)
  }

  /// The memory of the parent must not count, which Linux includes for its child processes.
  @Test func tellsItsOwnMemory() throws {
    let held = [UInt8](repeating: 1, count: 200 << 20)
    let usage = try ChildProcess(
      program: "/bin/sleep", arguments: ["0.2"], watchesMemory: true
    ).run()
    #expect(0 < usage.peakMemory && usage.peakMemory < held.count / 2)
  }

  @Test func refusesAProgramThatIsNotThere() throws {
    let error = try #require(throws: BenchmarkError.self) {
      try ChildProcess(program: "/nowhere/copyfit", arguments: []).run()
    }
    #expect(error.message.contains("/nowhere/copyfit"))
  }
}
