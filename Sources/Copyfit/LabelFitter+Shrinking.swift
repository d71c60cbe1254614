internal import CopyfitLayout

extension LabelFitter {
  /// How far apart the sizes are that shrinking tries, in points.
  ///
  /// UIKit does not document its step; SwiftUI rounds a scaled font to a quarter of a point.
  private static let shrinkingStep = 0.25

  /// How many sizes are tried at most.
  ///
  /// That is all down from a thousand points. Where there are more, which no
  /// label has, they are farther apart.
  private static let maximumShrinkingSteps = 4000

  /// The least size that a label may shrink to, or `nil` where it does not shrink.
  ///
  /// Only a label of one line shrinks, unless `UnverifiedBehavior.shrinksMultiline` says otherwise.
  func minimumSize(_ label: LabelSpec, in frame: FittingFrame) -> Double? {
    guard frame.isSingleLine || label.behavior.shrinksMultiline else { return nil }
    let byScale = label.minimumScaleFactor.flatMap { $0 > 0 ? frame.pointSize * $0 : nil }
    let candidates = [byScale, label.minimumFontSize].compactMap { $0 }
    guard let minimum = candidates.max(), minimum > 0, minimum < frame.pointSize else { return nil }
    return minimum
  }

  /// Tries one size after the other, since fitting is not monotone in size.
  mutating func shrink(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    to minimum: Double
  ) -> LabelOutcome {
    let range = frame.pointSize - minimum
    let count = min((range / Self.shrinkingStep).rounded(.up), Double(Self.maximumShrinkingSteps))
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
  /// Whether a text may show whole: in a label of one line it must be one, whatever the others are like.
  private mutating func mayFit(
    _ text: borrowing PreparedLabelText, in frame: FittingFrame
  ) -> Bool {
    guard frame.isSingleLine else { return true }
    let limit = frame.box.limit(grid: text.prepared.grid)
    return worker.isOneLine(text.prepared, in: frame.box, limit: limit)
  }
}

extension SizeOutcome {
  /// Whether all of the text shows and no word is broken.
  fileprivate var isUnsplit: Bool { !losesText && !fit.splitsWord }
}

extension LabelOutcome {
  /// What a smaller size came to.
  fileprivate init(_ outcome: SizeOutcome, in smaller: FittingFrame, of frame: FittingFrame) {
    self.init(
      outcome: outcome, frame: smaller, scale: smaller.pointSize / frame.pointSize)
  }
}
