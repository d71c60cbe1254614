internal import CopyfitSourceText
internal import Synchronization

/// The number of texts that the labels of a project may have.
///
/// A label has a text in each language, so that a small file of labels and a table with many languages could otherwise
/// fill the memory. All threads that join labels share the budget. Whether it is exceeded does not depend on their
/// order.
final class LabelBudget: Sendable {
  /// The maximum number of texts of all labels of a project; each takes 0.3 KB, and 1.6 KB with a finding.
  ///
  /// A language without the text counts as one, and so do screens if a label has more screens than texts. The largest
  /// apps have 20,000 labels in 60 languages.
  static let maximumTexts = 2_000_000

  private let limit: Int
  private let left: Atomic<Int>

  init(_ limit: Int = maximumTexts) {
    self.limit = limit
    left = Atomic(limit)
  }

  /// Whether more texts were counted than the maximum.
  var isExceeded: Bool { left.load(ordering: .relaxed) < 0 }

  /// Counts texts.
  func take(_ count: Int) { left.subtract(count, ordering: .relaxed) }

  /// The message that the budget is exceeded; `nil` if it is not.
  var message: String? {
    guard isExceeded else { return nil }
    return
      "the labels have more than \(Phrase.grouped(limit)) texts in all languages together; check fewer "
      + "languages with 'locales', describe fewer labels, or divide the project under 'projects'"
  }
}
