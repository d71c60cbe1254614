/// The tab stops on one size's grid.
package struct TabStops: Hashable, Sendable {
  /// UIKit's default interval, in points.
  package static let interval = 28.0

  /// The distance of two stops in grid units is `interval` divided by `pointSize`, and at least 1.
  ///
  /// The two are stored separately, so that a stop is rounded only once.
  private let interval: Double
  private let pointSize: Double

  /// Creates the stops at a size.
  package init(pointSize: Double, grid: Int64) {
    let interval = Self.interval * Double(grid)
    let isTooFine = !(pointSize > 0 && pointSize < interval)
    self.interval = isTooFine ? 1 : interval
    self.pointSize = isTooFine ? 1 : pointSize
  }

  /// The first stop after an advance.
  package func next(after advance: Int64) -> Int64 {
    let number = self.number(before: advance) + 1
    let stop = grid(number)
    // Rounding down can put a stop at the advance; above all sums there are no stops.
    return stop > advance ? stop : max(grid(number + 1), advance)
  }

  /// The largest advance from which a tab stays within a limit, or `nil` if none does.
  func lastAdvance(reaching limit: Int64) -> Int64? {
    let number = self.number(before: limit)
    // Stops are rounded, so the last one may be one later or one earlier.
    return [number + 1, number, number - 1].lazy.filter { $0 >= 1 }
      .map { self.grid($0) - 1 }.first { self.next(after: $0) <= limit }
  }

  /// The number of the last stop up to an advance, or of one next to it.
  private func number(before advance: Int64) -> Double {
    (Double(advance) * pointSize / interval).rounded(.down)
  }

  private func grid(_ number: Double) -> Int64 {
    AdvanceGrid.units((number * interval / pointSize).rounded(.down))
  }
}

/// The position of a walk through a line with tabs; its ends only increase.
struct TabCursor {
  private var lineStart = -1
  private var nextTab = 0
  /// The position after the last tab that was passed, or the line's start.
  private(set) var position = 0
  /// The advance up to `position`.
  private(set) var advance: Int64 = 0

  /// Goes to the start of a line, unless the cursor is already between it and `end`.
  mutating func go(to start: Int, before end: Int, tabs: [Int32]) {
    guard start != lineStart || position > end else { return }
    lineStart = start
    position = start
    advance = 0
    nextTab = tabs.partitioningIndex { Int($0) >= start }
  }

  /// The next tab before `end`, if any.
  func tab(before end: Int, of tabs: [Int32]) -> Int? {
    nextTab < tabs.count && Int(tabs[nextTab]) < end ? Int(tabs[nextTab]) : nil
  }

  /// Passes the next tab, which moves the line to an advance.
  mutating func pass(_ tab: Int, to advance: Int64) {
    self.advance = advance
    position = tab + 1
    nextTab += 1
  }
}
