/// A command run with one job and with several, in turns.
struct JobsProbe {
  let threads: Int
  let rounds: Int

  /// What the runs took, in the same order.
  struct Runs {
    var one: [ChildProcess.Usage] = []
    var several: [ChildProcess.Usage] = []
  }

  func runs(
    _ run: (_ jobs: Int) throws(BenchmarkError) -> [ChildProcess.Usage]
  ) throws(BenchmarkError) -> Runs {
    var runs = Runs()
    for _ in 0..<rounds {
      runs.one += try run(1)
      runs.several += try run(threads)
    }
    return runs
  }

  /// The ratio of the times that passed, and as a fact what the several computed together against the one.
  func findings(_ what: String, _ runs: Runs) -> Findings {
    let pairs = zip(runs.one, runs.several)
    let ratio = pairs.map { $0.wallTime / $1.wallTime }.median
    let work = pairs.map { $1.processorTime / $0.processorTime }.median
    return Findings(
      goals: [.threads(what, threads, ratio: ratio)],
      facts: [("work of \(threads) threads against one, \(what)", "\(work.short) ×")])
  }
}
