internal import CCopyfitHarfBuzz

/// The rules of a font that apply across a space, for one way of shaping.
///
/// A rule joins the glyphs of two words only if one of its positions accepts the space and all others accept glyphs of
/// the words around it. For each position that may accept the space, in each rule of all lookups of the shaping plan, a
/// *split* lists the sets of glyphs that must occur on both sides.
///
/// `@unchecked` is correct because only the initializer changes the stored properties.
@safe
final class SpaceRules: @unchecked Sendable {
  /// A set of glyphs.
  enum GlyphSet: Hashable {
    /// A coverage table of `GSUB` or `GPOS`.
    case coverage(isSubstitution: Bool, offset: Int)
    /// All glyphs that a lookup accepts at any position, by index in `collected`.
    case collected(Int)
  }

  /// One side of a split; sets are bits.
  struct Side: Hashable {
    /// The set that must occur in the word next to the space.
    var adjacent: UInt64 = 0
    /// The sets that must occur in the words of this side together.
    var near: UInt64 = 0
    /// The maximum number of words of this side in a match.
    var wordCount = 1
  }

  /// A rule with a position that may accept the space between two words.
  struct Split: Hashable {
    var left = Side()
    var right = Side()

    /// All sets that must occur in a text.
    var needed: UInt64 { left.adjacent | left.near | right.adjacent | right.near }
  }

  /// The splits without duplicates, in the order of the lookups.
  private(set) var splits: [Split] = []
  /// The sets of all splits.
  ///
  /// If there are more than 64, some share a bit, which only joins more words.
  private(set) var sets: [GlyphSet] = []
  /// Whether words are shaped separately.
  ///
  /// They are not if a rule skips the space or the space has too many forms, or if HarfBuzz uses tables other than `GSUB`
  /// and `GPOS`.
  private(set) var areWordsApart = true

  private let font: FontRules
  private let substitution: LayoutTable
  private let positioning: LayoutTable
  /// The glyphs that can show a space.
  private var spaces: [UInt32] = []
  /// The parts of `GSUB` that may substitute single glyphs, or ligatures that begin with one.
  private var parts: [(part: LayoutTable.Subtable, coverage: LayoutTable.Coverage)] = []
  /// The coverage tables of `sets`; `nil` for other kinds of sets.
  private var coverages: [LayoutTable.Coverage?] = []
  private var collected: [GlyphCollection] = []
  private var known: Set<Split> = []
  private var bits: [GlyphSet: UInt64] = [:]
  /// The sets that characters meet, as bits, by the questions of guards.
  let characterSets = SharedMemo<UInt32, UInt64>()

  /// Reads the rules of a font that a shaping plan applies; the font must outlive them.
  init(_ font: OpaquePointer?, _ lookups: AppliedLookups) {
    unsafe self.font = FontRules(font)
    unsafe substitution = LayoutTable(self.font.face, Self.gsub, extensionType: 7)
    unsafe positioning = LayoutTable(self.font.face, Self.gpos, extensionType: 9)
    guard let space = self.font.nominalGlyph(0x20), !self.font.usesOtherTables(lookups) else {
      areWordsApart = false
      return
    }
    let applied = substitution.applied(by: lookups.substitutions, contexts: 5, 6)
    for lookup in applied {
      for part in substitution.subtables(lookup) where part.isOfSingleGlyphs {
        parts.append((part, substitution.coverage(of: part)))
      }
    }
    guard let spaces = glyphs(from: space) else {
      areWordsApart = false
      return
    }
    self.spaces = spaces
    for lookup in applied { readSubstitution(lookup) }
    for lookup in positioning.applied(by: lookups.positions, contexts: 7, 8) {
      readPositioning(lookup)
    }
  }

  private static let gsub = AppliedLookups.gsub
  private static let gpos = AppliedLookups.gpos

  /// The font's glyph for a character, before any rule.
  func nominalGlyph(_ character: UInt32) -> UInt32? { font.nominalGlyph(character) }

  /// A glyph and all its possible substitutes in any context; `nil` if there are more than any character has.
  func glyphs(from glyph: UInt32) -> [UInt32]? {
    var forms = GlyphForms([glyph])
    var next = 0
    while next < forms.glyphs.count {
      let glyph = forms.glyphs[next]
      for (part, coverage) in parts where coverage.mayContain(glyph) {
        substitution.forEachSubstitute(glyph, part) { forms.add($0) }
        guard !forms.isExceeded else { return nil }
      }
      next += 1
    }
    return forms.glyphs
  }

  /// The sets, as bits, that contain any of the glyphs.
  func bits(of glyphs: [UInt32]) -> UInt64 {
    guard glyphs.count <= GlyphForms.maximumGlyphs else { return .max }
    var bits: UInt64 = 0
    for (number, set) in sets.enumerated() where contains(set, coverages[number], glyphs) {
      bits |= 1 << UInt64(number % 64)
    }
    return bits
  }

  private func contains(
    _ set: GlyphSet, _ coverage: LayoutTable.Coverage?, _ glyphs: [UInt32]
  ) -> Bool {
    glyphs.contains { glyph in
      switch set {
      case .collected(let number): return collected[number].contains(glyph)
      case .coverage(let isSubstitution, let offset):
        guard coverage?.mayContain(glyph) != false else { return false }
        return isSubstitution
          ? substitution.index(of: glyph, inCoverage: offset) != nil
          : positioning.index(of: glyph, inCoverage: offset) != nil
      }
    }
  }

