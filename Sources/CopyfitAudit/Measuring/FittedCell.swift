internal import Copyfit
internal import CopyfitDynamicType

/// How a text fits a label in one of its frames at one category.
struct FittedCell: Sendable {
  /// Which of the label's frames.
  var frame: Int
  var category: ContentSizeCategory
  var fit: LabelFit
  /// Whether an earlier cell has the same limits and size, so that this one tells nothing new.
  var isRepeated: Bool
}

extension Rule {
  /// The rules that a single cell can break, in the order of the report.
  static let ofCells: [Rule] = [.truncation, .verticalClipping, .wordSplit, .shrunkText]

  /// Whether a cell breaks the rule.
  func isBroken(by fit: LabelFit) -> Bool {
    switch self {
    case .truncation: fit.losesText
    case .verticalClipping: fit.clipsVertically
    case .wordSplit: fit.verdict == .splitsWord
    case .shrunkText: fit.verdict == .shrinks
    default: false
    }
  }
}

extension AuditSettings {
  /// The severity of a broken rule in one cell: an uncertain one is one lower; where the frame is
  /// undecided, the text has several fonts or the category is beyond the gate, it is at most a warning.
  ///
  /// - Parameter isGuess: Whether the text has arguments of which only the type is known.
  func severity(
    of rule: Rule, _ cell: FittedCell, in label: AuditLabel, isGuess: Bool
  ) -> Severity {
    var severity = severity(of: rule)
    if isGuess || cell.fit.certainty == .uncertain { severity = severity.lowered }
    let isUndecided =
      rule != .verticalClipping && label.frames[cell.frame].widthOrigin == .undecided
    let isBeyondGate = label.dependsOnCategory && cell.category > through
    if isUndecided || isBeyondGate || label.mixesFonts { severity = min(severity, .warning) }
    return severity
  }
}
