/// Where tabs take a line on one size's grid.
package struct TabStops: Hashable, Sendable {
  /// UIKit's default interval, in points.
  package static let interval = 28.0

  /// Grid units between two stops are `interval` divided by `pointSize`, and one at least.
  ///
  /// They are kept apart, so that a stop is rounded once and not twice.
  private let interval: Double
  private let pointSize: Double

  /// The stops at a size.
  package init(pointSize: Double, grid: Int64) {
    let interval = Self.interval * Double(grid)
    let isTooFine = !(pointSize > 0 && pointSize < interval)
    self.interval = isTooFine ? 1 : interval
    self.pointSize = isTooFine ? 1 : pointSize
  }

  /// The first stop beyond an advance.
  package func next(after advance: Int64) -> Int64 {
    let number = self.number(before: advance) + 1
    let stop = grid(number)
    // Rounded down, a stop may be where the advance is; beyond all sums there is none.
    return stop > advance ? stop : max(grid(number + 1), advance)
  }

  /// The largest advance from which a tab goes no farther than a limit, or `nil` where none does.
  func lastAdvance(reaching limit: Int64) -> Int64? {
    let number = self.number(before: limit)
    // Stops are rounded: the one that seems to be the last may lie beyond, or one more before.
    return [number + 1, number, number - 1].lazy.filter { $0 >= 1 }
      .map { self.grid($0) - 1 }.first { self.next(after: $0) <= limit }
  }

  /// The number of the last stop up to an advance, or of one beside it.
  private func number(before advance: Int64) -> Double {
    (Double(advance) * pointSize / interval).rounded(.down)
  }

  private func grid(_ number: Double) -> Int64 {
    AdvanceGrid.units((number * interval / pointSize).rounded(.down))
  }
}

/// How far a line with tabs has been walked: what is asked for has ever later ends.
struct TabCursor {
  private var lineStart = -1
  private var nextTab = 0
  /// The position after the last tab that was passed, or the line's start.
  private(set) var position = 0
  /// The advance up to there.
  private(set) var advance: Int64 = 0

  /// Goes to a line; stays where it is if that is on the way to `end`.
  mutating func go(to start: Int, before end: Int, tabs: [Int32]) {
    guard start != lineStart || position > end else { return }
    lineStart = start
    position = start
    advance = 0
    nextTab = tabs.partitioningIndex { $0 >= start }
  }

  /// The next tab before `end`, if there is one.
  func tab(before end: Int, of tabs: [Int32]) -> Int? {
    nextTab < tabs.count && Int(tabs[nextTab]) < end ? Int(tabs[nextTab]) : nil
  }

  /// Passes the next tab, which takes the line to an advance.
  mutating func pass(_ tab: Int, to advance: Int64) {
    self.advance = advance
    position = tab + 1
    nextTab += 1
  }
}

extension [Int32] {
  /// The first index whose element and all after satisfy a condition.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(Int(self[middle])) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
