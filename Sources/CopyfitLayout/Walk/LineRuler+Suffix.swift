/// The end of a text that fits what is left of a line.
extension LineRuler {
  /// What may stand between the start of a suffix and the next tab, or the end where none follows.
  private struct Allowance {
    /// The tab, or the end.
    var position: Int
    var limit: Int64
  }

  /// The longest run of grapheme clusters that ends a range, without space before it, whose advance
  /// fits a limit; the range's end where none does.
  ///
  /// - Complexity: O(*n*) but for the edges that must be shaped, where *n* is the length of `range`.
  func longestSuffix(
    of range: Range<Int>, limit: Int64, _ edges: inout EdgeShaper
  ) -> Int {
    // An ellipsis may have been taken from no limit at all.
    guard limit < LayoutBox.unlimited / 2 else {
      return range.first { isSeenGrapheme($0) } ?? range.upperBound
    }
    var allowances = [Allowance(position: range.upperBound, limit: limit)]
    let earliest = earliestStart(in: range, &allowances, &edges)
    for start in earliest..<range.upperBound {
      while let next = allowances.last, next.position < start { allowances.removeLast() }
      guard isSeenGrapheme(start), let next = allowances.last else { continue }
      if segment(start, next.position, &edges) <= next.limit { return start }
    }
    return range.upperBound
  }

  /// Goes back as far as something may fit, and leaves an allowance for each tab on the way.
  private func earliestStart(
    in range: Range<Int>, _ allowances: inout [Allowance], _ edges: inout EdgeShaper
  ) -> Int {
    var next = Allowance(position: range.upperBound, limit: slackLimit(allowances[0].limit))
    for start in range.reversed() {
      if text.analysis.units[start] == 0x09 {
        let after = segment(start + 1, allowances[allowances.count - 1].position, &edges)
        let left = allowances[allowances.count - 1].limit - after
        guard let limit = tabStops.lastAdvance(reaching: left) else { return start + 1 }
        allowances.append(Allowance(position: start, limit: limit))
        next = Allowance(position: start, limit: slackLimit(limit))
      }
      if blend.advance(tables.extent(start, next.position)) > next.limit { return start }
    }
    return range.lowerBound
  }

  private func isSeenGrapheme(_ position: Int) -> Bool {
    text.analysis.flags[position].contains(.startsGrapheme)
      && !HangingSpace.contains(text.analysis.units[position])
  }
}
