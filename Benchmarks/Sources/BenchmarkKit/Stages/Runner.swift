import CAllocations
import CCallgrind
import CopyfitUnicode

/// Runs stages in interleaved rounds: every round runs each once on each cell, in rotated order.
struct Runner {
  let corpus: Corpus
  let rounds: Int
  /// Called after every round, for progress.
  var progress: (Int) -> Void = { _ in }

  /// Measures the stages; the first round, which warms up, is not counted.
  func run(_ stages: [any Stage]) throws(BenchmarkError) -> [StageTime] {
    let places = corpus.cells.map { cell in stages.filter { $0.strata.contains(cell.stratum) } }
    var times = zip(corpus.cells, places).map { cell, stages in stages.map { StageTime($0, cell) } }
    for round in 0...rounds {
      for (place, cell) in corpus.cells.enumerated() where !places[place].isEmpty {
        let stages = places[place]
        for turn in stages.indices {
          let index = (turn + round + place) % stages.count
          try time(stages[index], cell, &times[place][index], counts: round > 0)
        }
      }
      progress(round)
    }
    return times.flatMap(\.self)
  }

  private func time(
    _ stage: any Stage, _ cell: Cell, _ time: inout StageTime, counts: Bool
  ) throws(BenchmarkError) {
    let samples = cell.sampled(every: stage.stride)
    try stage.prepare(for: cell, samples)
    let section = time.section
    if counts { copyfit_section_begins() }
    let allocations = copyfit_allocations()
    let start = Clock.threadTime()
    let result = try stage.run(cell, samples)
    let end = Clock.threadTime()
    let allocated = copyfit_allocations() - allocations
    if counts { copyfit_section_ends(section) }
    // The result is used, because the optimizer could otherwise remove the work.
    guard time.result == nil || time.result == result else {
      throw .otherResult(stage: stage.name, cell: cell.name)
    }
    time.result = result
    time.texts = stage.count(of: samples)
    guard counts else { return }
    time.nanoseconds.append(Double(end - start))
    time.allocations = allocated
  }
}

/// The times of one stage on one cell.
struct StageTime {
  let stage: String
  let stratum: Stratum
  let locale: String
  let scripts: ScriptClass
  var texts = 0
  var nanoseconds: [Double] = []
  /// The allocations of the last round.
  var allocations: UInt64 = 0
  var result: Int?

  init(_ stage: any Stage, _ cell: Cell) {
    self.stage = stage.name
    stratum = cell.stratum
    locale = cell.locale.tag
    scripts = cell.scripts
  }

  /// The name of the section for callgrind.
  fileprivate var section: String { "\(stage) \(stratum.rawValue)/\(scripts.rawValue)" }

  /// The median of the rounds, for all texts.
  var median: Double { nanoseconds.median }
}

extension [Double] {
  /// The median; the mean of the middle two if the count is even, and 0 if it is empty.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
