/// A command that runs alternately with one job and with several.
struct JobsProbe {
  let threads: Int
  let rounds: Int

  /// The resources of the runs, in their order.
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

  /// The ratio of elapsed times, and the ratio of processor times as a fact.
  func findings(_ what: String, _ runs: Runs) -> Findings {
    let pairs = zip(runs.one, runs.several)
    let ratio = pairs.map { $0.wallTime / $1.wallTime }.median
    let work = pairs.map { $1.processorTime / $0.processorTime }.median
    return Findings(
      goals: [.threads(what, threads, ratio: ratio)],
      facts: [("work of \(threads) threads against one, \(what)", "\(work.short) ×")])
  }
}
