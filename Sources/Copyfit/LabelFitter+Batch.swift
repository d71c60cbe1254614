internal import CopyfitDynamicType

extension FontLibrary {
  /// Measures whether many texts fit their labels, on several threads.
  ///
  /// Each thread has its own fitter and starts with neighboring questions. Keep texts of one language together, because
  /// they share words. The call returns when all questions are answered.
  ///
  /// - Parameters:
  ///   - questions: The texts with their labels.
  ///   - jobs: The number of threads; `nil` or 0 for one for each processor, and so is a negative number. More than 256,
  ///     or more than there are questions, are not used. It does not change any result.
  ///   - wordCacheBytes: The maximum size of each thread's word cache. It does not change any result.
  /// - Returns: An answer for each question, in their order, or an error with its index and the reason.
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  public func answers(
    to questions: [LabelQuestion], jobs: Int? = nil,
    wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) -> [Result<LabelAnswer, LabelQuestionError>] {
    Parallel.map(
      Array(questions.indices), jobs: Parallel.threads(jobs),
      makeWorker: { LabelFitter(fonts: self, wordCacheBytes: wordCacheBytes) },
      body: { $0.result(of: questions[$1], at: $1) })
  }
}

extension LabelFitter {
  /// The answer to a question of a batch, or the error of `answer(to:)`.
  mutating func result(
    of question: LabelQuestion, at index: Int
  ) -> Result<LabelAnswer, LabelQuestionError> {
    do throws(CopyfitError) {
      return .success(try answer(to: question))
    } catch {
      return .failure(LabelQuestionError(index: index, reason: error))
    }
  }

  /// Measures whether a text fits its label at each category of the question.
  ///
  /// - Throws: `CopyfitError.noCategories`, and the errors of `prepare(_:locale:for:)` and `checkShaping()`.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public mutating func answer(
    to question: LabelQuestion
  ) throws(CopyfitError) -> LabelAnswer {
    guard !question.categories.isEmpty else { throw .noCategories }
    // Discards the failures of an earlier text.
    try? checkShaping()
    let text = try prepare(question.text, locale: question.locale, for: question.label)
    let fits = fits(text, at: question.categories)
    var visible: [ContentSizeCategory: VisibleLabelText] = [:]
    var remedies: [ContentSizeCategory: LabelRemedy] = [:]
    for (category, fit) in zip(question.categories, fits) {
      if fit.losesText { visible[category] = visibleText(of: text, at: category) }
      if question.includesRemedies, fit.verdict.isFailure {
        remedies[category] = remedy(for: text, at: category)
      }
    }
    try checkShaping()
    return LabelAnswer(
      text, fits, at: question.categories, visible: visible, remedies: remedies)
  }
}
