internal import CopyfitUnicode

/// The characters and pairs of a font that are part of rules other than the adjustment of adjacent pairs, for one way
/// of shaping.
///
/// If no such rule can match, each character has one glyph, which depends on nothing else, and an advance that depends
/// on that glyph and the next one. So the advance of a text is the sum over its pairs. Proof by induction over the
/// lookups: as long as no matched lookup has several glyphs as input or output, each glyph is one that substitution can
/// reach from its character, and neighboring glyphs are those of neighboring characters. So a rule of several positions
/// matches only if adjacent characters reach the sets of its positions one by one.
///
/// If marks are summed, a character may have several glyphs, which follow each other. So a rule may also match inside
/// such a character; `mayChangeInside` excludes these characters.
///
/// The rules that other rules apply need no analysis, because the rules that apply them do not match.
@safe
final class PairRules: Sendable {
  let font: FontRules
  let tables: LayoutTables
  let list: PairRuleList
  private let characters = SharedMemo<UInt16, Character?>()

  /// Whether variations can give the font's features other lookups.
  var haveVariations: Bool { tables.haveVariations }

  /// Whether any text can be summed.
  var areSummable: Bool { list.areSummable }

  /// Whether marks are summed, too.
  var haveMarks: Bool { list.kept != nil }

  /// The number of positions of the longest rule without an effect.
  var longestMark: Int { list.longestMark }

  /// Reads the rules of a font that a shaping plan applies; the font must outlive them.
  ///
  /// - Parameters:
  ///   - keepsFractions: Whether the lookups of fractions apply beyond the neighbors of U+2044.
  ///   - marked: The script if its marks are summed, too.
  init(
    _ font: OpaquePointer?, _ lookups: AppliedLookups, keepsFractions: Bool, marked: Script? = nil
  ) {
    let rules = unsafe FontRules(font)
    let tables = LayoutTables(rules)
    if rules.usesOtherTables(lookups) {
      list = .none
    } else if let marked {
      list =
        MarkedScript.isShown(marked, by: rules)
        ? PairRuleList(
          lookups, tables, keepsFractions: keepsFractions, kept: KeptWidths(rules)) : .none
    } else {
      list = PairRuleList(lookups, tables, keepsFractions: keepsFractions)
    }
    self.font = rules
    self.tables = tables
  }

  /// The known properties of a character that may be summed.
  struct Character: Sendable {
    /// The glyphs that may represent it.
    var glyphs: [UInt32]
    /// The order among the marks of a letter, plus 1; 0 for letters.
    var mark: UInt8 = 0
    /// Whether its advance may depend on the next character, or it may match the first position of a pivot.
    var isFirst: Bool
    /// Whether it may be the first character of a ligature, or the second.
    var beginsLigature: Bool
    var isSecondOfLigature: Bool
    /// The sets of pivots that contain any of its glyphs, as bits.
    var sets: [UInt64]
    /// The pivots whose first position accepts it, as bits, and those whose second position does.
    var firsts: [UInt64] = []
    var seconds: [UInt64] = []
    /// The places of its first glyph in the parts of the lookups that adjust adjacent pairs.
    var places: [LayoutTable.AdjustmentPlace] = []

    func reaches(_ set: Int) -> Bool { sets[set >> 6] >> UInt64(set & 63) & 1 != 0 }
  }

  /// The number of pivots, the pairs of adjacent positions with which rules are found.
  var pivotCount: Int { list.pivots.count }

  /// The kind of a pair that a pivot accepts.
  func kind(ofPivot number: Int) -> PairKind { list.pivots[number].kind }

  /// The properties of a character; `nil` if texts with it are shaped.
  func character(_ unit: UInt16) -> Character? {
    characters.answer(to: unit) { findCharacter(unit) }
  }

  private func findCharacter(_ unit: UInt16) -> Character? {
    // Lookups do not name glyphs beyond this number.
    guard let nominal = font.nominalGlyph(UInt32(unit)), (1...0xFFFF).contains(nominal) else {
      return nil
    }
    guard let glyphs = list.kept == nil ? forms(of: [nominal]) : keptForms(of: unit, nominal),
      let mark = mark(of: unit, glyphs)
    else { return nil }
    var character = Character(
      glyphs: glyphs, isFirst: glyphs.contains(where: list.first.contains), beginsLigature: false,
      isSecondOfLigature: glyphs.contains(where: list.ligatureSeconds.contains),
      sets: sets(of: glyphs))
    character.mark = mark
    for part in list.ligatures where character.isFirst {
      for glyph in glyphs {
        for second in secondGlyphs(ofLigaturesFrom: glyph, part) {
          // A ligature of one glyph does not depend on other glyphs, but is not a single substitution.
          if second == nil { return nil }
          character.beginsLigature = true
        }
      }
    }
    character.firsts = pivots { character.reaches($0.first) }
    character.seconds = pivots { character.reaches($0.second) }
    character.places = list.adjustments.joined().map {
      tables.positioning.place(of: glyphs[0], in: $0)
    }
    return mayChangeInside(character, unit) ? nil : character
  }

