import Testing

@testable import BenchmarkKit

@Suite struct JobsProbeTests {
  private static func usage(_ wallTime: Double, _ processorTime: Double) -> ChildProcess.Usage {
    ChildProcess.Usage(
      wallTime: wallTime, processorTime: processorTime, peakMemory: 0, status: 0)
  }

  @Test func comparesRunsThatTookTurns() throws {
    var asked: [Int] = []
    let probe = JobsProbe(threads: 2, rounds: 3)
    let runs = try probe.runs { (jobs) throws(BenchmarkError) in
      asked.append(jobs)
      return [jobs == 1 ? Self.usage(100, 100) : Self.usage(50, 103)]
    }
    #expect(asked == [1, 2, 1, 2, 1, 2])
    let findings = probe.findings("`check`", runs)
    #expect(findings.goals.map(\.measured) == ["2 ×"])
    #expect(findings.goals.map(\.verdict) == ["pass"])
    #expect(findings.facts.map(\.value) == ["1.03 ×"])
  }

  @Test(arguments: [(2, "≥ 1.85 ×"), (3, "≥ 2.7 ×")])
  func wantsAsMuchOfEachThread(threads: Int, must: String) {
    #expect(Goal.threads("x", threads, ratio: nil).must == must)
  }
}
