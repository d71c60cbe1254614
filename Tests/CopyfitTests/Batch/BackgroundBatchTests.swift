import Copyfit
import Dispatch
import Foundation
import Synchronization
import Testing

struct BackgroundBatchTests {
  private static let questions = (1...200).map {
    LabelQuestion(
      text: "Weiter zur Kasse \($0)", locale: "de", label: LabelSpec(font: .body, width: 110))
  }

  @Test(arguments: [1, 3])
  func answersAsTheBatchThatBlocksDoes(jobs: Int) async throws {
    let library = try TestFonts.library.get()
    let counts = Mutex<[Int]>([])
    let answers = try await library.answers(to: Self.questions, jobs: jobs) { count in
      counts.withLock { $0.append(count) }
    }
    let expected = try library.answers(to: Self.questions).map { try $0.get() }
    #expect(try answers.map { try $0.get() } == expected)
    #expect(counts.withLock { $0.sorted() } == Array(1...200))
  }

  /// All threads of the batch wait until code that needs a thread for tasks cancels it.
  @Test func tasksRunMeanwhile() async throws {
    let library = try TestFonts.library.get()
    let questions = Self.questions
    let jobs = min(2, ProcessInfo.processInfo.activeProcessorCount)
    let (begins, hasBegun) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let waiting = Mutex(0)
    let task = Task {
      try await library.answers(to: questions, jobs: jobs) { _ in
        let count = waiting.withLock { count in
          count += 1
          return count
        }
        if count == jobs { hasBegun.finish() }
        gate.wait()
      }
    }
    for await _ in begins {}
    try await Task.sleep(for: .milliseconds(1))
    task.cancel()
    for _ in questions { gate.signal() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(waiting.withLock { $0 } == jobs)
  }

  /// The first answer waits until the task is cancelled.
  @Test func endsWhenItsTaskIsCancelled() async throws {
    let library = try TestFonts.library.get()
    let questions = Self.questions
    let (begins, hasBegun) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let answered = Mutex(0)
    let task = Task {
      try await library.answers(to: questions, jobs: 1) { count in
        answered.withLock { $0 = count }
        if count == 1 {
          hasBegun.finish()
          gate.wait()
        }
      }
    }
    for await _ in begins {}
    task.cancel()
    gate.signal()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(answered.withLock { $0 } == 1)
  }
}
