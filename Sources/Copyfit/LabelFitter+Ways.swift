internal import CopyfitLayout

extension LabelFitter {
  /// The changes that make the text fit; each of them was tried: first single limits, then lines with height and, only
  /// if none of these helps, wider frames with the other limits that they need.
  mutating func ways(
    for text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ whole: SizeOutcome, _ remedy: LabelRemedy
  ) -> [LabelChange] {
    guard whole.verdict != .fits else { return [] }
    var ways: [LabelChange] = []
    if let width = remedy.width { ways.append(LabelChange(width: width)) }
    if let height = remedy.height { ways.append(LabelChange(height: height)) }
    if let lines = remedy.lines { ways.append(LabelChange(lines: lines)) }
    if remedy.height == nil, remedy.lines == nil {
      ways.append(completed(LabelChange(), for: text, label, in: frame))
    }
    ways.removeAll { !fixes($0, text, label, in: frame) }
    // First the label's own line limit, then no limit.
    for base in [frame, frame.severalLines] where ways.isEmpty {
      guard let width = minimumWidth(for: text, in: base, allowedLines: base.lines) else {
        continue
      }
      let way = completed(LabelChange(width: width), for: text, label, in: frame)
      if fixes(way, text, label, in: frame) { ways.append(way) }
    }
    return ways
  }

  private mutating func fixes(
    _ change: LabelChange, _ text: borrowing PreparedLabelText, _ label: LabelSpec,
    in frame: FittingFrame
  ) -> Bool {
    sizeOutcome(of: text, label, in: frame.changed(change)).verdict == .fits
  }

  /// A change with the lines and the height that the text needs after it.
  private mutating func completed(
    _ change: LabelChange, for text: borrowing PreparedLabelText, _ label: LabelSpec,
    in frame: FittingFrame
  ) -> LabelChange {
    var change = change
    let wide = frame.changed(change)
    if let limit = frame.lines, worker.fit(text.prepared, in: wide.box).lineCount > limit {
      change.lines = worker.fit(text.prepared, in: wide.severalLines.box).lineCount
    }
    let tall = frame.changed(change)
    let outcome = sizeOutcome(of: text, label, in: tall)
    guard let height = frame.height else { return change }
    if outcome.fit.lineCount > 1, outcome.fit.height > height + LayoutBox.tolerance {
      change.height = ceilToPixel(outcome.fit.height, displayScale: label.displayScale)
    } else if outcome.clipsVertically {
      change.height = minimumHeight(for: text, label, in: tall, outcome.fit)
    }
    return change
  }
}
