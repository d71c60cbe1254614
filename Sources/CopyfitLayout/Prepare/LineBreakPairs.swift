internal import CopyfitUnicode

/// The rules for line breaks between words, for each pair of adjacent roles.
///
/// They are those of UAX #14 from LB13 to LB31, without the classes that need more than a pair; the tests compare them
/// with ICU's. After a space, the pair is the space and the next character.
struct LineBreakPairs {
  /// The pairs between which a line may end, one bit for each.
  private let breaks: UInt64
  /// The pairs for which ICU's rules are needed.
  private let refusals: UInt64

  /// Creates rules that refuse every text.
  init() {
    breaks = 0
    refusals = .max
  }

  /// Creates the rules.
  ///
  /// - Parameter keepsSyllables: Whether no line may end between two Hangul syllables.
  init(keepsSyllables: Bool) {
    var breaks: UInt64 = 0
    var refusals: UInt64 = 0
    for last in Self.roles {
      for next in Self.roles {
        let bit = Self.bit(last, next)
        switch Self.outcome(last, next, keepsSyllables) {
        case .isBreak: breaks |= bit
        case .isRefused: refusals |= bit
        case .isNoBreak: break
        }
      }
    }
    self.breaks = breaks
    self.refusals = refusals
  }

  private static let roles: [LineRole] = [
    .space, .letter, .syllable, .ideograph, .infix, .stop, .apostrophe, .glue,
  ]

  private enum Outcome { case isBreak, isNoBreak, isRefused }

  private static func outcome(
    _ last: LineRole, _ next: LineRole, _ keepsSyllables: Bool
  ) -> Outcome {
    switch (last, next) {
    case (.apostrophe, .letter), (.letter, .apostrophe): .isNoBreak
    case (.apostrophe, _), (_, .apostrophe): .isRefused
    case (.space, .infix), (.space, .stop), (.space, .glue): .isRefused
    case (_, .space), (_, .infix), (_, .stop), (_, .glue), (.glue, _): .isNoBreak
    case (.letter, .letter), (.infix, .letter): .isNoBreak
    case (.syllable, .syllable): keepsSyllables ? .isNoBreak : .isBreak
    default: .isBreak
    }
  }

  /// The bit of a pair of roles.
  @inline(__always)
  private static func bit(_ last: LineRole, _ next: LineRole) -> UInt64 {
    let row = UInt64(last.rawValue &- LineRole.space.rawValue)
    let column = UInt64(next.rawValue &- LineRole.space.rawValue)
    return 1 &<< (row &* 8 &+ column)
  }

  /// Whether a line may end between two characters; `nil` if ICU's rules are needed.
  @inline(__always)
  func allowBreak(between last: LineRole, and next: LineRole) -> Bool? {
    guard next.rawValue >= LineRole.space.rawValue else { return nil }
    let bit = Self.bit(last, next)
    return refusals & bit == 0 ? breaks & bit != 0 : nil
  }
}
