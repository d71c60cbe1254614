public import Copyfit
internal import CopyfitAudit
public import CopyfitDynamicType
public import CopyfitFindings

/// The fit of a text in a label: in each of its rooms, at each category.
public struct InspectedFit: Sendable {
  /// The fit in one room at one category.
  public struct Cell: Hashable, Sendable {
    /// The number of the label's frame.
    public var frame: Int
    /// The content size category.
    public var category: ContentSizeCategory
    /// What the text's row offers it; `nil` outside rows.
    public var offered: Offer?
    /// The PostScript name of the face that the text is measured in at this size.
    public var fontName: String
    /// The verdict with the measured values.
    public var fit: LabelFit
    /// Whether the outcome in the maximum room is the same in all other rooms.
    public var decision = CellDecision.decided
    /// The visible text if text is lost.
    public var visible: VisibleLabelText?
    /// The changes that make it fit, if it does not.
    public var remedy: LabelRemedy?
    /// The growth of the frame's height to the category; `nil` if the text fits, or the height is fixed or unlimited.
    package var heightGrowth: HeightGrowth?
    /// The outcome of the text.
    public var outcome: Outcome
  }

  /// The width that a row offers a text, in points.
  public enum Offer: Hashable, Sendable {
    /// A width between two lengths.
    case width(ClosedRange<Double>)
    /// At least a length; the text may not be shown.
    case ifShown(atLeast: Double)
    /// The text is not shown.
    case notShown
  }

  /// The outcomes of a text, from the best to the worst.
  public enum Outcome: String, Hashable, Sendable, Comparable, CaseIterable {
    case fits
    /// The text is made smaller, as the label allows.
    case shrinks
    /// A word is broken inside.
    case splitsWord
    /// Letters are clipped at the top or bottom.
    case clipped
    /// Text is truncated.
    case truncated

    /// Whether anything of the text is lost.
    public var isCut: Bool { self >= .clipped }

    /// Whether an outcome is better than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The text.
  public var text: InspectedLabel.Text
  /// Whether it is measured with Bold Text on.
  public var boldText: Bool
  /// The cells, in the order of the frames, then of the categories; empty if there is an obstacle.
  public var cells: [Cell] = []
  /// The reason why the text was not measured, as a clause.
  public var obstacle: String?
  /// The PostScript name of the face in which the text is measured; for a stand-in, that of the face for small sizes.
  ///
  /// It is `nil` if there is no face.
  public var fontName: String?
  /// Whether that face is the stand-in for the system font.
  public var isStandIn = false
  /// Whether no finding about the label is certain.
  var isOfDoubtedLabel = false
  /// Characters that no font has, as `U+1F600`, in ascending order.
  public var missing: [String] = []
}

extension InspectedFit {
  /// The worst outcome of the text up to a category.
  ///
  /// A label with one size has one cell, which counts for every category.
  public func outcome(through last: ContentSizeCategory) -> Outcome {
    counted(through: last).map(\.outcome).max() ?? .fits
  }

  /// The most important cell: the one with the worst fit, nearest to `large`, on the first device.
  public var first: Cell? {
    guard let worst = cells.map(\.outcome).max() else { return nil }
    return cells.filter { $0.outcome == worst }.min {
      ($0.category.distanceFromLarge, $0.category, $0.frame)
        < ($1.category.distanceFromLarge, $1.category, $1.frame)
    }
  }

  /// The cell with the greatest loss; `nil` if nothing is lost.
  public var worst: Cell? {
    guard let outcome = cells.map(\.outcome).max(), outcome != .fits else { return nil }
    return cells.filter { $0.outcome == outcome }.max { CellLoss($0) < CellLoss($1) }
  }

  /// The minimum room that a line leaves in any cell, in points; `nil` without a width.
  public var leastSlack: Double? { cells.compactMap(\.fit.slack).min() }

  /// The same as pages show it: rounded to a tenth of a point.
  package var shownSlack: Double? { leastSlack.map { ($0 * 10).rounded() / 10 } }

  /// Whether the room is not known well enough for a verdict in a cell whose text fits.
  public var isUndecided: Bool { cells.contains { $0.decision == .undecided } }

  /// Whether the text was measured with nothing in the place of arguments that have no sample.
  public var lacksSamples: Bool { text.joined.isOpen }

  /// Whether no text is lost in any room, but a word may be split in one that is narrower than the maximum.
  public var grows: Bool { !isUndecided && cells.contains { $0.decision == .grows } }

  /// Whether `first` is uncertain: a placeholder's value is a guess, a cell may not fit although all do, no failing
  /// cell is certain, or no finding about the label is certain.
  public var isUncertain: Bool {
    first.map { isUncertain(about: $0.outcome, through: .accessibility5) } ?? true
  }

  /// Whether an outcome is uncertain in the same way up to a category.
  package func isUncertain(about outcome: Outcome, through last: ContentSizeCategory) -> Bool {
    guard text.filling != .guessed else { return true }
    let same = counted(through: last).filter { $0.outcome == outcome }
    return outcome == .fits
      ? same.contains { $0.fit.certainty == .uncertain }
      : isOfDoubtedLabel || same.allSatisfy { $0.fit.certainty == .uncertain }
  }

  func counted(through last: ContentSizeCategory) -> [Cell] {
    let smallest = cells.map(\.category).min() ?? last
    return cells.filter { $0.category <= max(last, smallest) }
  }
}

extension CellLoss {
  fileprivate init(_ cell: InspectedFit.Cell) {
    let fitted = FittedCell(
      frame: cell.frame, category: cell.category, fit: cell.fit, isRepeated: false)
    let rule = Rule.ofCells.first { $0.isBroken(by: cell.fit) } ?? .truncation
    self.init(rule, fitted, cell.visible)
  }
}

extension InspectedFit.Outcome {
  /// Creates the outcome of a fit in a label.
  ///
  /// - Parameter clips: Whether the label clips higher letters.
  package init(_ fit: LabelFit, clips: Bool) {
    if fit.losesText {
      self = .truncated
    } else if clips, fit.clipsVertically {
      self = .clipped
    } else {
      switch fit.verdict {
      case .splitsWord: self = .splitsWord
      case .shrinks: self = .shrinks
      default: self = .fits
      }
    }
  }
}
