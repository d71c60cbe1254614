internal import CopyfitFonts

extension LabelFitter {
  /// How much narrower tightening may make a line, as a share of its width.
  ///
  /// Apple documents neither amount nor rule; AppKit's `tighteningFactorForTruncation` is 0.05.
  private static let tighteningShare = 0.05

  /// Whether a verdict holds over the whole margin of error of a stand-in.
  ///
  /// The text is also fitted at the width divided by 1 ± margin. The verdict itself stays that of the
  /// nominal width.
  mutating func certainty(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ nominal: LabelOutcome
  ) -> Certainty? {
    if text.resolution.missingName != nil { return .uncertain }
    if mightTighten(label, nominal), let width = frame.width {
      let wider = frame.withWidth(width / (1 - Self.tighteningShare))
      if !outcome(of: text, label, in: wider).outcome.losesText { return .uncertain }
    }
    guard let standIn = text.resolution.stack.standIn else { return nil }
    guard let width = frame.width else { return .certain }
    let margin = standIn.margin(atPointSize: frame.pointSize)
    for factor in [1 + margin, 1 - margin] {
      let other = outcome(of: text, label, in: frame.withWidth(width / factor))
      if other.verdict != nominal.verdict { return .uncertain }
    }
    return .certain
  }

  private func mightTighten(_ label: LabelSpec, _ nominal: LabelOutcome) -> Bool {
    label.allowsTightening && nominal.frame.isSingleLine && nominal.outcome.losesText
  }
}
