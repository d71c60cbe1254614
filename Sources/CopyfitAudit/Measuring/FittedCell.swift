package import Copyfit
internal import CopyfitDynamicType
package import CopyfitFindings
internal import CopyfitLabels

/// The fit of a text in one room of a label at one category.
package struct FittedCell: Sendable {
  /// The index of the label's room.
  package var frame: Int
  package var category: ContentSizeCategory
  package var fit: LabelFit
  /// Whether an earlier cell has the same limits and size, and so the same fit.
  package var isRepeated: Bool
  /// Whether the fit in the maximum room is the same in all other rooms.
  package var decision: CellDecision

  /// Creates a cell of a text.
  package init(
    frame: Int, category: ContentSizeCategory, fit: LabelFit, isRepeated: Bool,
    decision: CellDecision = .decided
  ) {
    self.decision = decision
    self.frame = frame
    self.category = category
    self.fit = fit
    self.isRepeated = isRepeated
  }

  /// The same cell in another room with equal limits.
  func repeated(in frame: Int) -> Self {
    var cell = self
    (cell.frame, cell.isRepeated) = (frame, true)
    return cell
  }
}

extension AuditSettings {
  /// The severity of a broken rule in one cell.
  ///
  /// It is one level lower if the verdict is uncertain, and at most a warning if the room is unknown, no finding is
  /// certain, or the category is beyond the gate's.
  ///
  /// - Parameter isGuess: Whether the text has arguments whose value is unknown.
  func severity(
    of rule: Rule, _ cell: FittedCell, in label: AuditLabel, isGuess: Bool
  ) -> Severity {
    var severity = severities[rule]
    let isUncertain =
      cell.fit.certainty == .uncertain || label.mayBeArrangedOtherwise
      || label.isUncertain(at: cell.category) || label.isCutByRow(rule, cell.fit)
      || label.mayCutWord(rule)
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
  /// Whether cells have the same verdict in every possible room of the label.
  ///
  /// Text that is lost in the maximum room is lost in any, text that is complete in the minimum room is never lost, and
  /// neither is text without a limit of lines and height.
  func areDecided(_ cells: [FittedCell]) -> Bool {
    let isKnown = model.rooms.map { room in
      room.widthOrigin != .undecided || room.isSharedExactly
        || model.setting.lines.atLeast == 0 && room.heightLimit == nil
    }
    return cells.allSatisfy {
      $0.decision != .undecided && (isKnown[$0.frame] || $0.fit.losesText || !breaksRule($0.fit))
    }
  }
}
