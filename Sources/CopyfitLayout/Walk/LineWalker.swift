/// Divides a text greedily into lines no wider than a limit, with integers only.
///
/// The same walker counts and collects lines, so that the results always agree.
struct LineWalker {
  let text: PreparedStorage
  let limit: Int64
  var ruler: LineRuler
  /// The first break after the line's start.
  private var firstBreak: Int
  /// The smallest limit that certainly changes no break of the lines so far, apart from their own advances.
  private(set) var sameFrom: Int64 = 0
  /// The smallest limit that would change a break of the lines so far.
  private(set) var sameUntil = LayoutBox.unlimited

  var breaks: [LineBreak] { text.analysis.breaks }

  /// Creates a walker for lines within the ruler's limit.
  ///
  /// It begins at the text's start, or at a line before whose end `firstBreak` is the first break.
  init(_ ruler: LineRuler, firstBreak: Int = 0) {
    text = ruler.text
    limit = ruler.limit
    self.ruler = ruler
    self.firstBreak = firstBreak
  }

  /// Walks the whole text.
  mutating func walk(_ edges: inout EdgeShaper, _ sink: inout some LineSink) {
    guard text.options.pushOut else { return walkGreedily(&edges, &sink) }
    var collector = LineCollector()
    walkGreedily(&edges, &collector)
    pushOut(&collector.lines, &edges)
    // Lines that gave up a word are narrower than the limit allows.
    sameFrom = max(sameFrom, limit)
    for line in collector.lines { sink.add(line) }
  }

  private mutating func walkGreedily(_ edges: inout EdgeShaper, _ sink: inout some LineSink) {
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

  /// The next line: scans the breaks for the last one that fits.
  @inline(__always)
  mutating func nextLine(from start: Int, _ edges: inout EdgeShaper) -> WalkedLine {
    var scan = Scan(from: firstBreak)
    find(&scan, from: start, trustsSums: true, &edges)
    if let line = scan.line, line.advance == Self.unmeasured {
      let advance = ruler.advance(start, line.trimmedEnd, &edges)
      scan.line?.advance = advance
      if advance > limit {
        scan = Scan(from: firstBreak)
        find(&scan, from: start, trustsSums: false, &edges)
      }
    }
    if !scan.softHyphens.isEmpty, let line = softLine(start, scan.softHyphens, &edges) {
      scan.line = line
    }
    guard let line = scan.line else { return emergencyLine(from: start, scan.index - 1, &edges) }
    sameUntil = min(sameUntil, scan.misfit)
    return line
  }

  /// Records that a larger limit would change a line.
  mutating func noteMisfit(_ advance: Int64) { sameUntil = min(sameUntil, advance) }

  /// The state of the scan for one line.
  private struct Scan {
    /// The longest line so far that fits.
    var line: WalkedLine?
    /// The break after the one that ended the scan.
    var index: Int
    /// The soft hyphens after the line's end.
    var softHyphens: Range<Int>
    /// The advance that ended the scan.
    var misfit = LayoutBox.unlimited

    init(from index: Int) {
      self.index = index
      softHyphens = index..<index
    }

    /// Accepts a break as the end of the line.
    @inline(__always)
    mutating func accept(_ candidate: LineBreak, from start: Int, to end: Int, advance: Int64) {
      line = WalkedLine(
        start: start, end: Int(candidate.offset), trimmedEnd: end, advance: advance)
      softHyphens = index..<index
    }
  }

  /// Marks a line that certainly fits; it is measured only if the line ends there.
  private static let unmeasured = Int64.min

  /// Scans until a word does not fit.
  ///
  /// Soft hyphens are measured only if something after them does not fit, which is rare.
  @inline(__always)
  private mutating func find(
    _ scan: inout Scan, from start: Int, trustsSums: Bool, _ edges: inout EdgeShaper
  ) {
    while scan.index < breaks.count {
      let candidate = breaks[scan.index]
      let end = max(Int(candidate.trimmedEnd), start)
      scan.index += 1
      guard candidate.kind != .softHyphen else {
        scan.softHyphens = scan.softHyphens.lowerBound..<scan.index
        if isTooFar(start, end, &edges) { return }
        continue
      }
      if scan.line == nil, ruler.isFarBeyond(limit, start, end, &edges) {
        scan.misfit = limit + 1
        return
      }
      if trustsSums, candidate.kind != .hard, ruler.isFarWithin(limit, start, end, &edges) {
        scan.accept(candidate, from: start, to: end, advance: Self.unmeasured)
        sameFrom = max(sameFrom, ruler.surelyWithin(start, end, &edges))
        continue
      }
      let advance = ruler.advance(start, end, &edges)
      guard advance <= limit else {
        scan.misfit = advance
        return
      }
      scan.accept(candidate, from: start, to: end, advance: advance)
      sameFrom = max(sameFrom, advance)
      if candidate.kind == .hard { return }
    }
  }

  /// Whether nothing after a soft hyphen can fit.
  private mutating func isTooFar(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) -> Bool {
    ruler.roughAdvance(start, end, &edges) > ruler.slackLimit(limit)
      && !text.mayBeInsideLigature(end)
  }

  /// The longest line that ends at a soft hyphen, including its hyphen.
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
    let shortest = min(text.analysis.nextGrapheme(after: firstSeen(start, wordEnd)), wordEnd)
    let longest = ruler.longestPrefix(
      of: start..<wordEnd, limit: limit, dropsSpace: true, &edges)
    sameFrom = max(sameFrom, longest.sameFrom)
    var end = max(longest.end ?? shortest, shortest)
    // Space hangs even if the word may not be broken beside it.
    while end < wordEnd, HangingSpace.contains(text.analysis.units[end]) { end += 1 }
    // A line that ends at a soft hyphen would show it, but it did not fit: move it to the next line, where it is
    // invisible.
    while end < wordEnd, end > shortest, text.analysis.units[end - 1] == SoftHyphen.unit {
      end -= 1
    }
    let trimmedEnd = text.analysis.trimmedEnd(start..<end)
    let nextLimit =
      end < wordEnd ? longest.minimumMisfit : advanceWithNextWord(start, misfit, &edges)
    sameUntil = min(sameUntil, nextLimit)
    return WalkedLine(
      start: start, end: end < wordEnd ? end : Int(last.offset), trimmedEnd: trimmedEnd,
      advance: ruler.advance(start, trimmedEnd, &edges), splitsWord: end < wordEnd)
  }

  /// The first position of a word that is not a soft hyphen.
  private func firstSeen(_ start: Int, _ wordEnd: Int) -> Int {
    var position = start
    while position < wordEnd - 1, text.analysis.units[position] == SoftHyphen.unit { position += 1 }
    return position
  }

  /// The advance of a line with one cluster wider than the limit, extended by the next word.
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
