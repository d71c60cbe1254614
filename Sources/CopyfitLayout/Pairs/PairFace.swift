/// The known characters in one face of a plan.
struct PairFace {
  let rules: PairRules
  /// The number of each character in `characters`, starting at 1.
  private var numbers = UnitTable<UInt16>(0)
  private var characters: [PairRules.Character] = []
  /// The properties of each character, without references.
  private var summaries: [Summary] = []
  /// For each character, the pivots whose first position accepts it, as bits.
  private var firsts: [UInt64] = []
  /// For each character, the pivots whose second position accepts it, as bits.
  private var seconds: [UInt64] = []
  /// The number of words in a character's bits.
  private let width: Int
  /// For each character, the places of its glyph in the parts that adjust pairs.
  private var places: [LayoutTable.AdjustmentPlace] = []
  private let placeCount: Int

  private struct Summary {
    /// The character's only glyph; 0 if it may have several.
    let glyph: UInt32
    let beginsLigature: Bool
    let isSecondOfLigature: Bool
    let isMark: Bool

    init(_ character: PairRules.Character, hasMarks: Bool) {
      // If marks are summed, letters have only one form, or no rule moves pairs.
      glyph = character.glyphs.count == 1 || hasMarks ? character.glyphs[0] : 0
      isMark = character.mark > 0
      beginsLigature = character.beginsLigature
      isSecondOfLigature = character.isSecondOfLigature
    }
  }

  init(_ rules: PairRules) {
    self.rules = rules
    width = (rules.pivotCount + 63) / 64
    placeCount = rules.placeCount
  }

  /// Learns an unknown character and returns its properties; `nil` if texts with it cannot be summed.
  mutating func learn(_ unit: UInt16) -> PairRules.Character? {
    guard let character = rules.character(unit), characters.count < UInt16.max else { return nil }
    characters.append(character)
    summaries.append(Summary(character, hasMarks: rules.haveMarks))
    firsts += character.firsts
    seconds += character.seconds
    places += character.places
    numbers[unit] = UInt16(characters.count)
    return character
  }

  /// The rules that a pair of known characters may be part of.
  func kind(of left: UInt16, _ right: UInt16) -> PairKind {
    let (left, right) = (number(of: left), number(of: right))
    var kind: PairKind = []
    for index in 0..<width {
      var met = firsts[left * width + index] & seconds[right * width + index]
      while met != 0 {
        kind.formUnion(rules.kind(ofPivot: index * 64 + met.trailingZeroBitCount))
        met &= met - 1
      }
    }
    if summaries[left].beginsLigature, summaries[right].isSecondOfLigature,
      rules.isLigature(characters[left], characters[right])
    {
      kind.insert(.isRefused)
    }
    return kind
  }

  /// The advance that the second of two known characters adds to the first; `nil` if it is only found by shaping.
  func added(to left: UInt16, by right: UInt16) -> Int32? {
    let (left, right) = (number(of: left), number(of: right))
    guard summaries[left].glyph != 0, summaries[right].glyph != 0 else { return nil }
    if summaries[left].isMark || summaries[right].isMark { return 0 }
    return rules.added(
      to: left * placeCount, by: right * placeCount, summaries[right].glyph, places.span)
  }

  /// Whether a rule with an effect may match around the pair at a position of a text.
  func mayChange(_ text: Span<UInt16>, at position: Int, in item: ShapingItem) -> Bool {
    rules.mayChange(around: position, in: item.start..<item.end) {
      characters[number(of: text[$0])]
    }
  }

  private func number(of unit: UInt16) -> Int { Int(numbers[unit]) - 1 }
}
