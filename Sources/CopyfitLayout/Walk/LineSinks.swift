/// Counts and measures lines.
struct LineCounter: LineSink {
  var count = 0
  var widest: Int64 = 0
  var splitsWord = false

  mutating func add(_ line: WalkedLine) {
    widest = count == 0 ? line.advance : max(widest, line.advance)
    splitsWord = splitsWord || line.splitsWord
    count += 1
  }
}

/// Counts and measures lines whose heights differ.
struct HeightCounter: LineSink {
  var lines = LineCounter()
  var heights: HeightSum

  init(_ heights: LineHeights) { self.heights = HeightSum(heights) }

  mutating func add(_ line: WalkedLine) {
    lines.add(line)
    heights.add(line)
  }
}

/// Counts lines as long as their heights fit.
struct FittingLineCounter: LineSink {
  private var heights: HeightSum
  private let limit: Double
  private(set) var count = 0

  init(_ heights: LineHeights, limit: Double) {
    self.heights = HeightSum(heights)
    self.limit = limit
  }

  mutating func add(_ line: WalkedLine) {
    heights.add(line)
    if heights.total <= limit { count = heights.count }
  }
}

/// Collects lines.
struct LineCollector: LineSink {
  var lines: [WalkedLine] = []

  mutating func add(_ line: WalkedLine) { lines.append(line) }
}
