internal import CopyfitLayout

extension LabelFitter {
  /// How far apart the sizes are that shrinking tries, in points.
  ///
  /// UIKit does not document its step; SwiftUI rounds a scaled font to a quarter of a point.
  private static let shrinkingStep = 0.25

  /// The least size that a label may shrink to, or `nil` where it does not shrink.
  ///
  /// Only a label of one line shrinks: what UIKit does with several is not documented.
  func minimumSize(_ label: LabelSpec, in frame: FittingFrame) -> Double? {
    guard frame.isSingleLine else { return nil }
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
    var size = max(frame.pointSize - Self.shrinkingStep, minimum)
    while true {
      let smaller = frame.atSize(size)
      let outcome = sizeOutcome(of: text, label, in: smaller)
      if !outcome.losesText, !outcome.fit.splitsWord {
        return LabelOutcome(outcome: outcome, frame: smaller, scale: size / frame.pointSize)
      }
      if size <= minimum { return LabelOutcome(outcome: outcome, frame: smaller, scale: nil) }
      size = max(size - Self.shrinkingStep, minimum)
    }
  }
}
