package import Copyfit
internal import CopyfitDynamicType
package import CopyfitFindings

/// How a text fits a label in one of its frames at one category.
package struct FittedCell: Sendable {
  /// Which of the label's frames.
  package var frame: Int
  package var category: ContentSizeCategory
  package var fit: LabelFit
  /// Whether an earlier cell has the same limits and size, so that this one is the same.
  package var isRepeated: Bool

  /// Creates a cell of a text.
  package init(
    frame: Int, category: ContentSizeCategory, fit: LabelFit, isRepeated: Bool
  ) {
    self.frame = frame
    self.category = category
    self.fit = fit
    self.isRepeated = isRepeated
  }
}

extension Rule {
  /// The rules that a single cell can break, in the order of the report.
  package static let ofCells: [Rule] = [.truncation, .verticalClipping, .wordSplit, .shrunkText]

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

extension AuditSettings {
  /// The severity of a broken rule in one cell: an uncertain one is one lower; where the frame is
  /// undecided, the text has several fonts or the category is beyond the gate, it is at most a warning.
  ///
  /// - Parameter isGuess: Whether the text has arguments of which only the type is known.
  func severity(
    of rule: Rule, _ cell: FittedCell, in label: AuditLabel, isGuess: Bool
  ) -> Severity {
    var severity = severities[rule]
    if isGuess || cell.fit.certainty == .uncertain { severity = severity.lowered }
    let isUndecided =
      rule != .verticalClipping && label.frames[cell.frame].widthOrigin == .undecided
    let isBeyondGate = label.dependsOnCategory && cell.category > through
    if isUndecided || isBeyondGate || label.mixesFonts { severity = min(severity, .warning) }
    return severity
  }
}

extension AuditLabel {
  /// Whether a cell's verdict holds in all the room that the label may have.
  ///
  /// Where only the most width is known, what is lost there is lost in less, and a text of any number of lines
  /// in any height is never lost.
  func isDecided(_ cell: FittedCell) -> Bool {
    let frame = frames[cell.frame]
    guard frame.widthOrigin == .undecided else { return true }
    return cell.fit.losesText || (spec.lines == 0 && frame.height == nil)
  }
}
