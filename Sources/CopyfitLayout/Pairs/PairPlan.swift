internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitUnicode

/// The known characters in one face of a plan.
struct PairFace {
  let rules: PairRules
  /// The number of each character in `characters`, starting at 1.
  private var numbers = UnitTable<UInt16>(0)
  private var characters: [PairRules.Character] = []
  /// The properties of each character, without references.
  private var briefs: [Brief] = []
  /// For each character, the pivots whose first position accepts it, as bits.
  private var firsts: [UInt64] = []
  /// For each character, the pivots whose second position accepts it, as bits.
  private var seconds: [UInt64] = []
  /// The number of words in a character's bits.
  private let width: Int
  /// For each character, the places of its glyph in the parts that adjust pairs.
  private var places: [LayoutTable.AdjustmentPlace] = []
  private let placeCount: Int

  private struct Brief {
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
    briefs.append(Brief(character, hasMarks: rules.haveMarks))
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
    if briefs[left].beginsLigature, briefs[right].isSecondOfLigature,
      rules.isLigature(characters[left], characters[right])
    {
      kind.insert(.isRefused)
    }
    return kind
  }

  /// The advance that the second of two known characters adds to the first; `nil` if it is only found by shaping.
  func added(to left: UInt16, by right: UInt16) -> Int32? {
    let (left, right) = (number(of: left), number(of: right))
    guard briefs[left].glyph != 0, briefs[right].glyph != 0 else { return nil }
    if briefs[left].isMark || briefs[right].isMark { return 0 }
    return rules.added(
      to: left * placeCount, by: right * placeCount, briefs[right].glyph, places.span)
  }

  /// Whether a rule with an effect may match around the pair at a position of a text.
  func mayChange(_ text: Span<UInt16>, at position: Int, in item: ShapingItem) -> Bool {
    rules.mayChange(around: position, in: item.start..<item.end) {
      characters[number(of: text[$0])]
    }
  }

  private func number(of unit: UInt16) -> Int { Int(numbers[unit]) - 1 }
}

/// One way of shaping whose texts can be summed from pairs.
struct PairPlan {
  /// A character with its advance at the end of a text, in design units.
  struct Cell {
    enum State: UInt8 {
      case isUnknown
      /// Texts with the character are shaped.
      case isRefused
      /// Its advance does not depend on the next character.
      case isAlone
      /// Its advance depends on the next character.
      case isPaired
    }

    static let refused = Cell(state: .isRefused)

    var advance: Int32 = 0
    /// The advance in the stand-in's display face.
    var displayAdvance: Int32 = 0
    var state = State.isUnknown
    /// The order among the marks of a letter, plus 1; 0 for letters.
    var mark: UInt8 = 0
  }

  /// The label's face, and the stand-in's display face if there is one.
  var faces: [PairFace]
  let script: Script
  var cells = UnitTable(Cell())

  /// A plan without faces.
  static var none: PairPlan { PairPlan(faces: [], script: Script(code: "Zyyy")) }

  /// Whether this is the plan of these rules; several languages can have the same.
  func isOf(_ rules: [PairRules], _ script: Script) -> Bool {
    self.script == script && faces.count == rules.count
      && zip(faces, rules).allSatisfy { $0.rules === $1 }
  }

  /// The rules that a pair of characters may be part of in any face.
  func kind(of left: UInt16, _ right: UInt16) -> PairKind {
    var kind: PairKind = []
    for index in faces.indices { kind.formUnion(faces[index].kind(of: left, right)) }
    return kind
  }

  /// The sums of a pair of characters; `nil` if they are only found by shaping.
  func pair(_ left: UInt16, _ right: UInt16) -> PairTable.Pair? {
    var pair = PairTable.Pair(kind: kind(of: left, right))
    if pair.kind.contains(.isRefused) { return pair }
    guard let added = faces[0].added(to: left, by: right) else { return nil }
    pair.added = added
    if faces.count > 1 {
      guard let added = faces[1].added(to: left, by: right) else { return nil }
      pair.displayAdded = added
    }
    if pair.added != 0 || pair.displayAdded != 0 { pair.kind.insert(.isUnsafe) }
    return pair
  }

