/// The reason why a question of a batch has no answer, and the question's place in the batch.
public struct LabelQuestionError: Error, Hashable, Sendable {
  /// The index of the question among those that were asked, from 0.
  public let index: Int
  /// The reason: the error of `LabelFitter.answer(to:)`.
  public let reason: CopyfitError

  /// Creates the error of a question.
  public init(index: Int, reason: CopyfitError) {
    (self.index, self.reason) = (index, reason)
  }
}

extension LabelQuestionError: CustomStringConvertible {
  /// The question's place in the batch, the problem and its fix.
  public var description: String { "questions[\(index)]: \(reason)" }
}
