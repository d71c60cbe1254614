internal import CopyfitLayout

extension LabelFitter {
  /// The difference between the sizes that shrinking tries, in points.
  ///
  /// UIKit does not document its step; SwiftUI rounds a scaled font to a quarter of a point.
  private static let shrinkingStep = 0.25

  /// The maximum number of sizes that are tried.
  ///
  /// It covers all sizes up to a thousand points. Above that, which no label reaches, the steps are larger.
  private static let maximumShrinkingSteps = 4000

  /// The maximum number of UTF-16 code units that are laid out in lines for all sizes of a text together.
  ///
  /// A text of more than a thousand of them in a label that shrinks in several lines may have larger steps.
  private static let maximumShrinkingUnits = 4_000_000
  /// The number of sizes that are tried for every text.
  private static let minimumShrinkingSteps = 16

  /// The minimum size of a label; `nil` if it does not shrink.
  ///
  /// Only a label with one line shrinks, unless `UnverifiedBehavior.shrinksMultiline` is set.
  func minimumSize(_ label: LabelSpec, in frame: FittingFrame) -> Double? {
    guard frame.isSingleLine || label.behavior.shrinksMultiline else { return nil }
    let byScale = label.minimumScaleFactor.flatMap { $0 > 0 ? frame.pointSize * $0 : nil }
    let candidates = [byScale, label.minimumFontSize].compactMap { $0 }
    guard let minimum = candidates.max(), minimum > 0, minimum < frame.pointSize else { return nil }
    return minimum
  }

  /// Tries all sizes in order, because fitting is not monotonic in size.
  mutating func shrink(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    to minimum: Double
  ) -> LabelOutcome {
    let range = frame.pointSize - minimum
    let most = Self.maximumSteps(
      length: text.prepared.length, isSingleLine: frame.isSingleLine)
    let count = min((range / Self.shrinkingStep).rounded(.up), Double(most))
    let step = max(Self.shrinkingStep, range / count)
    for index in 1..<max(Int(count), 1) {
      let smaller = calibrated(
        frame.atSize(frame.pointSize - step * Double(index)), for: text)
      guard mayFit(text, in: smaller) else { continue }
      let outcome = sizeOutcome(of: text, label, in: smaller)
      if outcome.isUnsplit { return LabelOutcome(outcome, in: smaller, of: frame) }
    }
    let smallest = calibrated(frame.atSize(minimum), for: text)
    let outcome = sizeOutcome(of: text, label, in: smallest)
    if outcome.isUnsplit { return LabelOutcome(outcome, in: smallest, of: frame) }
    return LabelOutcome(outcome: outcome, frame: smallest, scale: nil)
  }
}

extension LabelFitter {
  /// The maximum number of sizes that are tried for a text with this number of UTF-16 code units; one line is decided without
  /// laying it out.
  static func maximumSteps(length: Int, isSingleLine: Bool) -> Int {
    guard !isSingleLine else { return maximumShrinkingSteps }
    let most = maximumShrinkingUnits / max(1, length)
    return min(maximumShrinkingSteps, max(minimumShrinkingSteps, most))
  }

  /// Whether a text may fit completely; in a label with one line, it must have one line.
  private mutating func mayFit(
    _ text: borrowing PreparedLabelText, in frame: FittingFrame
  ) -> Bool {
    guard frame.isSingleLine else { return true }
    let limit = frame.box.limit(grid: text.prepared.grid)
    return worker.isOneLine(text.prepared, in: frame.box, limit: limit)
  }
}

extension SizeOutcome {
  /// Whether the whole text is visible and no word is broken.
  fileprivate var isUnsplit: Bool { !losesText && !fit.splitsWord }
}

extension LabelOutcome {
  /// Creates the outcome of a smaller size.
  fileprivate init(_ outcome: SizeOutcome, in smaller: FittingFrame, of frame: FittingFrame) {
    self.init(
      outcome: outcome, frame: smaller, scale: smaller.pointSize / frame.pointSize)
  }
}
