/// The heights of lines with different fonts.
struct LineHeights {
  let rule: LineRule
  private let runs: [LineHeightRun]
  private var firstRun = 0

  init(_ text: PreparedStorage, _ rule: LineRule) {
    self.rule = rule
    runs = text.heightRuns
  }

  /// The extremes of the fonts of a line; call it for lines in order.
  mutating func extremes(of line: Range<Int>) -> LineExtremes {
    guard !runs.isEmpty else { return rule.own }
    var extremes = LineExtremes(ascender: rule.own.ascender, descender: rule.own.descender)
    while firstRun < runs.count, runs[firstRun].range.upperBound <= line.lowerBound {
      firstRun += 1
    }
    for run in runs[firstRun...] {
      if run.range.lowerBound >= line.upperBound { break }
      extremes = rule.extremes(extremes, with: run.metrics)
    }
    return extremes
  }
}
