extension FontLibrary {
  /// Whether many texts fit their labels, found on several threads.
  ///
  /// Each thread has a fitter of its own and begins with texts that stand side by side: texts of one language
  /// belong together, since they share words. The call returns when all are answered.
  ///
  /// - Parameters:
  ///   - questions: The texts with their labels.
  ///   - jobs: How many threads work; `nil` for as many as the machine has processors; never more
  ///     than 256 or than there are questions. It changes no result.
  ///   - wordCacheBytes: How much each of them keeps of the words seen; it changes no result.
  /// - Returns: In the order of the questions, a fit for each of their categories; or why a text cannot be
  ///   measured, as `LabelFitter.prepare` and `checkShaping` throw it.
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  public func fits(
    of questions: [LabelQuestion], jobs: Int? = nil,
    wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) -> [Result<[LabelFit], CopyfitError>] {
    Parallel.map(
      questions, jobs: jobs ?? Parallel.processorCount,
      makeWorker: { LabelFitter(fonts: self, wordCacheBytes: wordCacheBytes) },
      body: { fitter, question in fitter.answer(question) })
  }
}

extension LabelFitter {
  fileprivate mutating func answer(
    _ question: LabelQuestion
  ) -> Result<[LabelFit], CopyfitError> {
    do throws(CopyfitError) {
      let text = try prepare(question.text, locale: question.locale, for: question.label)
      var fits: [LabelFit] = []
      fits.reserveCapacity(question.categories.count)
      for category in question.categories {
        fits.append(fit(text, question.label, at: category))
      }
      try checkShaping()
      return .success(fits)
    } catch {
      // Of one question, nothing is left for the next.
      try? checkShaping()
      return .failure(error)
    }
  }
}
