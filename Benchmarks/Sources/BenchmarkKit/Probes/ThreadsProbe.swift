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
    var (one, several): ([Work], [Work]) = ([], [])
    for round in 0...rounds {
      let (first, second) = (try work(cells, threads: 1), try work(cells, threads: threads))
      guard round > 0 else { continue }
      one.append(first)
      several.append(second)
    }
    let rows = [(1, one), (threads, several)].map { count, work in
      StageRow(
        stage: name, stratum: "\(count)",
        nanosecondsPerText: work.map(\.wallTime).median / Double(max(texts, 1)), texts: texts,
        allocations: nil)
    }
    guard threads > 1 else { return Findings(rows: rows, goals: unmeasured("--threads is 1")) }
    let ratio = zip(one, several).map { $0.wallTime / $1.wallTime }.median
    let more = zip(one, several).map { $1.processorTime / $0.processorTime }.median
    return Findings(
      rows: rows, goals: [.threads("the library", threads, ratio: ratio)],
      facts: [("work of \(threads) threads against one, the library", "\(more.short) ×")])
  }

  func unmeasured(_ reason: String) -> [Goal] {
    [.threads("the library", threads, ratio: nil, reason: reason)]
  }

  /// What the work took, in nanoseconds.
  private struct Work {
    let wallTime: Double
    /// What all threads computed.
    let processorTime: Double
  }

  /// Does the work, cut into portions that threads take one by one.
  private func work(_ cells: [Cell], threads: Int) throws(BenchmarkError) -> Work {
    let failure = Mutex<BenchmarkError?>(nil)
    let next = Atomic(0)
    let portions = Self.portions(cells)
    let (start, startWork) = (Clock.wallTime(), Clock.processTime())
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
    let work = Work(
      wallTime: Double(Clock.wallTime() - start),
      processorTime: Double(Clock.processTime() - startWork))
    if let failure = failure.withLock({ $0 }) { throw failure }
    return work
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

extension Goal {
  /// The goal of the table is for two threads; of more, each is to bring as much.
  static func threads(_ what: String, _ count: Int, ratio: Double?, reason: String = "") -> Goal {
    Goal(
      "\(count) threads against one, wall time: \(what)", ratio,
      atLeast: 1 + 0.85 * Double(count - 1), aim: nil, unit: "×", reason: reason)
  }
}
