internal import CopyfitLayout

extension LabelFitter {
  /// The changes that make a text fit, each of them tried: those of one limit or, where none of these is
  /// enough, of two.
  mutating func ways(
    for text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ whole: SizeOutcome, _ remedy: LabelRemedy
  ) -> [LabelChange] {
    guard whole.verdict != .fits else { return [] }
    var ways: [LabelChange] = []
    if let width = remedy.width { ways.append(LabelChange(width: width)) }
    if let height = remedy.height { ways.append(LabelChange(height: height)) }
    if let lines = remedy.lines { ways.append(LabelChange(lines: lines)) }
    ways.removeAll { !mends($0, text, label, in: frame) }
    guard ways.isEmpty else { return ways }
    ways = [
      remedy.width.map { withHeight(LabelChange(width: $0), for: text, label, in: frame) },
      withHeight(LabelChange(lines: whole.fit.lineCount), for: text, label, in: frame),
    ].compactMap { $0 }
    ways.removeAll { !mends($0, text, label, in: frame) }
    return ways
  }

  private mutating func mends(
    _ change: LabelChange, _ text: borrowing PreparedLabelText, _ label: LabelSpec,
    in frame: FittingFrame
  ) -> Bool {
    sizeOutcome(of: text, label, in: frame.changed(change)).verdict == .fits
  }

  /// A change with the height that the text needs after it.
  private mutating func withHeight(
    _ change: LabelChange, for text: borrowing PreparedLabelText, _ label: LabelSpec,
    in frame: FittingFrame
  ) -> LabelChange {
    var change = change
    let outcome = sizeOutcome(of: text, label, in: frame.changed(change))
    change.height =
      outcome.clipsVertically && outcome.fit.lineCount == 1
      ? leastHeight(for: text, label, in: frame.changed(change), outcome.fit)
      : ceilToPixel(outcome.fit.height, displayScale: label.displayScale)
    return change
  }
}
