/// Divides a text into lines no wider than a limit: greedily, by integers alone.
///
/// The one walker counts and collects, so that the two cannot disagree.
struct LineWalker {
  private let text: PreparedStorage
  private let limit: Int64
  private var ruler: LineRuler
  /// The first break after the line's start.
  private var firstBreak: Int
  /// The smallest limit that would change a break of the lines so far.
  private(set) var sameUntil = LayoutBox.unlimited

  private var breaks: [LineBreak] { text.analysis.breaks }

  /// Begins a walk at the text's start, or at a line before whose end `firstBreak` is the first break.
  init(_ ruler: LineRuler, limit: Int64, firstBreak: Int = 0) {
    text = ruler.text
    self.limit = limit
    self.ruler = ruler
    self.firstBreak = firstBreak
  }

  /// Walks the whole text.
  mutating func walk(_ edges: inout EdgeShaper, _ sink: inout some LineSink) {
    var start = 0
    while start < text.count {
      let line = nextLine(from: start, &edges)
      sink.add(line)
      start = line.end
      while firstBreak < breaks.count, Int(breaks[firstBreak].offset) <= start { firstBreak += 1 }
    }
    if text.options.opensLineAfterFinalTerminator, breaks.last?.kind == .hard {
      sink.add(WalkedLine(start: start, end: start, trimmedEnd: start, advance: 0))
    }
  }

  /// The line that begins where the walk stands: scans the breaks for the last that fits.
  ///
  /// Soft hyphens are judged only once something after them does not fit: most never are.
  @inline(__always)
  mutating func nextLine(from start: Int, _ edges: inout EdgeShaper) -> WalkedLine {
    var line: WalkedLine?
    var index = firstBreak
    var softHyphens = index..<index
    var misfit = LayoutBox.unlimited
    scan: while index < breaks.count {
      let candidate = breaks[index]
      let end = max(Int(candidate.trimmedEnd), start)
      index += 1
      guard candidate.kind != .softHyphen else {
        softHyphens = softHyphens.lowerBound..<index
        if ruler.roughAdvance(start, end, &edges) > ruler.slackLimit(limit) { break scan }
        continue
      }
      if line == nil, ruler.isFarBeyond(limit, start, end, &edges) {
        misfit = limit + 1
        break scan
      }
      if candidate.kind != .hard, ruler.isFarWithin(limit, start, end, &edges) {
        line = WalkedLine(
          start: start, end: Int(candidate.offset), trimmedEnd: end, advance: Self.unmeasured)
        softHyphens = index..<index
        continue
      }
      let advance = ruler.advance(start, end, &edges)
      guard advance <= limit else {
        misfit = advance
        break scan
      }
      line = WalkedLine(
        start: start, end: Int(candidate.offset), trimmedEnd: end, advance: advance)
      softHyphens = index..<index
      if candidate.kind == .hard { break scan }
    }
    if !softHyphens.isEmpty, let hyphenated = softLine(start, softHyphens, &edges) {
      line = hyphenated
    }
    guard var line else { return emergencyLine(from: start, index - 1, &edges) }
    if line.advance == Self.unmeasured {
      line.advance = ruler.advance(start, line.trimmedEnd, &edges)
    }
    sameUntil = min(sameUntil, misfit)
    return line
  }

  /// Stands for the advance of a line that surely fits: it is measured only if the line ends there.
  private static let unmeasured = Int64.min

  /// The longest line that ends at a soft hyphen, with its hyphen.
  private mutating func softLine(
    _ start: Int, _ candidates: Range<Int>, _ edges: inout EdgeShaper
  ) -> WalkedLine? {
    for index in candidates.reversed() {
      let end = Int(breaks[index].offset)
      guard end - 1 > start else { continue }
      let advance = ruler.advance(start, hyphenAt: end - 1, &edges)
      if advance <= limit {
        return WalkedLine(
          start: start, end: end, trimmedEnd: end, advance: advance, endsWithHyphen: true)
      }
      sameUntil = min(sameUntil, advance)
    }
    return nil
  }

  /// A line of a word that is wider than a line: as many grapheme clusters as fit, at least one.
  private mutating func emergencyLine(
    from start: Int, _ misfit: Int, _ edges: inout EdgeShaper
  ) -> WalkedLine {
    let last = breaks[misfit]
    let wordEnd = max(Int(last.trimmedEnd), start)
    let shortest = min(text.analysis.nextGrapheme(after: start), wordEnd)
    var nextLimit = sameUntil
    let longest = ruler.longestPrefix(
      of: start..<wordEnd, limit: limit, dropsSpace: true, &edges,
      noteMisfit: { nextLimit = min(nextLimit, $0) })
    var end = max(longest ?? shortest, shortest)
    // Where a word may not be broken beside a space, the space hangs all the same.
    while end < wordEnd, HangingSpace.contains(text.analysis.units[end]) { end += 1 }
    let trimmedEnd = text.analysis.trimmedEnd(start..<end)
    sameUntil =
      end < wordEnd ? nextLimit : min(sameUntil, advanceWithNextWord(start, misfit, &edges))
    return WalkedLine(
      start: start, end: end < wordEnd ? end : Int(last.offset), trimmedEnd: trimmedEnd,
      advance: ruler.advance(start, trimmedEnd, &edges), splitsWord: end < wordEnd)
  }

  /// What a line with one cluster that is wider than the limit would need for the next word.
  private mutating func advanceWithNextWord(
    _ start: Int, _ index: Int, _ edges: inout EdgeShaper
  ) -> Int64 {
    guard breaks[index].kind != .hard, index + 1 < breaks.count else { return LayoutBox.unlimited }
    let next = breaks[index + 1]
    return next.kind == .softHyphen
      ? ruler.advance(start, hyphenAt: Int(next.offset) - 1, &edges)
      : ruler.advance(start, max(Int(next.trimmedEnd), start), &edges)
  }
}
