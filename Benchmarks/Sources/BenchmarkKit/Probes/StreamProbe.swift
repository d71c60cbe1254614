import CopyfitFonts
import CopyfitUnicode

/// `copyfit stream`: JSON input and output, in a separate process.
struct StreamProbe: Probe {
  let name = StageName.stream
  let command: CopyfitCommand?
  let corpus: Corpus
  let width: Double
  let times: Times
  let rounds: Int
  let threads: Int
  /// Whether to send five million requests.
  let isLong: Bool
  /// The face of the benchmark.
  let face: FontFace

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    var findings = Findings()
    for stratum in Stratum.byLength { findings += try seen(stratum, command) }
    findings += try readOnce(command)
    findings += try threads(command)
    findings += try memory(command)
    return findings
  }

  func unmeasured(_ reason: String) -> [Goal] {
    Stratum.byLength.flatMap { [seenGoal($0, nil, reason)] + jsonGoals($0, nil, reason) } + [
      onceGoal(.texts, nil, reason), onceGoal(oneFace, nil, reason),
      .threads("`stream`", threads, ratio: nil, reason: reason),
      memoryGoal(isLong ? Self.many : Self.few * 10, nil, reason),
    ]
  }

  // MARK: Words seen before

  /// The time of additional passes over the same texts: processes that read the file once, and three times.
  private func seen(_ stratum: Stratum, _ command: CopyfitCommand) throws(BenchmarkError)
    -> Findings
  {
    let samples = corpus.cells.filter { $0.stratum == stratum }.flatMap(\.samples)
    guard !samples.isEmpty else {
      let reason = "no such text"
      return Findings(goals: [seenGoal(stratum, nil, reason)] + jsonGoals(stratum, nil, reason))
    }
    let perText = try timeOfMore(samples, .texts, command)
    let json = try timeOfMore(samples, .onlyJSON, command)
    let library = times.sum(StageName.verdicts, stratum).map { $0 / Double(samples.count) }
    return Findings(
      rows: [
        row(stratum.rawValue, perText, samples),
        row("\(stratum.rawValue), JSON alone", json, samples),
      ],
      goals: [
        seenGoal(
          stratum, library.map { perText / $0 }, "the stage \(StageName.verdicts) did not run")
      ] + jsonGoals(stratum, json * Double(samples.count), ""))
  }

  private func timeOfMore(
    _ samples: [Sample], _ kind: Requests.Kind, _ command: CopyfitCommand
  ) throws(BenchmarkError) -> Double {
    let passes = max(1, 2_000 / samples.count)
    let once = try processorTime(requests(samples, passes: passes, kind), command)
    let more = try processorTime(requests(samples, passes: 3 * passes, kind), command)
    return max(0, more - once) / Double(2 * passes * samples.count)
  }

  private func seenGoal(_ stratum: Stratum, _ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "`stream` against the library, words seen before: \(stratum)", ratio,
      atMost: stratum == .label ? 3 : 1.5, aim: nil, unit: "×", reason: reason)
  }

  /// The goal for the time of reading and writing JSON, which is about labels.
  private func jsonGoals(_ stratum: Stratum, _ time: Double?, _ reason: String) -> [Goal] {
    guard stratum == .label else { return [] }
    let floor = times.sum(StageName.floor, stratum)
    return [
      Goal(
        "`stream`, JSON in and out, of a label's twelve sizes",
        time.flatMap { time in floor.map { time / $0 } }, atMost: 0.5, aim: 0.3, unit: "F",
        reason: time == nil ? reason : "the stage \(StageName.floor) did not run")
    ]
  }

  // MARK: Read once

  private func readOnce(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let samples = appSamples
    guard !samples.isEmpty else {
      return Findings(goals: [.texts, oneFace].map { onceGoal($0, nil, "no such text") })
    }
    return try readOnce(samples, oneFace, StageName.floor, command)
      + readOnce(samples, .texts, StageName.standInFloor, command)
  }

  private func readOnce(
    _ samples: [Sample], _ kind: Requests.Kind, _ floor: String, _ command: CopyfitCommand
  ) throws(BenchmarkError) -> Findings {
    let time = try processorTime(requests(samples, passes: 1, kind), command)
    let ratio = times.sum(floor, .app).map { time / $0 }
    return Findings(
      rows: [row("read once, \(faces(of: kind))", time / Double(samples.count), samples)],
      goals: [onceGoal(kind, ratio, "the stage \(floor) did not run")])
  }

  /// The texts in the face of the benchmark alone, as the floor shapes them.
  private var oneFace: Requests.Kind { .oneFace(file: "\(face.path)#\(face.index)") }

  private func faces(of kind: Requests.Kind) -> String {
    if case .oneFace = kind { "one face" } else { "the stand-in's two faces" }
  }

  private func onceGoal(_ kind: Requests.Kind, _ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "`stream --jobs 1`, labels and sentences, read once from a cold start, process and JSON included, "
        + faces(of: kind),
      ratio, atMost: 1.15, aim: 0.8, unit: "F", reason: reason)
  }

  // MARK: Threads

  private func threads(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let samples = appSamples
    let reason = threads > 1 ? "no such text" : "--threads is 1"
    guard threads > 1, !samples.isEmpty else {
      return Findings(goals: [.threads("`stream`", threads, ratio: nil, reason: reason)])
    }
    let file = try requests(samples, passes: max(1, Self.few / samples.count)).write(command)
    let jobs = JobsProbe(threads: threads, rounds: rounds)
    let runs = try jobs.runs { (jobs) throws(BenchmarkError) in
      try command.run(["stream", "--jobs", "\(jobs)"], times: 1, input: file)
    }
    return jobs.findings("`stream`", runs)
  }

  // MARK: Memory

  /// The numbers of requests that are compared.
  private static let (few, many) = (20_000, 5_000_000)

  /// More requests may not need more memory, except for the allocator's rounding.
  private func memory(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let samples = appSamples
    let count = isLong ? Self.many : Self.few * 10
    guard !samples.isEmpty else { return Findings(goals: [memoryGoal(count, nil, "no such text")]) }
    let one = try peak(requests(samples, passes: Self.few / samples.count + 1), command)
    let many = try peak(requests(samples, passes: count / samples.count + 1), command)
    return Findings(
      goals: [memoryGoal(count, Double(many) / Double(max(one, 1)), "")],
      facts: [
        ("memory of stream", "\(one >> 20) MB, of \(count) requests \(many >> 20) MB")
      ])
  }

  private func memoryGoal(_ count: Int, _ ratio: Double?, _ reason: String) -> Goal {
    Goal(
      "memory of `stream`, \(count) requests against \(Self.few)", ratio, atMost: 1.1, aim: nil,
      unit: "×", reason: reason)
  }

  private func peak(_ requests: Requests, _ command: CopyfitCommand) throws(BenchmarkError) -> Int {
    let file = try requests.write(command)
    return try command.run(["stream"], times: 1, input: file, watchesMemory: true)
      .map(\.peakMemory).max() ?? 0
  }

  // MARK: Requests

  private var appSamples: [Sample] {
    corpus.cells.filter { $0.stratum == .app }.flatMap(\.samples)
  }

  private func requests(
    _ samples: [Sample], passes: Int, _ kind: Requests.Kind = .texts
  ) -> Requests {
    Requests(samples: samples, width: width, passes: passes, kind: kind)
  }

  private func row(_ stratum: String, _ nanoseconds: Double, _ samples: [Sample]) -> StageRow {
    StageRow(
      stage: name, stratum: stratum, nanosecondsPerText: nanoseconds, texts: samples.count,
      allocations: nil)
  }

  /// The processor time of one job; the median of the rounds.
  private func processorTime(
    _ requests: Requests, _ command: CopyfitCommand
  ) throws(BenchmarkError) -> Double {
    let file = try requests.write(command)
    return try command.run(["stream", "--jobs", "1"], times: rounds, input: file)
      .map(\.processorTime).median
  }
}
