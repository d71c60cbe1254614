import CopyfitFonts
import CopyfitLayout
import Dispatch
import Synchronization

/// The same work on one thread and on several; each has a worker of its own.
struct ThreadsProbe: Probe {
  let name = StageName.threads
  let corpus: Corpus
  let fonts: FontStack
  let question: Question
  let threads: Int
  let rounds: Int

  func measure() throws(BenchmarkError) -> Findings {
    let cells = corpus.cells.filter { $0.stratum == .app }
    let texts = cells.reduce(0) { $0 + $1.samples.count }
    var (one, several): ([Double], [Double]) = ([], [])
    for round in 0...rounds {
      let (first, second) = (try time(cells, threads: 1), try time(cells, threads: threads))
      guard round > 0 else { continue }
      one.append(first)
      several.append(second)
    }
    let rows = [(1, one), (threads, several)].map { count, times in
      StageRow(
        stage: name, stratum: "\(count)", nanosecondsPerText: times.median / Double(max(texts, 1)),
        texts: texts, allocations: nil)
    }
    let ratios = zip(one, several).map { $0 / $1 }
    return Findings(rows: rows, goals: [goal(ratios)])
  }

  /// The goal of the table is for two threads; of more, each is to bring as much.
  private func goal(_ ratios: [Double]) -> Goal {
    Goal(
      "\(threads) threads against one, wall time", threads < 2 ? nil : ratios.median,
      atLeast: 1 + 0.85 * Double(threads - 1), aim: nil, unit: "×", reason: "--threads is 1")
  }

  /// The wall time of the work, cut into languages that threads take one by one.
  private func time(_ cells: [Cell], threads: Int) throws(BenchmarkError) -> Double {
    let failure = Mutex<BenchmarkError?>(nil)
    let next = Atomic(0)
    let portions = Self.portions(cells)
    let start = Clock.wallTime()
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      var worker = LayoutWorker()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < portions.count else { return }
        do throws(BenchmarkError) {
          _ = try worker.prepareAndFit(portions[index], fonts, question)
        } catch {
          failure.withLock { $0 = error }
          return
        }
      }
    }
    let time = Double(Clock.wallTime() - start)
    if let failure = failure.withLock({ $0 }) { throw failure }
    return time
  }

  /// Small enough that no thread waits long for the last.
  private static func portions(_ cells: [Cell]) -> [[Sample]] {
    cells.flatMap { cell in
      stride(from: 0, to: cell.samples.count, by: 100).map { start in
        Array(cell.samples[start..<min(start + 100, cell.samples.count)])
      }
    }
  }
}
