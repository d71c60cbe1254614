/// The result of a walk.
struct WalkOutcome {
  let lines: LineCounter
  /// The smallest limit that certainly changes no break: a break before a line's end may be farther out than the end if
  /// a ligature is narrower than its parts.
  private(set) var sameFrom: Int64
  /// The smallest limit that would change a break.
  private(set) var sameUntil: Int64
  /// Whether some of the text that the lines depend on was not shaped.
  private(set) var reachesLimit = false

  @inline(__always)
  init(lines: LineCounter, sameFrom: Int64, sameUntil: Int64) {
    self.lines = lines
    self.sameFrom = max(sameFrom, lines.widest)
    self.sameUntil = sameUntil
  }

  /// The outcome, marked if the budget was spent.
  @inline(__always)
  consuming func limited(by budget: ShapingBudget) -> WalkOutcome {
    guard budget.isExhausted else { return self }
    reachesLimit = true
    // With other limits, the budget may be sufficient for more lines.
    (sameFrom, sameUntil) = (.max, .min)
    return self
  }
}

/// The outcome of the last walk, which is valid for all limits with the same breaks.
struct WalkMemo {
  /// Keeps the origin alive, so that no other worker gets its address.
  private var origin: TextIdentity.Origin?
  private var text: TextName?
  private var blend = Blend.none
  /// The fit that paid for the walk; `nil` if it was free.
  private var fit: Int?
  private var last = WalkOutcome(lines: LineCounter(), sameFrom: .max, sameUntil: .min)

  /// The last outcome, if it is also valid for a text and limit.
  ///
  /// A walk with a cost is valid only for the fit that paid for it, because another fit may have less budget left.
  @inline(__always)
  func outcome(
    for text: TextName, _ blend: Blend, _ limit: Int64, _ budget: ShapingBudget
  ) -> WalkOutcome? {
    guard last.sameFrom <= limit, limit < last.sameUntil, self.text == text, self.blend == blend
    else { return nil }
    guard let fit else { return last }
    return budget.isHeld && fit == budget.fit ? last : nil
  }

  /// Stores an outcome; the reference to the texts' origin changes only if the origin does.
  @inline(__always)
  mutating func remember(
    _ outcome: WalkOutcome, of text: PreparedStorage, _ name: TextName, _ blend: Blend,
    _ budget: ShapingBudget
  ) {
    guard !budget.isExhausted else { return }
    fit = budget.isUnspent ? nil : budget.fit
    if self.text?.origin != name.origin { origin = text.identity.origin }
    self.text = name
    self.blend = blend
    last = outcome
  }
}
