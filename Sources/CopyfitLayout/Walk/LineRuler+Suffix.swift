/// Finds the end of a text that fits the rest of a line.
extension LineRuler {
  /// The space between the start of the line and the next tab, or the end if there is no tab.
  private struct Allowance {
    /// The tab, or the end.
    var position: Int
    var limit: Int64
  }

  /// The start of the longest range of grapheme clusters at the end of a range, without leading space, that fits a
  /// limit if it is placed after `origin`; the range's end if none fits.
  ///
  /// Tab stops are relative to the line's start.
  ///
  /// - Complexity: O(*n*) without shaping edges, where *n* is the length of `range`.
  func longestSuffix(
    of range: Range<Int>, limit: Int64, origin: Int64 = 0, _ edges: inout EdgeShaper
  ) -> Int {
    // The limit may be unlimited minus the width of an ellipsis.
    guard limit < LayoutBox.unlimited / 2 else {
      return range.first { isSeenGrapheme($0) } ?? range.upperBound
    }
    var allowances = [Allowance(position: range.upperBound, limit: limit)]
    let earliest = earliestStart(in: range, origin, &allowances, &edges)
    for start in earliest..<range.upperBound {
      while let next = allowances.last, next.position < start { allowances.removeLast() }
      guard isSeenGrapheme(start), let next = allowances.last else { continue }
      if segment(start, next.position, &edges) <= next.limit - origin { return start }
    }
    return range.upperBound
  }

  /// The largest distance from the line's start at which a range can begin and stay within a limit.
  func lastOrigin(of range: Range<Int>, limit: Int64, _ edges: inout EdgeShaper) -> Int64 {
    var next = Allowance(position: range.upperBound, limit: limit)
    for position in range.reversed() where text.analysis.units[position] == 0x09 {
      next = allowance(before: position, next, &edges) ?? Allowance(position: position, limit: -1)
    }
    return next.limit - segment(range.lowerBound, next.position, &edges)
  }

  /// Goes back as far as text may fit, and adds an allowance for each tab on the way.
  private func earliestStart(
    in range: Range<Int>, _ origin: Int64, _ allowances: inout [Allowance],
    _ edges: inout EdgeShaper
  ) -> Int {
    var next = allowances[0]
    for start in range.reversed() {
      if text.analysis.units[start] == 0x09 {
        guard let before = allowance(before: start, next, &edges) else { return start + 1 }
        next = before
        allowances.append(next)
      }
      let rough = blend.advance(tables.extent(start, next.position))
      if rough > slackLimit(next.limit) - origin { return start }
    }
    return range.lowerBound
  }

  /// The maximum advance before a tab with which the text after it fits; `nil` if it never fits.
  private func allowance(
    before tab: Int, _ next: Allowance, _ edges: inout EdgeShaper
  ) -> Allowance? {
    let left = next.limit - segment(tab + 1, next.position, &edges)
    return tabStops.lastAdvance(reaching: left).map { Allowance(position: tab, limit: $0) }
  }

  /// Whether a grapheme cluster starts at a position and is not only space.
  private func isSeenGrapheme(_ position: Int) -> Bool {
    guard text.analysis.flags[position].contains(.startsGrapheme) else { return false }
    guard HangingSpace.contains(text.analysis.units[position]) else { return true }
    // A space may have combining marks.
    let end = text.analysis.nextGrapheme(after: position)
    return text.analysis.trimmedEnd(position..<end) > position
  }
}
