/// What a walk came to.
struct WalkOutcome {
  let lines: LineCounter
  /// The smallest limit that surely changes no break: a break before a line's end may lie farther out
  /// than the end, where a ligature weighs less than its parts.
  let sameFrom: Int64
  /// The smallest limit that would change a break.
  let sameUntil: Int64
}

/// The outcome of the last walk: it holds for all limits that break the text alike.
struct WalkMemo {
  private var text: TextIdentity
  private var blend: Blend
  private var last: WalkOutcome

  init(_ text: TextIdentity, _ blend: Blend, _ outcome: WalkOutcome) {
    self.text = text
    self.blend = blend
    last = outcome
  }

  /// The last outcome, if it is also that of a text at a limit.
  @inline(__always)
  func outcome(for text: PreparedStorage, _ blend: Blend, _ limit: Int64) -> WalkOutcome? {
    last.sameFrom <= limit && limit < last.sameUntil
      && self.text.number == text.identity.number && self.blend == blend
      && self.text.origin === text.identity.origin ? last : nil
  }

  /// Takes another outcome; the reference to the texts' origin is counted only where it changes.
  @inline(__always)
  mutating func remember(_ outcome: WalkOutcome, of text: PreparedStorage, _ blend: Blend) {
    if self.text.origin !== text.identity.origin { self.text.origin = text.identity.origin }
    self.text.number = text.identity.number
    self.blend = blend
    last = outcome
  }

  /// Lets nothing be known any more.
  mutating func forget() {
    last = WalkOutcome(lines: LineCounter(), sameFrom: .max, sameUntil: .min)
  }
}
