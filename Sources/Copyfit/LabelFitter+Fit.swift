public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout

/// The outcome of fitting a text at one size.
struct SizeOutcome {
  var verdict: Verdict
  var losesText: Bool
  var clipsVertically: Bool
  /// The maximum number of lines that are drawn; `nil` for no limit.
  var allowedLines: Int?
  var fit: LineFit
}

extension LabelSpec.Mode {
  /// The verdict of a label that loses text.
  var lostTextVerdict: Verdict { showsEllipsis ? .truncates : .clips }
}

/// The outcome of a label: the size of the verdict, and the outcome at that size.
struct LabelOutcome {
  var outcome: SizeOutcome
  var frame: FittingFrame
  /// The fraction of the full size, if a smaller size fits.
  var scale: Double?

  var verdict: Verdict { scale == nil ? outcome.verdict : .shrinks }
}

extension LabelFitter {
  /// Measures whether a prepared text fits its label at a content size category.
  ///
  /// - Complexity: O(*n*), where *n* is the number of break opportunities of the text.
  public mutating func fit(
    _ text: borrowing PreparedLabelText, at category: ContentSizeCategory
  ) -> LabelFit {
    guard takesShortcuts, text.shared === frames.shared, text.isMeasured else {
      return fit(text, text.label, at: category)
    }
    guard let size = frames.size(at: category, for: text) else {
      let frame = frame(of: text.label, at: category)
      frames.add(frame, at: category, for: text)
      return fit(text, text.label, in: frame)
    }
    if let fit = fitWithoutDoubt(text, size) { return fit }
    return fit(text, text.label, in: size.frame)
  }

  /// Measures whether a prepared text fits its label at several content size categories.
  ///
  /// The frames and limits of a label are computed once for all of its texts, and sizes that break lines alike share one
  /// layout.
  ///
  /// - Returns: A fit for each category, in their order.
  /// - Complexity: O(*c* + *w* *n*) for *c* categories, *w* different line breaks and *n* break opportunities.
  public mutating func fits(
    _ text: borrowing PreparedLabelText,
    at categories: [ContentSizeCategory] = ContentSizeCategory.allCases
  ) -> [LabelFit] {
    var fits: [LabelFit] = []
    fits.reserveCapacity(categories.count)
    for category in categories { fits.append(fit(text, at: category)) }
    return fits
  }

  /// Measures whether a prepared text fits its label at a point size.
  ///
  /// A size that is not a positive number is not an error, but its fit has no meaning.
  ///
  /// - Complexity: O(*n*), where *n* is the number of break opportunities of the text.
  public mutating func fit(_ text: borrowing PreparedLabelText, pointSize: Double) -> LabelFit {
    fit(text, text.label, pointSize: pointSize)
  }

  /// Measures whether a prepared text fits a label that differs from the text's own only in properties that do not
  /// affect shaping.
  package mutating func fit(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, at category: ContentSizeCategory
  ) -> LabelFit {
    fit(text, label, in: calibrated(frame(of: label, at: category), for: text))
  }

  /// Measures the same at a point size.
  package mutating func fit(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, pointSize: Double
  ) -> LabelFit {
    fit(text, label, in: calibrated(frame(of: label, pointSize: pointSize), for: text))
  }

  /// A label's frame and size for a category that the reader has set.
  func frame(of label: LabelSpec, at category: ContentSizeCategory) -> FittingFrame {
    FittingFrame(label, at: category, on: platform, scale: typeScale)
  }

  /// A label's frame at a point size.
  func frame(of label: LabelSpec, pointSize: Double) -> FittingFrame {
    FittingFrame(label, pointSize: pointSize, on: platform)
  }

  /// The fit of a text that is certainly visible without breaking a word; `nil` if a complete fit is needed.
  @inline(__always)
  private mutating func fitWithoutDoubt(
    _ text: borrowing PreparedLabelText, _ size: LabelFrames.Size
  ) -> LabelFit? {
    let frame = size.frame
    if text.hasHardBreaks, frame.isSingleLine { return nil }
    worker.beginFit()
    let fit = worker.fit(text.prepared, in: frame.box, limit: size.limit)
    let mayReachLimit = worker.endFit()
    guard !mayReachLimit, size.surelyFits(fit) || keepsWords(text, size) else { return nil }
    var result = LabelFit(
      verdict: .fits, certainty: size.certainty, pointSize: frame.pointSize,
      drawnPointSize: frame.pointSize, lineCount: fit.lineCount, width: fit.width,
      height: fit.height, losesText: false, clipsVertically: false, widthLimit: frame.width,
      allowedLines: frame.lines)
    result.slack = frame.width.map { $0 - fit.width }
    result.reachesLimit = text.prepared.hasForcedJoints
    return result
  }

