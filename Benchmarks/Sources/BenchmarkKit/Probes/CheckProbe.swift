/// `copyfit check` on generated apps with the numbers of labels and strings in the goals, and on others with the make-up of
/// real apps, with the corpus's texts.
struct CheckProbe: Probe {
  let name = StageName.check
  let command: CopyfitCommand?
  let corpus: Corpus
  let threads: Int
  let rounds: Int
  /// Whether to check twenty apps.
  let isLong: Bool

  private static let small = SampleApp(labels: 100, locales: 24, keys: 1_334)
  private static let large = SampleApp(labels: 1_000, locales: 40)
  /// One of the twenty apps.
  private static let one = SampleApp(labels: 3_000, locales: 40)
  /// Apps without a goal: many documents, one large table, many languages.
  private static let others = [
    SampleApp(labels: 20, locales: 24, keys: 1_000, documents: 60),
    SampleApp(labels: 100, locales: 1, keys: 50_000),
    SampleApp(labels: 100, locales: 150, keys: 1_000),
  ]

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    guard corpus.cells.contains(where: { $0.stratum == .app }) else {
      return Findings(goals: unmeasured("no such text"))
    }
    var findings = try small(command)
    findings += try large(command)
    for app in Self.others { findings += try other(app, command) }
    findings +=
      isLong ? try twenty(command) : Findings(goals: twentyGoals("takes minutes; see --long"))
    return findings
  }

  func unmeasured(_ reason: String) -> [Goal] {
    [
      smallGoal(nil, reason), largeGoal(nil, reason),
      .threads("`check`", threads, ratio: nil, reason: reason),
    ] + twentyGoals(reason)
  }

  // MARK: Goals

  private func smallGoal(_ seconds: Double?, _ reason: String) -> Goal {
    goal(
      "`copyfit check --jobs \(threads)`: \(Self.text(of: Self.small)), \(Self.small.stringCount) strings",
      seconds, 0.3, 0.15, reason)
  }

  private func largeGoal(_ seconds: Double?, _ reason: String) -> Goal {
    goal(
      "`copyfit check --jobs \(threads)`: \(Self.text(of: Self.large))", seconds, 1.5, nil, reason)
  }

  private static func text(of app: SampleApp) -> String {
    "\(app.labels) labels × \(app.locales) locales × 12 categories"
  }

  private func twentyGoals(
    _ reason: String, seconds: Double? = nil, gigabytes: Double? = nil
  ) -> [Goal] {
    let what =
      "`copyfit check --jobs \(threads)`: 20 apps of \(Self.one.labels) strings × \(Self.one.locales) locales"
    return [
      goal(what, seconds, 60, nil, reason),
      Goal(what + ", memory", gigabytes, atMost: 1, aim: nil, unit: "GB", reason: reason),
    ]
  }

  private func goal(
    _ what: String, _ seconds: Double?, _ must: Double, _ aim: Double?, _ reason: String
  ) -> Goal {
    Goal(what + ", wall time", seconds, atMost: must, aim: aim, unit: "s", reason: reason)
  }

  // MARK: Running

  private func small(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let usages = try run(
      Self.small.write(corpus, for: command), jobs: threads, times: rounds, command)
    return findings(Self.small, usages, goal: smallGoal)
  }

  private func other(
    _ app: SampleApp, _ command: CopyfitCommand
  ) throws(BenchmarkError) -> Findings {
    let folder = try app.write(corpus, for: command)
    return findings(app, try run(folder, jobs: threads, times: rounds, command), goal: nil)
  }

  private func large(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let folder = try Self.large.write(corpus, for: command)
    guard threads > 1 else {
      let usages = try run(folder, jobs: 1, times: rounds, command)
      return findings(Self.large, usages, goal: largeGoal)
        + Findings(goals: [.threads("`check`", threads, ratio: nil, reason: "--threads is 1")])
    }
    let jobs = JobsProbe(threads: threads, rounds: rounds)
    let runs = try jobs.runs { (jobs) throws(BenchmarkError) in
      try run(folder, jobs: jobs, times: 1, command)
    }
    return findings(Self.large, runs.several, goal: largeGoal) + jobs.findings("`check`", runs)
  }

  private func findings(
    _ app: SampleApp, _ usages: [ChildProcess.Usage], goal: ((Double?, String) -> Goal)?
  ) -> Findings {
    let time = usages.map(\.wallTime).median
    let (name, count) = (app.name, app.stringCount)
    return Findings(
      rows: [
        row(name, time, count),
        row("\(name), computing", usages.map(\.processorTime).median, count),
      ],
      goals: goal.map { [$0(time / 1e9, "")] } ?? [],
      facts: [("memory of check, \(name)", "\(peak(usages) >> 20) MB")])
  }

  private func twenty(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let usages = try run(
      Self.one.write(corpus, for: command), jobs: threads, times: 20, command)
    let time = usages.reduce(0) { $0 + $1.wallTime }
    let memory = Double(peak(usages)) / 1e9
    return Findings(
      rows: [
        row(
          "20 × \(Self.one.labels) × \(Self.one.locales)", time,
          20 * Self.one.labels * Self.one.locales)
      ],
      goals: twentyGoals("", seconds: time / 1e9, gigabytes: memory))
  }

  private func peak(_ usages: [ChildProcess.Usage]) -> Int { usages.map(\.peakMemory).max() ?? 0 }

  private func run(
    _ folder: String, jobs: Int, times: Int, _ command: CopyfitCommand
  ) throws(BenchmarkError) -> [ChildProcess.Usage] {
    // Status 1: such an app has findings.
    try command.run(
      ["check", "--jobs", "\(jobs)", folder], times: times, accepting: [0, 1],
      watchesMemory: true)
  }

  private func row(_ stratum: String, _ time: Double, _ texts: Int) -> StageRow {
    StageRow(
      stage: name, stratum: stratum, nanosecondsPerText: time / Double(texts), texts: texts,
      allocations: nil)
  }
}
