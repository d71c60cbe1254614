/// A command run with one job and with several, in turns.
struct JobsProbe {
  let threads: Int
  let rounds: Int

  /// The ratio of the times that passed, and as a fact what the several computed together against the one.
  func measure(
    _ what: String, _ run: (_ jobs: Int) throws(BenchmarkError) -> [ChildProcess.Usage]
  ) throws(BenchmarkError) -> Findings {
    var (times, work): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let (one, several) = (try run(1), try run(threads))
      for (one, several) in zip(one, several) {
        times.append(one.wallTime / several.wallTime)
        work.append(several.processorTime / one.processorTime)
      }
    }
    return Findings(
      goals: [.threads(what, threads, ratio: times.median)],
      facts: [("work of \(threads) threads against one, \(what)", "\(work.median.short) ×")])
  }
}