  /// Whether the label loses text only if it splits a word, and certainly does not over the margin of error.
  private mutating func keepsWords(
    _ text: borrowing PreparedLabelText, _ size: LabelFrames.Size
  ) -> Bool {
    guard let limit = size.wordLimit else { return false }
    return worker.surelyKeepsWords(text.prepared, in: size.frame.box, limit: limit)
  }

  private mutating func fit(
    _ text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> LabelFit {
    worker.beginFit()
    let result = outcome(of: text, label, in: frame)
    let whole = wholeText(text, result)
    var fit = LabelFit(
      verdict: result.verdict, certainty: certainty(of: text, label, in: frame, result),
      pointSize: frame.pointSize, drawnPointSize: result.frame.pointSize,
      lineCount: whole.lineCount, width: whole.width * result.frame.widthFactor,
      height: whole.height,
      slack: slack(of: text, result), scale: result.scale,
      losesText: result.outcome.losesText, clipsVertically: result.outcome.clipsVertically,
      widthLimit: frame.width, heightLimit: frame.height,
      allowedLines: result.outcome.allowedLines)
    fit.reachesLimit = worker.endFit() || text.prepared.hasForcedJoints
    return fit
  }

  /// The layout of the whole text, which keeps hard breaks even in a label with one line.
  private mutating func wholeText(
    _ text: borrowing PreparedLabelText, _ result: LabelOutcome
  ) -> LineFit {
    guard result.frame.isSingleLine, text.hasHardBreaks else { return result.outcome.fit }
    var box = result.frame.box
    box.joinsHardBreaks = false
    return worker.fit(text.prepared, in: box)
  }

  /// The minimum room that a line leaves; in a label with one line, the room that its natural width leaves.
  private mutating func slack(
    of text: borrowing PreparedLabelText, _ result: LabelOutcome
  ) -> Double? {
    guard let width = result.frame.width else { return nil }
    guard result.frame.isSingleLine, result.outcome.fit.lineCount > 1 else {
      return width - result.outcome.fit.width * result.frame.widthFactor
    }
    let natural = worker.fit(text.prepared, in: result.frame.box(width: nil)).width
    return width - natural * result.frame.widthFactor
  }

  /// The outcome at full size or, if that does not fit and the label may shrink, at a smaller size.
  mutating func outcome(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> LabelOutcome {
    let full = sizeOutcome(of: text, label, in: frame)
    // A label of several lines shrinks until its whole text is visible, be it with a split word.
    guard full.losesText || full.verdict == .splitsWord && frame.isSingleLine,
      let minimum = minimumSize(label, in: frame)
    else { return LabelOutcome(outcome: full, frame: frame, scale: nil) }
    return shrink(text, label, in: frame, to: minimum)
  }

  /// The outcome at one size, by the first that applies: lost text, clipped ink, a split word, `fits`.
  mutating func sizeOutcome(
    of text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame
  ) -> SizeOutcome {
    let limit = frame.box.limit(grid: text.prepared.grid)
    let fit = worker.fit(text.prepared, in: frame.box, limit: limit)
    var allowed = frame.lines
    var clips = false
    if let height = frame.height, fit.lineCount > 0 {
      let byHeight = worker.lineCount(of: text.prepared, in: frame.box, withinHeight: height)
      if byHeight < fit.lineCount { allowed = min(byHeight, allowed ?? byHeight) }
      // A paragraph style may make lines lower than their font, but it does not change the letters.
      let natural = text.resolution.stack.verticalMetrics.lineHeight(
        atPointSize: frame.pointSize)
      clips =
        max(fit.firstLineHeight, natural) > height + LayoutBox.tolerance
        && worker.inkLeavesFrame(text.prepared, in: frame.box, height: height)
    }
    // A line has at least one character, even if the character is wider than the frame.
    let losesText =
      fit.widestAdvance > limit || fit.lineCount > allowed ?? fit.lineCount
    let verdict: Verdict =
      if losesText {
        label.mode.lostTextVerdict
      } else if clips {
        .clips
      } else if fit.splitsWord {
        .splitsWord
      } else {
        .fits
      }
    return SizeOutcome(
      verdict: verdict, losesText: losesText, clipsVertically: clips, allowedLines: allowed,
      fit: fit)
  }
}
