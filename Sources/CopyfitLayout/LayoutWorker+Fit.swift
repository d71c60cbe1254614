extension LayoutWorker {
  /// Counts and measures the lines of a text in a box.
  ///
  /// Allocates nothing once warm, but where a line ends at an edge that must be shaped anew, and
  /// where a word is wider than a line.
  public mutating func fit(_ text: borrowing PreparedText, in box: LayoutBox) -> LineFit {
    fit(text, in: box, limit: box.limit(grid: text.grid))
  }

  /// Fits a text to a limit in grid units, whatever the box's width.
  @inline(__always)
  package mutating func fit(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> LineFit {
    guard takesShortcuts else { return fitBySteps(text, in: box, limit: limit) }
    if let line = text.line {
      let blend = blend(line.blending, of: text.storage, box)
      if let advance = line.advance(blend, within: limit) {
        return LineFit(line, advance: advance, grid: text.grid, box)
      }
    }
    return fitByWalk(storage(of: text, in: box), box, limit)
  }

  private mutating func fitByWalk(
    _ text: PreparedStorage, _ box: LayoutBox, _ limit: Int64
  ) -> LineFit {
    guard text.isEven else { return fitUneven(text, box, limit) }
    let blend = blend(text.blending, of: text, box)
    if let known = lastWalk?.outcome(for: text, blend, limit) { return LineFit(known, text, box) }
    let outcome = count(text, box, blend, limit)
    remember(outcome, of: text, blend)
    return LineFit(outcome, text, box)
  }

  @inline(__always)
  private mutating func blend(
    _ blending: Blending, of text: PreparedStorage, _ box: LayoutBox
  ) -> Blend {
    switch blending {
    case .none: .none
    case .standIn(let isOneFamily):
      blends.blend(pointSize: box.pointSize, grid: text.grid.unitsPerEm, isOneFamily: isOneFamily)
        ?? newBlend(of: text, box, isOneFamily: isOneFamily)
    case .bySize: Blend(text, box)
    }
  }

  @inline(never)
  private mutating func newBlend(
    of text: PreparedStorage, _ box: LayoutBox, isOneFamily: Bool
  ) -> Blend {
    let blend = Blend(text, box)
    blends.remember(
      blend, pointSize: box.pointSize, grid: text.grid.unitsPerEm, isOneFamily: isOneFamily)
    return blend
  }

  /// Fits a text in the one way that also finds its lines.
  private mutating func fitBySteps(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> LineFit {
    let storage = storage(of: text, in: box)
    guard storage.isEven else { return fitUneven(storage, box, limit) }
    return LineFit(walk(storage, box, Blend(storage, box), limit), storage, box)
  }

  @inline(__always)
  private mutating func remember(_ outcome: WalkOutcome, of text: PreparedStorage, _ blend: Blend) {
    guard text.analysis.tabs.isEmpty, !text.options.pushOut else {
      // Tabs depend on the size, and so do the lines of text that has them; lines that gave up a word
      // are no longer as wide as the limit lets them be.
      lastWalk?.forget()
      return
    }
    if lastWalk == nil { lastWalk = WalkMemo(text.identity, blend, outcome) }
    lastWalk?.remember(outcome, of: text, blend)
  }

  private mutating func count(
    _ text: PreparedStorage, _ box: LayoutBox, _ blend: Blend, _ limit: Int64
  ) -> WalkOutcome {
    switch text.sums {
    case .plain(let sums):
      var walk = SumWalk<PlainBreakSum>(text, blend, limit: limit)
      return walk.outcome(sums, pointSize: box.pointSize, &edges)
    case .standIn(let sums):
      var walk = SumWalk<StandInBreakSum>(text, blend, limit: limit)
      return walk.outcome(sums, pointSize: box.pointSize, &edges)
    case .none:
      return walk(text, box, blend, limit)
    }
  }

  private mutating func walk(
    _ text: PreparedStorage, _ box: LayoutBox, _ blend: Blend, _ limit: Int64
  ) -> WalkOutcome {
    var walker = LineWalker(
      LineRuler(text, pointSize: box.pointSize, blend: blend, limit: limit))
    var counter = LineCounter()
    walker.walk(&edges, &counter)
    return WalkOutcome(
      lines: counter, sameFrom: max(walker.sameFrom, counter.widest), sameUntil: walker.sameUntil)
  }

  /// Fits text whose lines differ in height.
  private mutating func fitUneven(
    _ text: PreparedStorage, _ box: LayoutBox, _ limit: Int64
  ) -> LineFit {
    var walker = LineWalker(LineRuler(text, box: box, limit: limit))
    var counter = HeightCounter(LineStack(text, box))
    walker.walk(&edges, &counter)
    var fit = LineFit(
      WalkOutcome(
        lines: counter.lines, sameFrom: max(walker.sameFrom, counter.lines.widest),
        sameUntil: walker.sameUntil), text, box)
    fit.height = counter.stack.height
    fit.firstLineHeight = counter.stack.firstLineHeight
    fit.firstBaseline = counter.stack.firstBaseline
    fit.lastBaseline = counter.stack.lastBaseline
    return fit
  }
}

extension LineFit {
  /// The fit of a text that is one line.
  @inline(__always)
  fileprivate init(_ line: WholeLine, advance: Int64, grid: Int64, _ box: LayoutBox) {
    let rule = LineRule(line.metrics, line.linePitch, box)
    let own = rule.own
    let height = rule.height(own.height)
    self.init(
      lineCount: 1, widestAdvance: advance, width: box.points(advance, grid: grid), height: height,
      firstLineHeight: height, firstBaseline: height + own.descender,
      lastBaseline: height + own.descender, splitsWord: false, sameUntil: LayoutBox.unlimited)
  }

  fileprivate init(_ outcome: WalkOutcome, _ text: PreparedStorage, _ box: LayoutBox) {
    let lines = outcome.lines
    let rule = LineRule(text, box)
    let height = rule.height(ofLines: lines.count, paragraphStarts: text.paragraphStarts)
    let firstLineHeight = lines.count > 0 ? rule.height(rule.own.height) : 0
    let descender = lines.count > 0 ? rule.own.descender : 0
    self.init(
      lineCount: lines.count, widestAdvance: lines.widest,
      width: box.points(lines.widest, grid: text.grid.unitsPerEm), height: height,
      firstLineHeight: firstLineHeight, firstBaseline: firstLineHeight + descender,
      lastBaseline: height + descender, splitsWord: lines.splitsWord, sameUntil: outcome.sameUntil)
  }
}
