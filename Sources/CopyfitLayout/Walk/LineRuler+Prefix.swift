/// The beginning of a text that fits a line.
extension LineRuler {
  /// A range of grapheme clusters that fits a limit.
  struct Prefix {
    /// The end of the range; `nil` if no cluster fits.
    var end: Int?
    /// The smallest advance of a longer range that does not fit; that of one cluster does not count.
    var minimumMisfit = LayoutBox.unlimited
    /// The smallest limit that certainly gives the same range, apart from its own advance.
    var sameFrom = Int64.min
  }

  /// The maximum number of consecutive clusters inside an apparent ligature before each is measured.
  ///
  /// No ligature of a word has so many. Stacked consonants look like a ligature, because few of their sums are known.
  private static let longestLigature = 8

  /// The longest range of grapheme clusters from the start of `range` with an advance that fits a limit.
  ///
  /// - Parameter dropsSpace: Whether space at the end has no width and is left out.
  mutating func longestPrefix(
    of range: Range<Int>, limit: Int64, dropsSpace: Bool, _ edges: inout EdgeShaper
  ) -> Prefix {
    let (start, last) = (range.lowerBound, range.upperBound)
    let slackLimit = slackLimit(limit)
    let first = min(text.analysis.nextGrapheme(after: start), last)
    var (end, hidden) = (first, 0)
    while end < last {
      if text.mayBeInsideLigature(end) {
        hidden += 1
        guard hidden <= Self.longestLigature else {
          return measuredPrefix(of: range, limit: limit, dropsSpace: dropsSpace, &edges)
        }
      } else {
        hidden = 0
        // A single cluster is never too long: the misfit after it counts.
        if end > first, roughAdvance(start, end, &edges) > slackLimit { break }
      }
      end = min(text.analysis.nextGrapheme(after: end), last)
    }
    var prefix = Prefix()
    while end > start {
      let trimmed = dropsSpace ? text.analysis.trimmedEnd(start..<end) : end
      let advance = advance(start, trimmed, &edges)
      if advance <= limit {
        prefix.end = trimmed
        return prefix
      }
      if end > first { prefix.minimumMisfit = min(prefix.minimumMisfit, advance) }
      end = text.analysis.previousGrapheme(before: end)
    }
    return prefix
  }

  /// The longest prefix, found by measuring longer and longer ranges.
  ///
  /// The search ends after so many misfits that no longer range fits: see `PrefixSearch`.
  private mutating func measuredPrefix(
    of range: Range<Int>, limit: Int64, dropsSpace: Bool, _ edges: inout EdgeShaper
  ) -> Prefix {
    let (start, last) = (range.lowerBound, range.upperBound)
    let first = min(text.analysis.nextGrapheme(after: start), last)
    var search = PrefixSearch(limit: limit, text.options, on: text.grid)
    var prefix = Prefix()
    var end = start
    while end < last, !search.isOver || end == first {
      end = min(text.analysis.nextGrapheme(after: end), last)
      let trimmed = dropsSpace ? text.analysis.trimmedEnd(start..<end) : end
      let isSure = isFarWithin(limit, start, trimmed, &edges)
      let advance =
        isSure ? surelyWithin(start, trimmed, &edges) : advance(start, trimmed, &edges)
      // An invisible soft hyphen does not make a new range.
      if end == last || text.analysis.units[end - 1] != SoftHyphen.unit { search.add(advance) }
      if advance <= limit {
        prefix = Prefix(end: trimmed, sameFrom: max(prefix.sameFrom, advance))
      } else if end > first {
        prefix.minimumMisfit = min(prefix.minimumMisfit, advance)
      }
    }
    return prefix
  }
}
