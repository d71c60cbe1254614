package import Copyfit
internal import CopyfitDynamicType
package import CopyfitFindings

/// The amount that is lost in a cell, for finding the worst cell.
package struct CellLoss {
  private let loss: Double
  private let isCertain: Bool
  private let category: ContentSizeCategory

  package init(_ rule: Rule, _ cell: FittedCell, _ visible: VisibleLabelText?) {
    loss = Self.amount(rule, cell.fit, visible)
    isCertain = cell.fit.certainty != .uncertain
    category = cell.category
  }

  /// Characters for lost text, points for clipped letters, fractions for the other rules.
  private static func amount(
    _ rule: Rule, _ fit: LabelFit, _ visible: VisibleLabelText?
  ) -> Double {
    switch rule {
    case .truncation: Double(visible?.hiddenCharacters ?? 0)
    case .verticalClipping: fit.height - (fit.heightLimit ?? fit.height)
    case .wordSplit: fit.pointSize / max(fit.widthLimit ?? .infinity, 1)
    case .shrunkText: 1 - (fit.scale ?? 1)
    default: 0
    }
  }
}

extension CellLoss {
  /// Whether less is lost than in another cell.
  ///
  /// If the losses are equal, the certain one is greater, then the one at the larger category.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.loss != rhs.loss { return lhs.loss < rhs.loss }
    if lhs.isCertain != rhs.isCertain { return rhs.isCertain }
    return lhs.category < rhs.category
  }
}
