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
  /// - Returns: An answer for each question, in their order; or why the text cannot be measured, as
  ///   `LabelFitter.answer(to:)` throws it.
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  public func answers(
    to questions: [LabelQuestion], jobs: Int? = nil,
    wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) -> [Result<LabelAnswer, CopyfitError>] {
    Parallel.map(
      questions, jobs: jobs ?? Parallel.processorCount,
      makeWorker: { LabelFitter(fonts: self, wordCacheBytes: wordCacheBytes) },
      body: { fitter, question in
        do throws(CopyfitError) {
          return .success(try fitter.answer(to: question))
        } catch {
          return .failure(error)
        }
      })
  }
}

extension LabelFitter {
  /// Whether a text fits its label at each category that is asked about.
  ///
  /// - Throws: As `prepare(_:locale:for:)` and `checkShaping()` do.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public mutating func answer(
    to question: LabelQuestion
  ) throws(CopyfitError) -> LabelAnswer {
    // Of another text, nothing is left for this one.
    try? checkShaping()
    let text = try prepare(question.text, locale: question.locale, for: question.label)
    var fits: [LabelFit] = []
    fits.reserveCapacity(question.categories.count)
    for category in question.categories {
      fits.append(fit(text, at: category))
    }
    try checkShaping()
    return LabelAnswer(text, fits)
  }
}
