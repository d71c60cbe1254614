internal import Dispatch
internal import Synchronization

extension FontLibrary {
  /// Measures whether many texts fit their labels, on several threads, without blocking the caller's thread.
  ///
  /// The threads have the priority `utility`, so that tasks of other priorities run meanwhile.
  ///
  /// - Parameters:
  ///   - questions: The texts with their labels.
  ///   - jobs: The number of threads, as in `answers(to:jobs:wordCacheBytes:)`.
  ///   - progress: Called on any thread after each answer, with a number from 1 to the number of questions, not always
  ///     in ascending order. The answers wait for it, so it must be quick.
  /// - Returns: The answers of `answers(to:jobs:wordCacheBytes:)`.
  /// - Throws: `CancellationError` if the task is cancelled before all questions are answered.
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  public func answers(
    to questions: [LabelQuestion], jobs: Int? = nil,
    progress: @escaping @Sendable (_ answered: Int) -> Void
  ) async throws(CancellationError) -> [Result<LabelAnswer, LabelQuestionError>] {
    let run = Run()
    let answers = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Tasks of other priorities have threads of their own, so that they can run meanwhile, and cancel this one.
        DispatchQueue.global(qos: .utility).async {
          continuation.resume(returning: run.answers(to: questions, jobs: jobs, in: self, progress))
        }
      }
    } onCancel: {
      run.isCancelled.store(true, ordering: .relaxed)
    }
    guard let answers else { throw CancellationError() }
    return answers
  }

  /// A batch that may be cancelled.
  private final class Run: Sendable {
    let isCancelled = Atomic(false)
    private let answered = Atomic(0)

    /// The answers, or `nil` if the batch was cancelled before the last one.
    func answers(
      to questions: [LabelQuestion], jobs: Int?, in fonts: FontLibrary,
      _ progress: @Sendable (Int) -> Void
    ) -> [Result<LabelAnswer, LabelQuestionError>]? {
      let answers = Parallel.map(
        Array(questions.indices), jobs: Parallel.threads(jobs),
        makeWorker: { LabelFitter(fonts: fonts) },
        body: { fitter, index -> Result<LabelAnswer, LabelQuestionError>? in
          guard !isCancelled.load(ordering: .relaxed) else { return nil }
          let result = fitter.result(of: questions[index], at: index)
          progress(answered.wrappingAdd(1, ordering: .relaxed).newValue)
          return result
        })
      let found = answers.compactMap { $0 }
      return found.count == questions.count ? found : nil
    }
  }
}
