import CopyfitUnicode
import Foundation

/// `copyfit check` on generated apps with the numbers of labels in the goals, with the corpus's texts.
struct CheckProbe: Probe {
  let name = StageName.check
  let command: CopyfitCommand?
  let corpus: Corpus
  let threads: Int
  let rounds: Int
  /// Whether to check twenty apps.
  let isLong: Bool

  /// An app's numbers of labels and locales.
  private struct App {
    let labels: Int
    let locales: Int

    var text: String { "\(labels) labels × \(locales) locales × 12 categories" }
  }

  private static let (small, large) = (
    App(labels: 100, locales: 24), App(labels: 1_000, locales: 40)
  )
  /// One of the twenty apps.
  private static let one = App(labels: 3_000, locales: 40)

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    guard corpus.cells.contains(where: { $0.stratum == .app }) else {
      return Findings(goals: unmeasured("no such text"))
    }
    var findings = try small(command)
    findings += try large(command)
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
    goal("`copyfit check`: \(Self.small.text)", seconds, 0.3, 0.15, reason)
  }

  private func largeGoal(_ seconds: Double?, _ reason: String) -> Goal {
    goal("`copyfit check --jobs \(threads)`: \(Self.large.text)", seconds, 1.5, nil, reason)
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
    let usages = try run(write(Self.small, command), jobs: threads, times: rounds, command)
    return findings(Self.small, usages, goal: smallGoal)
  }

  private func large(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let folder = try write(Self.large, command)
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
    _ app: App, _ usages: [ChildProcess.Usage], goal: (Double?, String) -> Goal
  ) -> Findings {
    let time = usages.map(\.wallTime).median
    let name = "\(app.labels) × \(app.locales)"
    let count = app.labels * app.locales
    return Findings(
      rows: [
        row(name, time, count),
        row("\(name), computing", usages.map(\.processorTime).median, count),
      ],
      goals: [goal(time / 1e9, "")],
      facts: [("memory of check, \(name)", "\(peak(usages) >> 20) MB")])
  }

  private func twenty(_ command: CopyfitCommand) throws(BenchmarkError) -> Findings {
    let usages = try run(write(Self.one, command), jobs: threads, times: 20, command)
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

  // MARK: Apps

  /// Writes an app's strings, with a table for each locale, and its labels; returns its folder.
  private func write(_ app: App, _ command: CopyfitCommand) throws(BenchmarkError) -> String {
    let cells = corpus.cells.filter { $0.stratum == .app }
    let folder = "\(app.labels)-\(app.locales)"
    for index in 0..<app.locales {
      let cell = cells[index % cells.count]
      let lines = (0..<app.labels).map { label in
        "\(JSON.text("key.\(label)")) = \(JSON.text(Self.text(label, of: cell.samples)));\n"
      }
      _ = try command.write(
        lines.joined(), to: "\(folder)/\(tag(index, cells)).lproj/Localizable.strings")
    }
    let configuration = """
      name: App
      sourceLanguage: en
      strings: ["*.lproj/*.strings"]
      devices: [canvas]
      labels:
        - keys: "key.*"
          style: body
          frame: { width: 280 }
          lines: 2

      """
    _ = try command.write(configuration, to: "\(folder)/copyfit.yml")
    return command.folder.appending(path: folder).path
  }

  /// The corpus's texts repeat with numbers, because apps repeat words, not strings.
  private static func text(_ label: Int, of samples: [Sample]) -> String {
    let text = samples[label % samples.count].text
    return label < samples.count ? text : "\(text) \(label / samples.count)"
  }

  /// The corpus's locales repeat with other regions.
  private func tag(_ index: Int, _ cells: [Cell]) -> String {
    let locale = cells[index % cells.count].locale
    guard index >= cells.count else { return locale.tag }
    return "\(locale.language)-\(Self.regions[index / cells.count % Self.regions.count])"
  }

  private static let regions = ["AT", "CH", "BE", "CA", "IN", "SG", "ZA", "IE", "NZ", "AU"]
}
