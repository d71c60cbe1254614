package import Copyfit

extension Rule {
  /// The rules that a single cell can break, in the order of the report.
  package static let ofCells: [Rule] = [.truncation, .verticalClipping, .wordSplit, .shrunkText]

  /// The largest category at which the rule is checked; `nil` if it is checked at all of them.
  ///
  /// At larger ones, many common words are wider than a screen.
  package var largestCategory: ContentSizeCategory? {
    self == .wordWiderThanScreen ? .accessibility2 : nil
  }

  /// Whether a cell breaks the rule.
  package func isBroken(by fit: LabelFit) -> Bool {
    switch self {
    case .truncation: fit.losesText
    case .verticalClipping: fit.clipsVertically
    case .wordSplit: fit.verdict == .splitsWord
    case .shrunkText: fit.verdict == .shrinks
    default: false
    }
  }
}