  /// The glyphs that substitution can reach from others, which come first; `nil` if texts with them are shaped.
  func forms(of seeds: [UInt32]) -> [UInt32]? {
    var forms = GlyphForms(seeds)
    // Marks are excluded, because HarfBuzz removes their advances.
    let excluded = list.skippingFlags.union(list.kept == nil ? .ignoresMarks : [])
    var next = 0
    while next < forms.glyphs.count {
      let glyph = forms.glyphs[next]
      guard !list.refused.contains(glyph), !forms.isExceeded,
        font.flagsThatSkip(glyph).isDisjoint(with: excluded)
      else { return nil }
      for part in list.substitutions {
        tables.substitution.forEachSubstitute(glyph, part) { forms.add($0) }
        guard !forms.isExceeded else { return nil }
      }
      list.kept?.forEachForm(of: glyph, tables) { forms.add($0) }
      next += 1
    }
    return forms.isExceeded ? nil : forms.glyphs
  }

  /// The pivots that meet a condition, as bits.
  private func pivots(where holds: (PairRuleList.Pivot) -> Bool) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (list.pivots.count + 63) / 64)
    for (number, pivot) in list.pivots.enumerated() where holds(pivot) {
      bits[number >> 6] |= 1 << UInt64(number & 63)
    }
    return bits
  }

  private func sets(of glyphs: [UInt32]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (list.sets.count + 63) / 64)
    for number in list.sets.indices
    where glyphs.contains(where: list.pivotGlyphs[number].contains) {
      bits[number >> 6] |= 1 << UInt64(number & 63)
    }
    return bits
  }
}

/// Pairs and their context.
extension PairRules {
  /// The number of places of a glyph.
  var placeCount: Int { list.adjustments.reduce(0) { $0 + $1.count } }

  /// The amount that a glyph adds to the previous advance, if only pair adjustment applies; `nil` if only shaping can
  /// tell.
  ///
  /// - Parameters:
  ///   - left: The start of the places of the previous glyph.
  ///   - right: The start of the places of the glyph itself.
  func added(
    to left: Int, by right: Int, _ glyph: UInt32, _ places: Span<LayoutTable.AdjustmentPlace>
  ) -> Int32? {
    var sum: Int32 = 0
    var first = 0
    for parts in list.adjustments {
      defer { first += parts.count }
      var isDoubtful = false
      search: for (number, part) in parts.enumerated() {
        let (before, after) = (places[left + first + number], places[right + first + number])
        switch tables.positioning.adjustment(of: before, before: after, glyph, part) {
        case .isOfOthers: continue
        case .isOfNoClass: isDoubtful = true
        case .adds(let added):
          guard added == 0 || !isDoubtful else { return nil }
          sum += added
          break search
        case .isUnknown: return nil
        }
      }
    }
    return sum
  }

  /// The second glyphs of the ligatures that begin with a glyph and change the width; `nil` for a ligature of one
  /// glyph.
  private func secondGlyphs(ofLigaturesFrom first: UInt32, _ part: LayoutTable.Subtable)
    -> [UInt32?]
  {
    var seconds: [UInt32?] = []
    tables.substitution.forEachLigature(from: first, part) { components, whole in
      if list.kept?.isKept(ligature: whole, of: components) == true { return }
      seconds.append(components.count > 1 ? components[1] : nil)
    }
    return seconds
  }

  /// Whether a ligature may begin with a pair.
  func isLigature(_ left: Character, _ right: Character) -> Bool {
    list.ligatures.contains { part in
      left.glyphs.contains { first in
        secondGlyphs(ofLigaturesFrom: first, part).contains { second in
          second.map(right.glyphs.contains) ?? false
        }
      }
    }
  }

  /// Whether a rule with an effect may match around the pair at a position of an item.
  func mayChange(
    around position: Int, in item: Range<Int>, _ character: (Int) -> Character
  ) -> Bool {
    let (left, right) = (character(position), character(position + 1))
    return list.rules.contains { rule in
      let start = position - rule.pivot
      guard rule.changes, start >= item.lowerBound, start + rule.count <= item.upperBound,
        // For most rules, not even this pair matches.
        reaches(left, rule, rule.pivot), reaches(right, rule, rule.pivot + 1)
      else { return false }
      return (0..<rule.count).allSatisfy { reaches(character(start + $0), rule, $0) }
    }
  }

  /// Whether a rule accepts a character at one of its positions.
  private func reaches(_ character: Character, _ rule: PairRuleList.Rule, _ offset: Int) -> Bool {
    let set = list.positions[rule.start + offset]
    guard list.pivotGlyphs[set].isEmpty else { return character.reaches(set) }
    return tables.contains(list.sets[set], anyOf: character.glyphs)
  }
}

extension PairRuleList {
  /// An empty list that sums no text.
  static var none: PairRuleList {
    var list = PairRuleList()
    list.areSummable = false
    return list
  }
}

extension LayoutTable {
  private func secondGlyph(ofLigature place: Int, in set: Int) -> UInt32? {
    let ligature = set + number(set + 2 + 2 * place)
    return number(ligature + 2) > 1 ? UInt32(number(ligature + 4)) : nil
  }

  /// Calls `body` with the second glyphs of all ligatures, including repetitions.
  func forEachSecondGlyph(_ part: Subtable, _ body: (Int) -> Void) {
    for index in 0..<number(part.offset + 4) {
      let set = part.offset + number(part.offset + 6 + 2 * index)
      for place in 0..<number(set) {
        if let second = secondGlyph(ofLigature: place, in: set) { body(Int(second)) }
      }
    }
  }
}
