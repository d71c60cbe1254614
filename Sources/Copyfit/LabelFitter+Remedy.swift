public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout

extension LabelFitter {
  /// Finds changes that make a text fit its label at a category.
  ///
  /// - Complexity: O(*n* log *w*), where *n* is the number of break opportunities of the text and *w* the range of
  ///   possible widths, in layout units.
  public mutating func remedy(
    for text: borrowing PreparedLabelText, at category: ContentSizeCategory
  ) -> LabelRemedy {
    remedy(for: text, text.label, at: category)
  }

  /// Finds the same for a label that differs from the text's own only in properties that do not affect shaping.
  package mutating func remedy(
    for text: borrowing PreparedLabelText, _ label: LabelSpec, at category: ContentSizeCategory
  ) -> LabelRemedy {
    let frame = calibrated(frame(of: label, at: category), for: text)
    let whole = sizeOutcome(of: text, label, in: frame)
    var remedy = remedy(for: text, label, in: frame, whole)
    remedy.ways = ways(for: text, label, in: frame, whole, remedy)
    return remedy
  }

  /// The required value of each limit on its own.
  private mutating func remedy(
    for text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ whole: SizeOutcome
  ) -> LabelRemedy {
    var remedy = LabelRemedy()
    // Ink above or below a single line needs only height, and a split word only width.
    if whole.clipsVertically {
      remedy.inkHeight = minimumHeight(for: text, label, in: frame, whole.fit)
      guard whole.losesText else {
        remedy.height = remedy.inkHeight
        return remedy
      }
    }
    remedy.width = minimumWidth(for: text, in: frame, allowedLines: whole.allowedLines)
    guard whole.losesText else { return remedy }
    let full = worker.fit(text.prepared, in: frame.severalLines.box)
    let linesSuffice = whole.fit.lineCount <= frame.lines ?? whole.fit.lineCount
    let heightSuffices = full.height <= (frame.height ?? .infinity) + LayoutBox.tolerance
    if linesSuffice {
      remedy.height = ceilToPixel(whole.fit.height, displayScale: label.displayScale)
    }
    if heightSuffices { remedy.lines = full.lineCount }
    return remedy
  }

  /// The maximum number of times that a height is doubled if it is too low for the ink of a line.
  private static let maximumDoublings = 4

  /// The minimum height, in whole pixels, that shows the ink of the first line; `nil` if no height does.
  ///
  /// Fonts usually reserve more than the ink. A paragraph style may reserve less.
  mutating func minimumHeight(
    for text: borrowing PreparedLabelText, _ label: LabelSpec, in frame: FittingFrame,
    _ fit: LineFit
  ) -> Double? {
    let natural = text.resolution.stack.verticalMetrics.lineHeight(atPointSize: frame.pointSize)
    var enough = ceilToPixel(max(fit.height, natural), displayScale: label.displayScale)
    // The letters of a line with a reduced height are above its middle, so the frame must be higher than the letters.
    for _ in 0..<Self.maximumDoublings
    where worker.inkLeavesFrame(text.prepared, in: frame.box, height: enough) {
      enough *= 2
    }
    guard enough * label.displayScale < 1e9,
      !worker.inkLeavesFrame(text.prepared, in: frame.box, height: enough)
    else { return nil }
    var (low, high) = (0, Int((enough * label.displayScale).rounded()))
    while high - low > 1 {
      let middle = (low + high) / 2
      let isCut = worker.inkLeavesFrame(
        text.prepared, in: frame.box, height: Double(middle) / label.displayScale)
      if isCut { low = middle } else { high = middle }
    }
    return Double(high) / label.displayScale
  }

  /// The minimum width at which a text needs no more than the allowed lines and no word is split.
  mutating func minimumWidth(
    for text: borrowing PreparedLabelText, in frame: FittingFrame, allowedLines: Int?
  ) -> Double? {
    let natural = worker.fit(text.prepared, in: frame.box(width: nil))
    let allowed = allowedLines ?? .max
    // Hard breaks alone may need more lines than are allowed at any width.
    guard natural.lineCount > 0, natural.lineCount <= allowed, natural.width.isFinite else {
      return nil
    }
    let factor = frame.widthFactor
    var low = 0.0
    var high = natural.width * factor
    var least = high
    // Real widths need about fifteen halvings; for huge ones, the loop ends when a number cannot be halved.
    while high - low > LayoutBox.tolerance {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { break }
      let fit = worker.fit(text.prepared, in: frame.box(width: middle))
      if fit.lineCount <= allowed, !fit.splitsWord {
        high = middle
        least = fit.width * factor
      } else {
        low = middle
      }
    }
    return least
  }
}

/// Rounds a length up to a whole pixel, with a tolerance of 1/1024 of a pixel.
///
/// - Parameters:
///   - length: A length in points.
///   - displayScale: Pixels per point.
package func ceilToPixel(_ length: Double, displayScale: Double) -> Double {
  (length * displayScale - 1.0 / 1024).rounded(.up) / displayScale
}
