internal import Synchronization

/// Remembers answers that follow from their question alone, for all threads.
struct SharedMemo<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let answers = Mutex<[Question: Answer]>([:])

  /// More characters than the texts of an app have; beyond, what is new is not remembered.
  private static var maximumCount: Int { 1 << 13 }

  /// The answer to a question, found only if it is not remembered.
  func answer(to question: Question, _ find: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = find()
    answers.withLock { answers in
      if answers.count < Self.maximumCount { answers[question] = answer }
    }
    return answer
  }
}
