/// The lines of a text that are differences of sums at every break, within one limit.
///
/// They are those of `SumWalk`, without the limits between which they stay the same.
struct SteadyLines {
  private(set) var count: Int32 = 0
  private(set) var widest = Int64.min
  private(set) var splitsWord = false

  /// Finds the lines; `nil` if a walk is needed, because a word that must be broken has unsafe positions.
  @inline(__always)
  init?(of text: PreparedStorage, within limit: Int64) {
    let short = text.sums.short.count
    if short > 0 {
      self.init(
        of: text, within: limit, breaks: short, end: { text.sums.short.end($0) },
        next: { text.sums.short.next($0) })
    } else {
      self.init(
        of: text, within: limit, breaks: text.sums.plain.count, end: { text.sums.plain[$0].end },
        next: { text.sums.plain[$0].next })
    }
  }

  @inline(__always)
  private init?(
    of text: PreparedStorage, within limit: Int64, breaks: Int, end: (Int) -> Int64,
    next: (Int) -> Int64
  ) {
    var index = 0
    var start: Int64 = 0
    /// The start of the line, if it is inside a word.
    var insideWord: Int?
    while index < breaks {
      let (first, most) = (index, start + limit)
      // As in `SumWalk`: up to the first break that does not fit.
      while index < breaks, end(index) <= most { index &+= 1 }
      if index > first {
        add(end(index - 1) - start)
        start = next(index - 1)
        insideWord = nil
        continue
      }
      guard let part = text.longestPart(ofWord: index, from: insideWord, within: limit, .none)
      else { return nil }
      add(part.advance)
      if part.isWholeWord {
        start = next(index)
        index += 1
        insideWord = nil
      } else {
        splitsWord = true
        start = text.tables.text[part.end]
        insideWord = part.end
      }
    }
  }

  @inline(__always)
  private mutating func add(_ advance: Int64) {
    widest = max(widest, advance)
    count += 1
  }
}

/// The part of a word that is wider than a line that fits a line: as many clusters as fit, at least one.
struct WordPart {
  /// The end of the part.
  var end: Int
  /// Its advance.
  var advance: Int64
  /// The smallest advance of a longer part.
  var misfit = LayoutBox.unlimited
  /// Whether the part reaches the end of the word: it fits, or its rest is a single cluster.
  var isWholeWord = false
}

extension PreparedStorage {
  /// The part of a word on a line that starts at a position in it, or with it; `nil` if `LineWalker` must find it.
  ///
  /// It is the part that `LineWalker` finds, for words without unsafe positions.
  ///
  /// - Parameters:
  ///   - index: The number of the break after the word.
  ///   - position: The start of the line; `nil` for the word's start.
  @inline(never)
  func longestPart(
    ofWord index: Int, from position: Int?, within limit: Int64, _ blend: Blend
  ) -> WordPart? {
    let start = position ?? (index > 0 ? Int(analysis.breaks[index - 1].offset) : 0)
    return analysis.longestPart(
      of: start..<max(start, Int(analysis.breaks[index].trimmedEnd)),
      within: LineLimit(exact: limit, rough: LineRuler.slackLimit(limit, on: grid)), tables, blend)
  }
}

/// The largest advance that fits, and the largest one before edges are shaped that may fit.
private struct LineLimit {
  let exact: Int64
  let rough: Int64
}

extension TextAnalysis {
  fileprivate func longestPart(
    of word: Range<Int>, within limit: LineLimit, _ tables: borrowing AdvanceTables, _ blend: Blend
  ) -> WordPart? {
    let (flags, units) = (flags.span, units.span)
    let (start, last) = (word.lowerBound, word.upperBound)
    guard start < last, flags[start] == .startsGrapheme, !flags[last].contains(.isUnsafe) else {
      return nil
    }
    var part = WordPart(end: start + 1, advance: 0)
    var end = start + 1
    while true {
      guard end == last || flags[end] == .startsGrapheme, !HangingSpace.contains(units[end - 1])
      else { return nil }
      let advance = blend.advance(tables.lineExtent(start, end))
      if advance <= limit.exact || end == start + 1 {
        part = WordPart(end: end, advance: advance)
      } else {
        part.misfit = min(part.misfit, advance)
      }
      let isSearched =
        end > start + 1 && blend.advance(tables.extent(start, end)) > limit.rough
      if end == last || isSearched { break }
      end += 1
    }
    part.isWholeWord = part.end == last
    return part.isWholeWord || !HangingSpace.contains(units[part.end]) ? part : nil
  }
}
