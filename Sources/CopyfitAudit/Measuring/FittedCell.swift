package import Copyfit
internal import CopyfitDynamicType
package import CopyfitFindings
internal import CopyfitLabels

/// How a text fits a label in one of its frames at one category.
package struct FittedCell: Sendable {
  /// Which of the label's frames.
  package var frame: Int
  package var category: ContentSizeCategory
  package var fit: LabelFit
  /// Whether an earlier cell has the same limits and size, so that this one is the same.
  package var isRepeated: Bool
  /// Whether the text is kept at the most room that it may have and lost at the least.
  package var isUndecided: Bool

  /// Creates a cell of a text.
  package init(
    frame: Int, category: ContentSizeCategory, fit: LabelFit, isRepeated: Bool,
    isUndecided: Bool = false
  ) {
    self.isUndecided = isUndecided
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
  /// - Parameter isGuess: Whether the text has arguments whose value is unknown.
  func severity(
    of rule: Rule, _ cell: FittedCell, in label: AuditLabel, isGuess: Bool
  ) -> Severity {
    var severity = severities[rule]
    let isUncertain =
      cell.fit.certainty == .uncertain || label.mayBeArrangedOtherwise
      || label.isUncertain(at: cell.category) || label.isCutByRow(rule, cell.fit)
    if isGuess || isUncertain { severity = severity.lowered }
    let frame = label.model.rooms[cell.frame]
    let isUndecided =
      rule != .verticalClipping && frame.widthOrigin == .undecided && !frame.isSharedExactly
    let isBeyondGate = label.dependsOnCategory && cell.category > through
    if isUndecided || isBeyondGate || label.isNeverCertain { severity = min(severity, .warning) }
    return severity
  }
}

extension AuditLabel {
  /// Whether a cell's verdict holds in all the room that the label may have.
  ///
  /// Where only the most width is known, what is lost there is lost in less, and a text of any number of lines
  /// in any height is never lost.
  func isDecided(_ cell: FittedCell) -> Bool {
    guard !cell.isUndecided else { return false }
    let room = model.rooms[cell.frame]
    guard room.widthOrigin == .undecided, !room.isSharedExactly else { return true }
    return cell.fit.losesText || (model.setting.lines.atLeast == 0 && room.heightLimit == nil)
  }
}
