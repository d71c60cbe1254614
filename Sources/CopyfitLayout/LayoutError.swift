public import CopyfitUnicode

/// The reason that a text cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// The text has more UTF-16 units than `LayoutWorker.longestText`.
  case textTooLong(units: Int, most: Int)
  /// HarfBuzz could not get the memory to shape the text.
  case shapingFailed
  /// ICU failed, for example because its data is missing.
  case unicode(ICUError)

  /// The error as a sentence for people.
  public var message: String {
    switch self {
    case .textTooLong(let units, let most):
      "the text has \(units) UTF-16 units; the most that can be laid out are \(most)"
    case .shapingFailed:
      "HarfBuzz ran out of memory"
    case .unicode(let error):
      error.message
    }
  }
}
