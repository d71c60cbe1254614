/// The end of a text that fits what is left of a line.
extension LineRuler {
  /// What may stand between the start of the line and the next tab, or the end where none follows.
  private struct Allowance {
    /// The tab, or the end.
    var position: Int
    var limit: Int64
  }

  /// The longest run of grapheme clusters that ends a range, without space before it, and that
  /// reaches no farther than a limit where it is set behind `origin`; the range's end where none does.
  ///
  /// Tab stops count from the line's start, not from the run's.
  ///
  /// - Complexity: O(*n*) but for the edges that must be shaped, where *n* is the length of `range`.
  func longestSuffix(
    of range: Range<Int>, limit: Int64, origin: Int64 = 0, _ edges: inout EdgeShaper
  ) -> Int {
    // An ellipsis may have been taken from no limit at all.
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

  /// The farthest from the line's start that a run may begin to reach no farther than a limit.
  func lastOrigin(of range: Range<Int>, limit: Int64, _ edges: inout EdgeShaper) -> Int64 {
    var next = Allowance(position: range.upperBound, limit: limit)
    for position in range.reversed() where text.analysis.units[position] == 0x09 {
      next = allowance(before: position, next, &edges) ?? Allowance(position: position, limit: -1)
    }
    return next.limit - segment(range.lowerBound, next.position, &edges)
  }

  /// Goes back as far as something may fit, and leaves an allowance for each tab on the way.
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

  /// What may stand before a tab for what follows it to fit; `nil` where nothing may.
  private func allowance(
    before tab: Int, _ next: Allowance, _ edges: inout EdgeShaper
  ) -> Allowance? {
    let left = next.limit - segment(tab + 1, next.position, &edges)
    return tabStops.lastAdvance(reaching: left).map { Allowance(position: tab, limit: $0) }
  }

  /// Whether a grapheme cluster starts at a position that is more than space.
  private func isSeenGrapheme(_ position: Int) -> Bool {
    guard text.analysis.flags[position].contains(.startsGrapheme) else { return false }
    guard HangingSpace.contains(text.analysis.units[position]) else { return true }
    // A space may carry marks.
    let end = text.analysis.nextGrapheme(after: position)
    return text.analysis.trimmedEnd(position..<end) > position
  }
}