  /// Whether a rule with an effect may match around the pair at a position.
  func mayChange(_ text: Span<UInt16>, at position: Int, in item: ShapingItem) -> Bool {
    for face in faces where face.mayChange(text, at: position, in: item) { return true }
    return false
  }

  /// The number of positions of the longest rule that only marks where text may not be cut.
  var longestMark: Int { faces.reduce(0) { max($0, $1.rules.longestMark) } }

  /// The scripts that HarfBuzz shapes without regard to neighboring letters: those of its default shaper, and Hangul,
  /// whose shaper only looks for letters to compose.
  static let scripts =
    [
      "Latn", "Zyyy", "Cyrl", "Grek", "Hani", "Hira", "Kana", "Hang", "Bopo", "Armn", "Geor",
    ].map(Script.init(code:)) + MarkedScript.all

  /// Whether marks are summed, too.
  var hasMarks: Bool { MarkedScript.all.contains(script) }
}

/// The ways of shaping of the texts so far.
struct PairPlans {
  /// A way of shaping, and the number of its plan; `nil` if its texts are not summed.
  private final class Way {
    let key: WordPlan.Key
    let plan: Int?

    init(_ key: WordPlan.Key, plan: Int?) {
      self.key = key
      self.plan = plan
    }
  }

  /// The key of the rules by which texts in a face are summed.
  private struct RulesKey: Hashable {
    var lookups: AppliedLookups
    var keepsFractions: Bool
    /// The script if its marks are summed, too.
    var marked: Script?
  }

  /// The ways of shaping: the most recent one first, the others in no order.
  private var ways: [Way] = []
  /// The index of the way that was requested last.
  private var latest = 0
  var plans: [PairPlan] = []

  /// The maximum number of ways of shaping, more than the locales of an app need; above it, all are removed.
  private static let maximumWays = 512

  var areFull: Bool { ways.count >= Self.maximumWays }

  /// The number of an item's plan; `nil` if its way of shaping is new.
  ///
  /// - Complexity: O(1) if the way is the same as for the previous item.
  @inline(__always)
  mutating func find(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Int?? {
    if latest < ways.count, ways[latest].key.isOf(item, face, analysis) {
      return .some(ways[latest].plan)
    }
    return search(item, face, analysis)
  }

  @inline(never)
  private mutating func search(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Int?? {
    for index in ways.indices where ways[index].key.isOf(item, face, analysis) {
      latest = index
      return .some(ways[index].plan)
    }
    return nil
  }

  /// Adds a way of shaping; the caller ensures that there is room.
  mutating func add(_ key: WordPlan.Key) -> Int? {
    let plan = plan(of: key)
    latest = ways.count
    ways.append(Way(key, plan: plan))
    return plan
  }

  private mutating func plan(of key: WordPlan.Key) -> Int? {
    var all: [PairRules] = []
    for face in [key.face, key.display].compactMap({ $0 }) {
      let rules = rules(of: face, key)
      guard rules.areSummable else { return nil }
      all.append(rules)
    }
    // With variations, languages may have other features with the same lookups, and so another order.
    if !all.contains(where: \.haveVariations),
      let known = plans.firstIndex(where: { $0.isOf(all, key.script) })
    {
      return known
    }
    plans.append(PairPlan(faces: all.map(PairFace.init), script: key.script))
    return plans.count - 1
  }

  private func rules(of face: FontFace, _ key: WordPlan.Key) -> PairRules {
    unsafe ShapingBuffer.withPlan(for: key.request(for: face)) { shapePlan in
      let key = unsafe RulesKey(
        lookups: AppliedLookups(shapePlan),
        keepsFractions: face.features.contains { FontTag.fractions.contains($0.tag) },
        marked: MarkedScript.all.contains(key.script) ? key.script : nil)
      return face.derived(key) {
        unsafe PairRules(
          face.harfBuzzFont, key.lookups, keepsFractions: key.keepsFractions, marked: key.marked)
      }
    }
  }
}
