internal import CopyfitLayout

extension LabelFitter {
  /// The maximum reduction of a line's width by tightening, as a fraction.
  ///
  /// Apple documents neither the amount nor the rule; AppKit's `tighteningFactorForTruncation` is 0.05.
  private static let tighteningShare = 0.05

  /// The possible error of the top and bottom of the stand-in's letters, as a fraction of the point size.
  ///
  /// Inter's capitals and ascenders are 2 to 3 % of an em higher than San Francisco's.
  private static let inkMargin = 0.03

  /// The maximum distance by which a line is moved to whole pixels, in points.
  ///
  /// It is an assumption: half a pixel of a screen with one pixel per point.
  private static let pixelMargin = 0.5

  /// Whether a verdict is the same over the whole margin of error of a stand-in.
  ///
  /// The text is also fitted at the width divided by 1 ± margin. The verdict remains that of the nominal width.
  mutating func certainty(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ nominal: LabelOutcome
  ) -> Certainty? {
    // The widths of a missing font, and of characters that no font has, are unknown.
    if text.resolution.isEstimate || !text.missing.isEmpty { return .uncertain }
    if mightTighten(label, nominal), let width = frame.width {
      let wider = frame.withWidth(width / (1 - Self.tighteningShare))
      if !outcome(of: text, label, in: wider).outcome.losesText { return .uncertain }
    }
    let margin = text.margin(atPointSize: frame.pointSize)
    if margin != nil || text.borrowsLetters, mayKeepInk(text, label, in: frame, nominal) {
      return .uncertain
    }
    guard let margin else { return nil }
    guard let width = frame.width else { return .certain }
    let isSame =
      hasVerdict(of: nominal, text, label, in: frame.withWidth(width / (1 + margin)))
      && hasVerdict(of: nominal, text, label, in: frame.withWidth(width / (1 - margin)))
    return isSame ? .certain : .uncertain
  }

  /// Whether clipped ink may be inside the frame in the actual font.
  private mutating func mayKeepInk(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ nominal: LabelOutcome
  ) -> Bool {
    guard nominal.outcome.clipsVertically, !nominal.outcome.losesText, let height = frame.height
    else { return false }
    if text.borrowsLetters { return true }
    let margin = Self.inkMargin * frame.pointSize + Self.pixelMargin
    let higher = frame.changed(LabelChange(height: height + 2 * margin))
    return !outcome(of: text, label, in: higher).outcome.clipsVertically
  }

  /// Whether a text has the same verdict in a frame with another width.
  private mutating func hasVerdict(
    of nominal: LabelOutcome, _ text: borrowing PreparedLabelText, _ label: LabelSpec,
    in frame: FittingFrame
  ) -> Bool {
    if takesShortcuts, isAtFullSize(nominal, label, frame) {
      if nominal.breaksAlike(in: frame, grid: text.prepared.grid) { return true }
      if let verdict = quickVerdict(of: text, label, in: frame) {
        return verdict == nominal.verdict
      }
    }
    return outcome(of: text, label, in: frame).verdict == nominal.verdict
  }

  /// The verdict of a label that does not shrink, if it does not depend on where lines end; `nil` if it does.
  private mutating func quickVerdict(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> Verdict? {
    guard frame.height == nil, !text.hasHardBreaks else { return nil }
    let limit = frame.box.limit(grid: text.prepared.grid)
    guard frame.isSingleLine else {
      let keepsWords =
        frame.lines == nil
        && worker.surelyKeepsWords(text.prepared, in: frame.box, limit: limit)
      return keepsWords ? .fits : nil
    }
    return worker.surelyIsOneLine(text.prepared, in: frame.box, limit: limit).map {
      $0 ? .fits : label.mode.lostTextVerdict
    }
  }

  /// Whether an outcome is at the full size, and its label does not shrink at any width with the same line breaks.
  private func isAtFullSize(
    _ nominal: LabelOutcome, _ label: LabelSpec, _ frame: FittingFrame
  ) -> Bool {
    let isFound = !nominal.outcome.losesText && nominal.outcome.verdict != .splitsWord
    return nominal.scale == nil && nominal.frame.pointSize == frame.pointSize
      && (isFound || minimumSize(label, in: frame) == nil)
  }

  private func mightTighten(_ label: LabelSpec, _ nominal: LabelOutcome) -> Bool {
    label.allowsTightening && nominal.frame.isSingleLine && nominal.outcome.losesText
  }
}

extension LabelOutcome {
  /// Whether a text breaks into the same lines, all within the limit, in a frame with another width.
  ///
  /// A character that is wider than its line may fit in a wider frame with the same line breaks.
  fileprivate func breaksAlike(in other: FittingFrame, grid: Int64) -> Bool {
    let same = outcome.fit.sameFrom..<max(outcome.fit.sameUntil, outcome.fit.sameFrom)
    return same.contains(frame.box.limit(grid: grid)) && same.contains(other.box.limit(grid: grid))
  }
}
