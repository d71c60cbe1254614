internal import CopyfitFonts

extension LayoutWorker {
  /// Counts and measures the lines of a text in a box.
  ///
  /// Allocates nothing once warm, except if a line ends at an edge that must be shaped again, or a word is wider than a
  /// line.
  public mutating func fit(_ text: borrowing PreparedText, in box: LayoutBox) -> LineFit {
    fit(text, in: box, limit: box.limit(grid: text.grid))
  }

  /// Fits a text to a limit in grid units; the box's width is ignored.
  @inline(__always)
  package mutating func fit(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> LineFit {
    if text.storage.sheet.isUniform { return fit(text.storage, text.storage.sheet, box, limit) }
    edges.beginFit()
    let storage = storage(of: text, in: box)
    return fit(storage, storage.sheet, box, limit)
  }

  @inline(__always)
  private mutating func fit(
    _ text: PreparedStorage, _ sheet: FitSheet, _ box: LayoutBox, _ limit: Int64
  ) -> LineFit {
    guard sheet.isEven, takesShortcuts else { return fitLineByLine(text, sheet, box, limit) }
    let blend = blend(of: text, sheet, box)
    if let advance = sheet.line?.advance(blend, within: limit) {
      return LineFit(lineOf: advance, sheet, box)
    }
    return LineFit(outcome(of: text, sheet, box, blend, limit), sheet, box)
  }

  /// The lines of an even text that needs more than one.
  @inline(__always)
  mutating func outcome(
    of text: PreparedStorage, _ sheet: FitSheet, _ box: LayoutBox, _ blend: Blend, _ limit: Int64
  ) -> WalkOutcome {
    lastWalk.outcome(for: sheet.name, blend, limit, edges.budget)
      ?? newOutcome(of: text, sheet, box, blend, limit)
  }

  @inline(never)
  private mutating func newOutcome(
    of text: PreparedStorage, _ sheet: FitSheet, _ box: LayoutBox, _ blend: Blend, _ limit: Int64
  ) -> WalkOutcome {
    edges.beginFit()
    let outcome = count(text, box, blend, limit)
    if sheet.isSharedBySizes {
      lastWalk.remember(outcome, of: text, sheet.name, blend, edges.budget)
    }
    return outcome.limited(by: edges.budget)
  }

  @inline(never)
  private mutating func fitLineByLine(
    _ text: PreparedStorage, _ sheet: FitSheet, _ box: LayoutBox, _ limit: Int64
  ) -> LineFit {
    edges.beginFit()
    guard sheet.isEven else { return fitUneven(text, box, limit) }
    let outcome = walk(text, box, Blend(text, box), limit)
    return LineFit(outcome.limited(by: edges.budget), sheet, box)
  }

  /// Whether a text is one line within a limit in grid units; no other line is examined.
  package mutating func isOneLine(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> Bool {
    if takesShortcuts, let known = surelyIsOneLine(text, in: box, limit: limit) { return known }
    edges.beginFit()
    let storage = storage(of: text, in: box)
    guard storage.count > 0 else { return true }
    var walker = LineWalker(LineRuler(storage, box: box, limit: limit))
    let line = walker.nextLine(from: 0, &edges)
    return line.end == storage.count && line.advance <= limit
  }

  /// Whether a text is one line within a limit in grid units; `nil` if a walk is needed, or may shape an edge.
  package mutating func surelyIsOneLine(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> Bool? {
    let sheet = text.storage.sheet
    guard sheet.isUniform, let line = sheet.line else { return nil }
    let blend = blend(of: text.storage, sheet, box)
    guard line.isDetermined(by: blend) else { return nil }
    if line.advance(blend, within: limit) != nil { return true }
    return surelyKeepsWords(text, in: box, limit: limit) ? false : nil
  }

  /// Whether no line of a text is wider than a limit in grid units and no word is split, wherever lines end; `false` if
  /// a walk is needed.
  package mutating func surelyKeepsWords(
    _ text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> Bool {
    let sheet = text.storage.sheet
    guard sheet.isUniform, var word = text.storage.sums.widestWord else { return false }
    let blend = blend(of: text.storage, sheet, box)
    // The widest word may be another one than the word with most clusters.
    if blend.tracking < 0 { word.tracked = 0 }
    return blend.advance(word) <= limit
  }

  @inline(__always)
  mutating func blend(
    of text: PreparedStorage, _ sheet: FitSheet, _ box: LayoutBox
  ) -> Blend {
    switch sheet.blending {
    case .none: .none
    case .standIn(let rule):
      blends.blend(pointSize: box.pointSize, grid: sheet.grid, rule: rule)
        ?? newBlend(of: text, box, rule: rule)
    case .bySize: Blend(text, box)
    }
  }

  @inline(never)
  private mutating func newBlend(
    of text: PreparedStorage, _ box: LayoutBox, rule: SystemStandIn.TrackingRule
  ) -> Blend {
    let blend = Blend(text, box)
    blends.remember(
      blend, pointSize: box.pointSize, grid: text.grid.unitsPerEm, rule: rule)
    return blend
  }

  @inline(__always)
  private mutating func count(
    _ text: PreparedStorage, _ box: LayoutBox, _ blend: Blend, _ limit: Int64
  ) -> WalkOutcome {
    switch text.sums.kind {
    case .plain:
      var walk = SumWalk<PlainBreakSum>(blend, limit: limit)
      return walk.outcome(text, text.sums.plain, pointSize: box.pointSize, &edges)
    case .standIn:
      var walk = SumWalk<StandInBreakSum>(blend, limit: limit)
      return walk.outcome(text, text.sums.standIn, pointSize: box.pointSize, &edges)
    case .none:
      return walk(text, box, blend, limit)
    }
  }

  /// Walks a text with the same code that finds its lines.
  @inline(never)
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
        lines: counter.lines, sameFrom: walker.sameFrom, sameUntil: walker.sameUntil
      ).limited(by: edges.budget), text.sheet, box)
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
  fileprivate init(lineOf advance: Int64, _ text: FitSheet, _ box: LayoutBox) {
    let rule = LineRule(text, box)
    let own = rule.own
    let height = rule.height(own.height)
    self.init(
      lineCount: 1, widestAdvance: advance, width: box.points(advance, grid: text.grid),
      height: height, firstLineHeight: height, firstBaseline: height + own.descender,
      lastBaseline: height + own.descender, splitsWord: false, sameFrom: advance,
      sameUntil: LayoutBox.unlimited)
  }

  @inline(never)
  fileprivate init(_ outcome: WalkOutcome, _ text: FitSheet, _ box: LayoutBox) {
    let lines = outcome.lines
    let rule = LineRule(text, box)
    let height = rule.height(ofLines: lines.count, paragraphStarts: text.paragraphStarts)
    let firstLineHeight = lines.count > 0 ? rule.height(rule.own.height) : 0
    let descender = lines.count > 0 ? rule.own.descender : 0
    self.init(
      lineCount: lines.count, widestAdvance: lines.widest,
      width: box.points(lines.widest, grid: text.grid), height: height,
      firstLineHeight: firstLineHeight, firstBaseline: firstLineHeight + descender,
      lastBaseline: height + descender, splitsWord: lines.splitsWord, sameFrom: outcome.sameFrom,
      sameUntil: outcome.sameUntil)
    reachesLimit = outcome.reachesLimit
  }
}
