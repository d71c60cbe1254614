import Copyfit
import CopyfitUnicode

/// The library's function for many texts, on one thread and on several.
struct ThreadsProbe: Probe {
  let name = StageName.threads
  let corpus: Corpus
  let question: Question
  let threads: Int
  let rounds: Int

  func measure() throws(BenchmarkError) -> Findings {
    let library = try Self.library()
    let questions = questions
    var (one, several): ([Work], [Work]) = ([], [])
    for round in 0...rounds {
      let first = try work(questions, library, threads: 1)
      let second = try work(questions, library, threads: threads)
      guard round > 0 else { continue }
      one.append(first)
      several.append(second)
    }
    let rows = [(1, one), (threads, several)].map { count, work in
      StageRow(
        stage: name, stratum: "\(count)",
        nanosecondsPerText: work.map(\.wallTime).median / Double(max(questions.count, 1)),
        texts: questions.count, allocations: nil)
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

  private static func library() throws(BenchmarkError) -> FontLibrary {
    do throws(CopyfitError) { return try FontLibrary() } catch { throw .library(error, text: "") }
  }

  /// Body text at all sizes, language by language.
  private var questions: [LabelQuestion] {
    let label = LabelSpec(font: .body, width: question.width, lines: 0)
    return corpus.cells.filter { $0.stratum == .app }.flatMap(\.samples).map {
      LabelQuestion(text: $0.text, locale: $0.locale.tag, label: label)
    }
  }

  /// The times of the work, in nanoseconds.
  private struct Work {
    let wallTime: Double
    /// The processor time of all threads.
    let processorTime: Double
  }

  private func work(
    _ questions: [LabelQuestion], _ library: FontLibrary, threads: Int
  ) throws(BenchmarkError) -> Work {
    let (start, startWork) = (Clock.wallTime(), Clock.processTime())
    let answers = library.answers(to: questions, jobs: threads)
    let work = Work(
      wallTime: Double(Clock.wallTime() - start),
      processorTime: Double(Clock.processTime() - startWork))
    for (question, answer) in zip(questions, answers) {
      if case .failure(let error) = answer { throw .library(error.reason, text: question.text) }
    }
    return work
  }
}

extension Goal {
  /// The goal of the table is for two threads; each additional thread must contribute equally.
  ///
  /// Parts of `check` are on one thread, so its goal is lower.
  static func threads(_ what: String, _ count: Int, ratio: Double?, reason: String = "") -> Goal {
    let share = what == "`check`" ? 0.7 : 0.85
    return Goal(
      "\(count) threads against one, wall time: \(what)", ratio,
      atLeast: 1 + share * Double(count - 1), aim: nil, unit: "×", reason: reason)
  }
}
