/// Walks a text whose lines are differences of sums: the fast equivalent of `LineWalker`.
///
/// It allocates nothing, counts no references, and reads only the sums from memory, except if a line may end at an
/// unsafe edge or a word is wider than a line.
struct SumWalk<Sum: BreakSum> {
  private let blend: Blend
  private let limit: Int64
  private var lines = LineCounter()
  private var sameFrom = Int64.min
  private var sameUntil = LayoutBox.unlimited

  init(_ blend: Blend, limit: Int64) {
    self.blend = blend
    self.limit = limit
  }

  /// The result of the walk; `pointSize` is the size of the blend.
  @inline(__always)
  mutating func outcome(
    _ text: PreparedStorage, _ sums: [Sum], pointSize: Double, _ edges: inout EdgeShaper
  ) -> WalkOutcome {
    var start = Sum()
    var index = 0
    while index < sums.count {
      let first = index
      nextLine(text, sums, from: start, &index, &edges)
      if index > first {
        start = sums[index - 1]
        continue
      }
      let end = lineInsideWord(text, from: start, index, pointSize, &edges)
      start = Sum(lineStart: end, text.analysis, text.tables)
      while index < sums.count, Int(sums[index].place.offset) <= end { index += 1 }
    }
    return WalkOutcome(lines: lines, sameFrom: sameFrom, sameUntil: sameUntil)
  }

  /// Adds the line that starts at a break, and sets the index to the first break after its end.
  ///
  /// Adds nothing if not even the first word fits.
  @inline(__always)
  private mutating func nextLine(
    _ text: PreparedStorage, _ sums: [Sum], from start: Sum, _ index: inout Int,
    _ edges: inout EdgeShaper
  ) {
    let first = index
    var advance = scan(text, sums, from: start, &index, trustsSums: true, &edges)
    guard index > first else { return }
    if advance == Self.unmeasured {
      let line = Ends(start: start.place, end: sums[index - 1].place)
      advance = exactAdvance(text, line, &edges)
      if advance > limit {
        index = first
        advance = scanMeasuring(text, sums, from: start, &index, &edges)
        guard index > first else { return }
      }
    }
    lines.add(advance: advance)
  }

  @inline(never)
  private mutating func scanMeasuring(
    _ text: PreparedStorage, _ sums: [Sum], from start: Sum, _ index: inout Int,
    _ edges: inout EdgeShaper
  ) -> Int64 {
    scan(text, sums, from: start, &index, trustsSums: false, &edges)
  }

  /// Scans breaks until one does not fit; returns the advance up to the one before.
  @inline(__always)
  private mutating func scan(
    _ text: PreparedStorage, _ sums: [Sum], from start: Sum, _ index: inout Int,
    trustsSums: Bool, _ edges: inout EdgeShaper
  ) -> Int64 {
    let first = index
    var last: Int64 = 0
    while index < sums.count {
      let end = sums[index]
      var advance = roughAdvance(end, since: start)
      if !end.place.isSafe(since: start.place) {
        let line = Ends(start: start.place, end: end.place)
        advance = unsafeAdvance(
          text, line, advance, isFirst: index == first, trustsSums, &edges)
      }
      guard advance <= limit else {
        if index > first { sameUntil = min(sameUntil, advance) }
        break
      }
      last = advance
      sameFrom = max(sameFrom, advance)
      index += 1
      if end.place.isHard { break }
    }
    return last
  }

  /// The advance of a line as if its edges were safe.
  @inline(__always)
  private func roughAdvance(_ end: Sum, since start: Sum) -> Int64 {
    // Some lines are only space.
    end.place.trimmedEnd > start.place.offset ? end.advance(since: start, blend) : 0
  }

  /// The start and end of a line.
  private struct Ends {
    let start: BreakPlace
    let end: BreakPlace
  }

  /// Marks a line that certainly fits; it is measured only if the line ends there.
  private static var unmeasured: Int64 { .min }

  /// The advance of a line with an edge that must be shaped, if it is close enough to the limit to matter.
  @inline(never)
  private mutating func unsafeAdvance(
    _ text: PreparedStorage, _ line: Ends, _ roughAdvance: Int64, isFirst: Bool,
    _ trustsSums: Bool, _ edges: inout EdgeShaper
  ) -> Int64 {
    let isFarBeyond = isFirst && roughAdvance > LineRuler.slackLimit(limit, on: text.grid)
    let isFarWithin =
      trustsSums && !line.end.isHard && roughAdvance < LineRuler.sureLimit(limit, on: text.grid)
    if isFarBeyond || isFarWithin, !text.mayBeInsideLigature(Int(line.end.trimmedEnd)) {
      if isFarBeyond { return limit + 1 }
      if !text.mayBeInsideLigature(Int(line.start.offset)) {
        sameFrom = max(sameFrom, LineRuler.slackLimit(roughAdvance, on: text.grid))
        return Self.unmeasured
      }
    }
    return exactAdvance(text, line, &edges)
  }

  @inline(never)
  private func exactAdvance(
    _ text: PreparedStorage, _ line: Ends, _ edges: inout EdgeShaper
  ) -> Int64 {
    let (first, last) = (Int(line.start.offset), Int(line.end.trimmedEnd))
    guard last > first else { return 0 }
    return blend.advance(text.tables.lineExtent(first, last) + edges.correction(text, first, last))
  }

  /// Adds a line of a word that is wider than a line, found by `LineWalker`; returns its end.
  @inline(never)
  private mutating func lineInsideWord(
    _ text: PreparedStorage, from start: Sum, _ index: Int, _ pointSize: Double,
    _ edges: inout EdgeShaper
  ) -> Int {
    let position = Int(start.place.offset)
    if let part = text.longestPart(ofWord: index, from: position, within: limit, blend),
      !part.isWholeWord
    {
      lines.add(advance: part.advance)
      lines.splitsWord = true
      sameFrom = max(sameFrom, 0)
      sameUntil = min(sameUntil, part.misfit)
      return part.end
    }
    var walker = LineWalker(
      LineRuler(text, pointSize: pointSize, blend: blend, limit: limit), firstBreak: index)
    let line = walker.nextLine(from: position, &edges)
    lines.add(line)
    sameFrom = max(sameFrom, walker.sameFrom)
    sameUntil = min(sameUntil, walker.sameUntil)
    return line.end
  }
}
