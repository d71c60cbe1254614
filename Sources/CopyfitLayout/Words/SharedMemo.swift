internal import Synchronization

/// Caches answers that depend only on their questions, for all threads.
struct SharedMemo<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let answers = Mutex<[Question: Answer]>([:])

  /// The maximum number of answers, more than the characters in an app's texts; above it, new answers are not cached.
  private static var maximumCount: Int { 1 << 13 }

  /// The answer to a question, computed only if it is not cached.
  func answer(to question: Question, _ find: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = find()
    answers.withLock { answers in
      if answers.count < Self.maximumCount { answers[question] = answer }
    }
    return answer
  }
}
