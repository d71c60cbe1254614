import Synchronization
import Testing

@testable import CopyfitFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The limits of processor time and of waiting, with reports of a system that a test makes.
struct ChildWatchTests {
  private static let maximumIdleChecks = 3

  /// A program that only ends if something ends it, and is checked in quick succession.
  private static func program(
    _ activity: @escaping @Sendable (Int32) -> ProcessActivity?
  ) -> ChildProcess {
    var program = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "exec sleep 3600"],
      environment: ["PATH": "/usr/bin:/bin"])
    program.maximumProcessorSeconds = 60
    program.maximumIdleChecks = maximumIdleChecks
    program.secondsBetweenChecks = 0.001
    program.maximumSeconds = 600
    program.activity = activity
    return program
  }

  @Test func aProgramThatOnlyWaitsIsStuck() {
    let program = Self.program { _ in ProcessActivity(processorSeconds: 1, isWaiting: true) }
    #expect(throws: ChildProcess.Failure.idleLimit) { try program.run() }
  }

  @Test(arguments: [false, true])
  func aProgramThatWorksTooLongIsEnded(isWaiting: Bool) {
    let number = Counter()
    let program = Self.program { _ in
      ProcessActivity(processorSeconds: Double(number.next()), isWaiting: isWaiting)
    }
    #expect(throws: ChildProcess.Failure.processorLimit) { try program.run() }
    #expect(number.next() == 62)
  }

  /// Neither one that gets no processor, nor one that works a little each time, nor one of which nothing is known.
  @Test(arguments: [
    [(1.0, false)], [(1, true), (2, true)], [(1, true), (1, true), (1, true), (1, false)], [],
  ])
  func aBusyMachineEndsNothing(reports: [(Double, Bool)]) throws {
    let number = Counter()
    let checks = 50
    let program = Self.program { process in
      let check = number.next()
      if check == checks { kill(process, SIGKILL) }
      guard !reports.isEmpty else { return nil }
      let report = reports[check % reports.count]
      return ProcessActivity(processorSeconds: report.0, isWaiting: report.1)
    }
    #expect(try program.run().status == 128 + SIGKILL)
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    /// The number of calls, this one included.
    func next() -> Int {
      value.withLock {
        $0 += 1
        return $0
      }
    }
  }
}

/// What the system reports of a process.
struct ProcessActivityTests {
  @Test(
    arguments: [
      ("12 (sh) S 1 12 12 0 -1 4194304 100 0 0 0 7 5 0 0 20 0 1 0", "S", 12),
      ("12 (a b) c) R 1 12 12 0 -1 4194304 100 0 0 0 0 3 0 0 20 0 1 0", "R", 3),
    ] as [(String, Character, Int)])
  func aLineIsRead(line: String, state: Character, ticks: Int) throws {
    let found = try #require(ProcessActivity.stat(line))
    #expect(found.state == state && found.ticks == ticks)
  }

  @Test(arguments: ["", "12 (sh", "12 (sh) S 1", "12 (sh) S 1 2 3 4 5 6 7 8 9 10 x y 0"])
  func anotherTextIsNot(line: String) {
    #expect(ProcessActivity.stat(line) == nil)
  }

  @Test(.enabled(if: ProcessActivity.isKnown))
  func thisProcessWorks() throws {
    let own = try #require(ProcessActivity(ofProcess: getpid()))
    #expect(!own.isWaiting && own.processorSeconds >= 0)
    #expect(ProcessActivity(ofProcess: Int32.max) == nil)
  }
}
