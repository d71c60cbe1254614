import CopyfitUnicode

/// `copyfit stream`: JSON in and out, in a process of its own.
struct StreamProbe: Probe {
  let name = StageName.stream
  let command: CopyfitCommand?
  let corpus: Corpus
  let width: Double
  let times: Times
  let rounds: Int
  /// Whether to send five million requests.
  let isLong: Bool

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    var findings = Findings()
    for stratum in Stratum.byLength {
      let more = try seen(stratum, command)
      findings.rows += more.rows
      findings.goals += more.goals
    }
    let once = try readOnce(command)
    let memory = try memory(command)
    findings.rows += once.rows + memory.rows
    findings.goals += once.goals + memory.goals
    return findings
  }

  private func unmeasured(_ reason: String) -> [Goal] {
    Stratum.byLength.map { seenGoal($0, nil, reason) } + [
      onceGoal(nil, reason), memoryGoal(10, nil, reason),
    ]
  }

  // MARK: Words seen before

  /// The time of a second pass over the same texts: twice the file takes so much longer.
  private func seen(_ stratum: Stratum, _ command: CopyfitCommand) throws(BenchmarkError)
    -> Findings
  {
    let samples = corpus.cells.filter { $0.stratum == stratum }.flatMap(\.samples)
    guard !samples.isEmpty else {
      return Findings(goals: [seenGoal(stratum, nil, "no such text")])
    }
    let passes = max(1, 2000 / samples.count)
    let once = try time(of: requests(samples, passes: passes), command)
    let more = try time(of: requests(samples, passes: 3 * passes), command)
    let perText = (more.median - once.median) / Double(2 * passes * samples.count)
    let library = times.sum(StageName.verdicts, stratum).map { $0 / Double(samples.count) }
    return Findings(
      rows: [
        StageRow(
          stage: name, stratum: stratum.rawValue, nanosecondsPerText: perText,
          texts: samples.count, allocations: nil)
      ],
      goals: [
        seenGoal(
          stratum, library.map { perText / $0 }, "the stage \(StageName.verdicts) did not run")
      ])
  }

  private func seenGoal(_ stratum: Stratum, _ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "`stream` against the library, words seen before: \(stratum)", ratio,
      atMost: stratum == .label ? 3 : 1.5, aim: nil, unit: "×", reason: reason)
  }

  // MARK: Read once

  private func readOnce(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let samples = corpus.cells.filter { $0.stratum == .app }.flatMap(\.samples)
    let time = try time(of: requests(samples, passes: 1), command).median
    let floor = times.sum(StageName.standInFloor, .app)
    let row = StageRow(
      stage: name, stratum: "read once", nanosecondsPerText: time / Double(max(samples.count, 1)),
      texts: samples.count, allocations: nil)
    return Findings(
      rows: [row],
      goals: [
        onceGoal(floor.map { time / $0 }, "the stage \(StageName.standInFloor) did not run")
      ])
  }

  private func onceGoal(_ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "`stream --jobs 1`, labels and sentences, read once from a cold start, process and JSON included",
      ratio, atMost: 1.15, aim: 0.95, unit: "F", reason: reason)
  }

  // MARK: Memory

  /// Ten times the requests may take no more memory, but for what the allocator rounds to.
  private func memory(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let samples = corpus.cells.filter { $0.stratum == .app }.flatMap(\.samples)
    guard !samples.isEmpty else { return Findings() }
    let few = 20_000 / samples.count + 1
    let factor = isLong ? 5_000_000 / (few * samples.count) + 1 : 10
    let one = try peak(requests(samples, passes: few), command)
    let many = try peak(requests(samples, passes: few * factor), command)
    return Findings(
      goals: [memoryGoal(factor, Double(many) / Double(max(one, 1)), "")],
      facts: [("memory of stream", "\(one >> 20) MB, of \(factor) × the requests \(many >> 20) MB")]
    )
  }

  private func memoryGoal(_ factor: Int, _ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "memory of `stream`, \(factor) × the requests", ratio, atMost: 1.1, aim: nil, unit: "×",
      reason: reason)
  }

  private func peak(_ requests: Requests, _ command: CopyfitCommand) throws(BenchmarkError) -> Int {
    let file = try requests.write(command)
    return try command.run(["stream"], times: 1, input: file).map(\.peakMemory).max() ?? 0
  }

  // MARK: Requests

  private func requests(_ samples: [Sample], passes: Int) -> Requests {
    Requests(samples: samples, width: width, passes: passes)
  }

  /// The processor's time of each round with one job.
  private func time(of requests: Requests, _ command: CopyfitCommand) throws(BenchmarkError)
    -> [Double]
  {
    let file = try requests.write(command)
    return try command.run(["stream", "--jobs", "1"], times: rounds, input: file)
      .map(\.processorTime)
  }
}
