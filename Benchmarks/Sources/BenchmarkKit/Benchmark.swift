import CopyfitFonts

/// Measures everything that was asked for, and makes the report.
public struct Benchmark {
  private let options: Options
  private let corpus: Corpus
  private let fonts: BenchmarkFonts
  private let question: Question
  /// Tells who is waiting what goes on.
  private let note: (String) -> Void

  /// Makes the corpus and opens the fonts.
  public init(_ options: Options, note: @escaping (String) -> Void) throws(BenchmarkError) {
    self.options = options
    self.note = note
    question = Question(width: options.width)
    fonts = try BenchmarkFonts(directories: options.fontDirectories, name: options.font)
    note("Making the corpus …")
    if let path = options.corpus {
      corpus = try CorpusFile.read(path)
    } else {
      corpus = CorpusRecipe(part: options.part).corpus()
    }
  }

  /// Measures.
  public func run() throws(BenchmarkError) -> Report {
    let times = Times(all: try stageTimes())
    return Report(
      facts: facts, rows: times.rows(corpus.strata, byLanguage: options.byLanguage),
      goals: FloorGoals(times: times, strata: corpus.strata).goals)
  }

  private func stageTimes() throws(BenchmarkError) -> [StageTime] {
    let stages = try stages().filter { options.stages.isEmpty || options.stages.contains($0.name) }
    guard !stages.isEmpty else { return [] }
    var runner = Runner(corpus: corpus, rounds: options.rounds)
    runner.progress = { note("Round \($0) of \(options.rounds) done.") }
    return try runner.run(stages)
  }

  /// All stages; the floors only once they are known to do the engine's work.
  private func stages() throws(BenchmarkError) -> [any Stage] {
    var stages: [any Stage] = [
      FloorStage(StageName.floor, try floor(fonts.stack)),
      PrepareAndFitStage(StageName.cold, fonts.stack, question, seesWordsBefore: false),
      PrepareAndFitStage(StageName.warm, fonts.stack, question, seesWordsBefore: true),
      FitsStage(fonts.stack, question),
    ]
    if let standIn = fonts.standIn {
      stages += [
        FloorStage(StageName.standInFloor, try floor(standIn)),
        PrepareAndFitStage(StageName.standInCold, standIn, question, seesWordsBefore: false),
        PrepareAndFitStage(StageName.standInWarm, standIn, question, seesWordsBefore: true),
      ]
    }
    return stages
  }

  private func floor(_ fonts: FontStack) throws(BenchmarkError) -> Floor {
    let floor = try Floor(fonts: fonts)
    let runs = try FloorCheck(fonts: fonts).check(corpus, with: floor)
    note("The floor and the engine shape the same \(runs) runs.")
    return floor
  }

  private var facts: [(name: String, value: String)] {
    Machine.facts + [
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
