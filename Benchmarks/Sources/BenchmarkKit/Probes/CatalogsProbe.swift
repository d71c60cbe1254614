import Foundation

/// `copyfit check` on one large string table of each format, compared with one a tenth as large.
struct CatalogsProbe: Probe {
  let name = StageName.catalogs
  let command: CopyfitCommand?
  let corpus: Corpus
  let rounds: Int

  private static let (small, large) = (1_000_000, 10_000_000)

  /// The times of checks of one format, in nanoseconds.
  private struct Times {
    var format: String
    /// The time from start to exit, for the large file.
    var wall: Double
    /// The ratio of the processor times for the large and the small file.
    var growth: Double
  }

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    let texts = texts
    guard !texts.isEmpty else { return Findings(goals: unmeasured("no such text")) }
    var findings = Findings()
    var all: [Times] = []
    for format in SampleCatalog.all {
      let small = try run(format, bytes: Self.small, texts, command)
      let large = try run(format, bytes: Self.large, texts, command)
      findings.rows.append(large.row)
      all.append(
        Times(
          format: format.name, wall: large.wall, growth: large.processor / small.processor))
    }
    findings.goals = goals(
      slowest: all.max { $0.wall < $1.wall }, steepest: all.max { $0.growth < $1.growth })
    return findings
  }

  func unmeasured(_ reason: String) -> [Goal] { goals(reason: reason) }

  private func goals(
    slowest: Times? = nil, steepest: Times? = nil, reason: String = ""
  ) -> [Goal] {
    let what = "`copyfit check` of one table of 10 MB"
    return [
      Goal(
        "\(what), wall time, the slowest format\(Self.inBrackets(slowest))",
        slowest.map { $0.wall / 1e9 }, atMost: 0.5, aim: 0.3, unit: "s", reason: reason),
      Goal(
        "\(what) against 1 MB, computing, the steepest format\(Self.inBrackets(steepest))",
        steepest?.growth, atMost: 11, aim: nil, unit: "×", reason: reason),
    ]
  }

  private static func inBrackets(_ times: Times?) -> String {
    times.map { " (\($0.format))" } ?? ""
  }

  /// The texts of the first app, without characters that a format escapes.
  private var texts: [String] {
    let samples = corpus.cells.first { $0.stratum == .app }?.samples ?? []
    return samples.map { sample in
      String(sample.text.filter { $0.isLetter || $0.isNumber || $0 == " " })
    }
    .filter { !$0.isEmpty }
  }

  private func run(
    _ format: SampleCatalog, bytes: Int, _ texts: [String], _ command: CopyfitCommand
  ) throws(BenchmarkError) -> (wall: Double, processor: Double, row: StageRow) {
    let folder = "catalogs-\(format.name)-\(bytes)"
    let file = format.file(bytes: bytes, of: texts)
    _ = try command.write(file.content, to: "\(folder)/\(format.path)")
    _ = try command.write("strings: [\"\(format.path)\"]\n", to: "\(folder)/copyfit.yml")
    // Tables without labels are a whole check.
    let usages = try command.run(
      ["check", command.folder.appending(path: folder).path], times: rounds, accepting: [0, 1])
    let wall = usages.map(\.wallTime).median
    let row = StageRow(
      stage: name, stratum: "\(format.name), 10 MB", nanosecondsPerText: wall / Double(file.count),
      texts: file.count, allocations: nil)
    return (wall, usages.map(\.processorTime).median, row)
  }
}
