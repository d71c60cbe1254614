internal import CopyfitFonts

/// The heights of lines at one size, in points.
struct LineHeights {
  private let metrics: VerticalMetrics
  private let runs: [LineHeightRun]
  private let pointSize: Double
  private let baselineDistance: Double?
  private let linePitch: LayoutOptions.LinePitch
  private var firstRun = 0

  init(_ text: PreparedStorage, _ box: LayoutBox) {
    metrics = text.metrics
    runs = text.heightRuns
    pointSize = box.pointSize
    baselineDistance = box.baselineDistance
    linePitch = text.options.linePitch
  }

  /// Whether all lines are as high as the label's font.
  var isUniform: Bool { runs.isEmpty }

  /// The height of a line in the label's font.
  var ownHeight: Double { metrics.lineHeight(atPointSize: pointSize) }

  /// The label's font above the baseline.
  var ownAscent: Double { metrics.ascender * pointSize / Double(metrics.unitsPerEm) }

  /// What a line adds to those above: a text style's lines are as far apart as the style says.
  func pitch(_ lineHeight: Double) -> Double {
    guard let baselineDistance else { return lineHeight }
    return linePitch == .tallest ? max(baselineDistance, lineHeight) : baselineDistance
  }

  /// The height of lines that are all in the label's font.
  func height(ofLines count: Int) -> Double {
    count > 0 ? ownHeight + Double(count - 1) * pitch(ownHeight) : 0
  }

  /// The ascent and descent of a line; lines are asked for in order.
  mutating func extremes(of line: Range<Int>) -> (ascent: Double, descent: Double) {
    var ascent = ownAscent
    var descent = ascent - ownHeight
    while firstRun < runs.count, runs[firstRun].range.upperBound <= line.lowerBound {
      firstRun += 1
    }
    for run in runs[firstRun...] {
      if run.range.lowerBound >= line.upperBound { break }
      let scale = pointSize / Double(run.metrics.unitsPerEm)
      ascent = max(ascent, run.metrics.ascender * scale)
      descent = min(descent, run.metrics.descender * scale)
    }
    return (ascent, descent)
  }
}

/// Adds up the heights of lines that differ.
struct HeightSum {
  private var heights: LineHeights
  private(set) var total = 0.0
  private(set) var first = 0.0
  private(set) var count = 0

  init(_ heights: LineHeights) { self.heights = heights }

  mutating func add(_ line: WalkedLine) {
    let (ascent, descent) = heights.extremes(of: line.start..<line.trimmedEnd)
    let height = ascent - descent
    if count == 0 { first = height }
    total += count == 0 ? height : heights.pitch(height)
    count += 1
  }
}
