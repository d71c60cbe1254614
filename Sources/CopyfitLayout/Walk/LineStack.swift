/// Stacks lines vertically.
struct LineStack {
  private let text: PreparedStorage
  private let rule: LineRule
  private var heights: LineHeights
  private var paragraphStarts = 0
  private(set) var count = 0
  /// The height of the lines so far.
  private(set) var height = 0.0
  private(set) var firstLineHeight = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private var lastLineHeight = 0.0
  private var lastExtremes = LineExtremes(ascender: 0, descender: 0)

  init(_ text: PreparedStorage, _ box: LayoutBox) {
    self.text = text
    rule = LineRule(text, box)
    heights = LineHeights(text, rule)
  }

  mutating func add(_ line: WalkedLine) {
    lastExtremes = heights.extremes(of: line.start..<line.trimmedEnd)
    lastLineHeight = rule.height(lastExtremes.height)
    count += 1
    let begins = rule.paragraphGap > 0 && text.beginsNextParagraph(at: line.start)
    if begins { paragraphStarts += 1 }
    if text.heightRuns.isEmpty {
      // The same computation as in a fit, so that the results are identical.
      height = rule.height(ofLines: count, paragraphStarts: paragraphStarts)
    } else if count == 1 {
      height = lastLineHeight
    } else {
      height += rule.pitch(lastExtremes.height) + (begins ? rule.paragraphGap : 0)
    }
    lastBaseline = height + lastExtremes.descender
    if count == 1 {
      firstLineHeight = lastLineHeight
      firstBaseline = lastBaseline
    }
  }

  /// The geometry of the last line.
  var last: LineGeometry {
    LineGeometry(
      top: height - lastLineHeight, baseline: lastBaseline, bottom: height,
      ascender: lastExtremes.ascender, descender: lastExtremes.descender)
  }
}
