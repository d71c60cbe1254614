/// Counts and measures lines.
struct LineCounter: LineSink {
  var count = 0
  var widest: Int64 = 0
  var splitsWord = false

  mutating func add(_ line: WalkedLine) {
    add(advance: line.advance)
    splitsWord = splitsWord || line.splitsWord
  }

  /// Adds a line that does not split a word.
  mutating func add(advance: Int64) {
    widest = count == 0 ? advance : max(widest, advance)
    count += 1
  }
}

/// Counts and measures lines of different heights.
struct HeightCounter: LineSink {
  var lines = LineCounter()
  var stack: LineStack

  init(_ stack: LineStack) { self.stack = stack }

  mutating func add(_ line: WalkedLine) {
    lines.add(line)
    stack.add(line)
  }
}

/// Counts lines until their total height does not fit.
struct FittingLineCounter: LineSink {
  private var stack: LineStack
  private let limit: Double
  private(set) var count = 0

  init(_ stack: LineStack, limit: Double) {
    self.stack = stack
    self.limit = limit
  }

  mutating func add(_ line: WalkedLine) {
    stack.add(line)
    if stack.height <= limit { count = stack.count }
  }
}

/// Collects lines.
struct LineCollector: LineSink {
  var lines: [WalkedLine] = []

  mutating func add(_ line: WalkedLine) { lines.append(line) }
}
