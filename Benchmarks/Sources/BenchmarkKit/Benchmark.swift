import CopyfitFonts

/// Runs all requested measurements and creates the report.
public struct Benchmark {
  private let options: Options
  private let corpus: Corpus
  private let fonts: BenchmarkFonts
  private let question: Question
  /// Reports progress.
  private let note: (String) -> Void

  /// Creates the corpus and opens the fonts.
  public init(_ options: Options, note: @escaping (String) -> Void) throws(BenchmarkError) {
    self.options = options
    self.note = note
    question = Question(width: options.width)
    fonts = try BenchmarkFonts(directories: options.fontDirectories, name: options.font)
    note("Making the corpus …")
    corpus = try Self.corpus(options)
  }

  private static func corpus(_ options: Options) throws(BenchmarkError) -> Corpus {
    if options.sampleApp { return CorpusRecipe.sampleApp() }
    return switch options.corpus ?? .texts {
    case .texts: try WrittenTexts().corpus(part: options.part)
    case .system: CorpusRecipe(part: options.part).corpus()
    case .file(let path): try CorpusFile.read(path)
    }
  }

  /// Runs the measurements.
  public func run() throws(BenchmarkError) -> Report {
    let start = Clock.wallTime()
    let set = StageSet(
      fonts: fonts, question: question, corpus: corpus, wanted: options.stages, note: note)
    let stages = try set.stages()
    let times = Times(all: try time(stages))
    var findings = Findings(
      rows: times.rows(
        corpus.strata, byScript: options.byScript, byLanguage: options.byLanguage),
      goals: FloorGoals(times: times).goals, facts: facts + stages.flatMap(\.facts))
    let command = try CopyfitCommand(given: options.command)
    defer { command?.cleanUp() }
    for probe in probes(times, command) {
      guard set.wants(probe.name) else {
        findings.goals += probe.unmeasured("the stage \(probe.name) was not asked for")
        continue
      }
      note("Measuring \(probe.name) …")
      findings += try probe.measure()
    }
    let minutes = Double(Clock.wallTime() - start) / 60e9
    findings.facts.append(("time of this run", "\(minutes.short) minutes"))
    return Report(facts: findings.facts, rows: findings.rows, goals: findings.goals)
  }

  private func time(_ stages: [any Stage]) throws(BenchmarkError) -> [StageTime] {
    guard !stages.isEmpty else { return [] }
    var runner = Runner(corpus: corpus, rounds: options.rounds)
    runner.progress = { note("Round \($0) of \(options.rounds) done.") }
    return try runner.run(stages)
  }

  private func probes(_ times: Times, _ command: CopyfitCommand?) -> [any Probe] {
    [
      FontsProbe(rounds: options.rounds, face: fonts.stack.face),
      ThreadsProbe(
        corpus: corpus, question: question, threads: options.threads, rounds: options.rounds),
      GrowthProbe(
        corpus: corpus, fonts: fonts.stack, question: question, rounds: options.rounds,
        isLong: options.isLong),
      MeasureProbe(command: command, face: fonts.stack.face),
      StreamProbe(
        command: command, corpus: corpus, width: options.width, times: times,
        rounds: options.rounds, threads: options.threads, isLong: options.isLong,
        face: fonts.stack.face),
      CheckProbe(
        command: command, corpus: corpus, threads: options.threads, rounds: options.rounds,
        isLong: options.isLong),
      CatalogsProbe(command: command, corpus: corpus, rounds: options.rounds),
      SizeProbe(command: command),
    ]
  }

  private var pangoFact: [(name: String, value: String)] {
    PangoStage.version.map { [("Pango", $0)] } ?? []
  }

  private var facts: [(name: String, value: String)] {
    Machine.facts + pangoFact + [
      ("font", fonts.stack.face.names.postScript), ("width", "\(options.width) points"),
      ("rounds", "\(options.rounds)"), ("corpus", corpus.source),
    ]
      + corpus.strata.map { stratum in
        let cells = corpus.cells.filter { $0.stratum == stratum }
        let count = cells.reduce(0) { $0 + $1.samples.count }
        let letters = cells.reduce(0) {
          $0 + $1.samples.reduce(0) { $0 + $1.text.unicodeScalars.count }
        }
        let mean = (Double(letters) / Double(max(count, 1))).short
        return (
          stratum.rawValue, "\(count) texts in \(cells.count) locales, \(mean) characters each"
        )
      }
  }
}