  private func coverage(of set: GlyphSet) -> LayoutTable.Coverage? {
    guard case .coverage(let isSubstitution, let offset) = set else { return nil }
    return isSubstitution ? substitution.coverage(offset) : positioning.coverage(offset)
  }
}

/// Reads lookups.
extension SpaceRules {
  private func add(_ split: Split) {
    if known.insert(split).inserted { splits.append(split) }
  }

  private func bit(of set: GlyphSet) -> UInt64 {
    if let known = bits[set] { return known }
    let bit: UInt64 = 1 << UInt64(sets.count % 64)
    sets.append(set)
    coverages.append(coverage(of: set))
    bits[set] = bit
    return bit
  }

  private func readSubstitution(_ lookup: Int) {
    let parts = substitution.subtables(lookup)
    switch parts.first?.type {
    case 4, 8: readWhole(lookup, isSubstitution: true)
    case 5, 6: readContexts(parts, lookup, isSubstitution: true)
    default: break  // One glyph at a time.
    }
  }

  private func readPositioning(_ lookup: Int) {
    let parts = positioning.subtables(lookup)
    switch parts.first?.type {
    // If a pair's second glyph is also moved, it is not the first of another pair.
    case 2 where parts.contains { positioning.number($0.offset + 6) != 0 }:
      readWhole(lookup, isSubstitution: false)
    case 2: skip(lookup, isSubstitution: false)
    case 3: readWhole(lookup, isSubstitution: false)
    case 7, 8: readContexts(parts, lookup, isSubstitution: false)
    default: break  // One glyph at a time, or a mark and what it stands on.
    }
  }

  private func readContexts(
    _ parts: [LayoutTable.Subtable], _ lookup: Int, isSubstitution: Bool
  ) {
    skip(lookup, isSubstitution: isSubstitution)
    for part in parts {
      let isChained = part.type == (isSubstitution ? 6 : 8)
      let table =
        isSubstitution
        ? substitution.sequence(part.offset, isChained: isChained)
        : positioning.sequence(part.offset, isChained: isChained)
      guard let table else { return readWhole(lookup, isSubstitution: isSubstitution) }
      read(table, isSubstitution: isSubstitution)
    }
  }

  private func read(_ sequence: LayoutTable.Sequence, isSubstitution: Bool) {
    let sets = sequence.coverages.map {
      GlyphSet.coverage(isSubstitution: isSubstitution, offset: $0)
    }
    let takesSpace = sets.map { contains($0, nil, spaces) }
    for place in sets.indices.dropFirst() where takesSpace[place] {
      let isLast = place == sets.count - 1
      // At a rule's end, the space belongs to the next word, which cannot contain the cause of the change.
      guard !isLast || sequence.input.contains(place) else { continue }
      add(
        Split(
          left: side(sets[..<place].reversed(), takesSpace[..<place].reversed()),
          right: side(sets[(place + 1)...], takesSpace[(place + 1)...])))
    }
  }

  /// The requirements of the positions on one side of the space, from the nearest.
  private func side(
    _ sets: some Collection<GlyphSet>, _ takesSpace: some Collection<Bool>
  ) -> Side {
    var side = Side()
    guard let first = sets.first else { return side }
    side.adjacent = bit(of: first)
    for (set, takesSpace) in zip(sets, takesSpace) {
      // Each accepted space adds one more word.
      if takesSpace { side.wordCount += 1 } else { side.near |= bit(of: set) }
    }
    return side
  }

  /// Treats a lookup with the space at any position as a lookup that joins all its glyphs.
  private func readWhole(_ lookup: Int, isSubstitution: Bool) {
    skip(lookup, isSubstitution: isSubstitution)
    let (all, input) = (GlyphCollection(), GlyphCollection())
    let tag = isSubstitution ? Self.gsub : Self.gpos
    unsafe hb_ot_layout_lookup_collect_glyphs(
      font.face, tag, UInt32(lookup), all.handle, input.handle, all.handle, nil)
    let takesSpace = spaces.contains(where: input.contains)
    all.formUnion(input)
    guard takesSpace || spaces.contains(where: all.contains) else { return }
    let bit = bit(of: .collected(collected.count))
    collected.append(all)
    add(Split(left: Side(adjacent: bit), right: Side(adjacent: bit)))
    if takesSpace { add(Split(left: Side(adjacent: bit))) }
  }

  /// Determines whether a lookup of several glyphs skips the space.
  private func skip(_ lookup: Int, isSubstitution: Bool) {
    let flags = isSubstitution ? substitution.flags(lookup) : positioning.flags(lookup)
    if spaces.contains(where: { !flags.isDisjoint(with: font.flagsThatSkip($0)) }) {
      areWordsApart = false
    }
  }
}

extension LayoutTable {
  /// The lookups and those that their rules apply, in ascending order.
  fileprivate func applied(by lookups: [UInt32], contexts plain: Int, _ chained: Int) -> [Int] {
    var result = Set(lookups.map { Int($0) })
    var open = Array(result)
    while let lookup = open.popLast() {
      for part in subtables(lookup) where part.type == plain || part.type == chained {
        forEachApplied(part.offset, isChained: part.type == chained) { applied in
          if result.insert(applied).inserted { open.append(applied) }
        }
      }
    }
    return result.sorted()
  }
}
