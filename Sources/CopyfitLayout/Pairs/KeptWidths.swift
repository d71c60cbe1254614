/// The substitutions that never change the width of a text, in a font whose marks have no advance.
///
/// A rule with only such substitutions may match anywhere: it changes glyphs, but no sum.
struct KeptWidths {
  /// A substitution of single glyphs, or of one glyph with several, at a position of a rule.
  private struct Step {
    /// The glyphs that the position accepts; `nil` for all.
    var glyphs: GlyphBits?
    var part: LayoutTable.Subtable
  }

  /// A ligature that is as wide as its components together.
  private struct Ligature {
    var components: [UInt32]
    var whole: UInt32
  }

  private let font: FontRules
  /// The number of glyphs that may still be read: fonts have fewer, but damaged tables may name billions.
  private var remaining = 1 << 17
  private var steps: [Step] = []
  private var ligatures: [Ligature] = []

  init(_ font: FontRules) { self.font = font }

  /// The advance of a glyph after all rules: 0 for marks.
  func width(of glyph: UInt32) -> Int64 { font.isMark(glyph) ? 0 : Int64(font.advance(of: glyph)) }

  /// Whether the tables are larger than the part that was read, so that nothing is known.
  var isFull: Bool { remaining <= 0 }

  /// Whether several glyphs together are as wide as another one.
  private func isKept(_ glyph: UInt32, by others: [UInt32]) -> Bool {
    1...LayoutTable.longestRule ~= others.count
      && others.reduce(0) { $0 + width(of: $1) } == width(of: glyph)
  }

  /// Whether a ligature is as wide as its components, of which at most one is not a mark.
  func isKept(ligature whole: UInt32, of components: [UInt32]) -> Bool {
    components.count { !font.isMark($0) } <= 1 && isKept(whole, by: components)
  }

  /// Calls `body` with the glyphs of a coverage table, until too many were read.
  private mutating func forEachGlyph(
    ofCoverage part: LayoutTable.Subtable, _ table: borrowing LayoutTable, _ body: (UInt32) -> Void
  ) {
    var left = remaining
    table.forEachRange(ofCoverage: part.offset + table.number(part.offset + 2)) { range in
      guard left > 0 else { return }
      left -= range.count
      for glyph in range { body(UInt32(glyph)) }
    }
    remaining = left
  }

  /// Adds the substitution of single glyphs in a part for the glyphs of a set; returns whether all keep the width.
  private mutating func keep(
    _ part: LayoutTable.Subtable, for glyphs: GlyphBits, _ tables: borrowing LayoutTables
  ) -> Bool {
    let changed = changedGlyphs(part, tables)
    guard !changed.contains(where: { glyphs.contains(UInt32($0)) }) else { return false }
    steps.append(Step(glyphs: glyphs, part: part))
    return true
  }

  /// The glyphs that a part of `GSUB` replaces with glyphs of another width.
  private mutating func changedGlyphs(
    _ part: LayoutTable.Subtable, _ tables: borrowing LayoutTables
  ) -> [Int] {
    var changed: [Int] = []
    let kept = self
    forEachGlyph(ofCoverage: part, tables.substitution) { glyph in
      if part.type == 2 {
        let sequence = tables.substitution.sequence(of: glyph, part)
        if !kept.isKept(glyph, by: sequence) { changed.append(Int(glyph)) }
      } else {
        tables.substitution.forEachSubstitute(glyph, part) { substitute in
          if kept.width(of: substitute) != kept.width(of: glyph) { changed.append(Int(glyph)) }
        }
      }
    }
    return changed
  }

  /// Adds the single glyphs that a part of `GSUB` replaces anywhere; returns those whose width changes.
  mutating func keepGlyphs(
    _ part: LayoutTable.Subtable, _ tables: borrowing LayoutTables
  ) -> [Int] {
    steps.append(Step(glyphs: nil, part: part))
    return changedGlyphs(part, tables)
  }

  /// Adds the ligatures of a part that keep the width; returns the others' components.
  mutating func keepLigatures(
    _ part: LayoutTable.Subtable, _ tables: borrowing LayoutTables
  ) -> [[UInt32]] {
    var changed: [[UInt32]] = []
    var firsts: [UInt32] = []
    forEachGlyph(ofCoverage: part, tables.substitution) { firsts.append($0) }
    for first in firsts where !isFull {
      tables.substitution.forEachLigature(from: first, part) { components, whole in
        remaining -= components.count
        if isKept(ligature: whole, of: components) {
          ligatures.append(Ligature(components: components, whole: whole))
        } else {
          changed.append(components)
        }
      }
    }
    return changed
  }

  /// Adds the lookups that a rule applies at the positions of its input; returns whether all of them keep the width.
  mutating func keep(_ steps: [RuleStep], _ tables: borrowing LayoutTables) -> Bool {
    for step in steps {
      var glyphs = GlyphBits()
      tables.forEachRange(of: step.set) { glyphs.insert($0) }
      for part in tables.substitution.subtables(step.lookup) {
        // If the number of glyphs changes, other steps are at other places.
        guard part.type == 1 || steps.count == 1 else { return false }
        let isKept =
          switch part.type {
          case 1, 2: keep(part, for: glyphs, tables)
          case 4: keepLigatures(part, tables).isEmpty
          default: false
          }
        guard isKept else { return false }
      }
    }
    return true
  }

  /// Calls `body` with the glyphs that may replace a glyph, alone or with others.
  func forEachForm(of glyph: UInt32, _ tables: borrowing LayoutTables, _ body: (UInt32) -> Void) {
    for step in steps where step.glyphs?.contains(glyph) != false {
      if step.part.type == 2 {
        tables.substitution.sequence(of: glyph, step.part).forEach(body)
      } else {
        tables.substitution.forEachSubstitute(glyph, step.part, body)
      }
    }
    for ligature in ligatures where ligature.components.contains(glyph) { body(ligature.whole) }
  }

  /// Whether a glyph may be replaced with several.
  func splits(_ glyph: UInt32, _ tables: borrowing LayoutTables) -> Bool {
    steps.contains { step in
      step.part.type == 2 && step.glyphs?.contains(glyph) != false
        && tables.substitution.sequence(of: glyph, step.part).count > 1
    }
  }

  /// Whether positions that a rule moves keep their advances.
  func keepsAdvances(_ steps: [RuleStep], _ tables: borrowing LayoutTables) -> Bool {
    steps.allSatisfy { step in
      tables.positioning.subtables(step.lookup).allSatisfy { part in
        part.type == 1 && tables.positioning.movesNoAdvance(part, secondFormat: false)
      }
    }
  }

  /// Whether a part of `GPOS` for single glyphs moves only marks, or changes no advance.
  func keepsAdvances(_ part: LayoutTable.Subtable, _ tables: borrowing LayoutTables) -> Bool {
    if tables.positioning.movesNoAdvance(part, secondFormat: false) { return true }
    var copy = self
    var areMarks = true
    copy.forEachGlyph(ofCoverage: part, tables.positioning) { glyph in
      if !font.isMark(glyph) { areMarks = false }
    }
    return areMarks && !copy.isFull
  }
}

/// A lookup that a rule applies at one position of its input.
struct RuleStep {
  var set: RuleSet
  var lookup: Int
}

extension LayoutTable {
  /// The maximum number of glyphs that HarfBuzz matches (`HB_MAX_CONTEXT_LENGTH`).
  static let longestRule = 64

  /// The bits of value formats for advances and their variation: OpenType, `GPOS`, *Value record*.
  private static let advanceBits = 0xCC

  /// Whether a part of `GPOS` that moves single glyphs or pairs changes no advance.
  func movesNoAdvance(_ part: Subtable, secondFormat: Bool) -> Bool {
    let second = secondFormat ? number(part.offset + 6) : 0
    return (number(part.offset + 4) | second) & Self.advanceBits == 0
  }

  /// The glyphs that replace one glyph, in a part of `GSUB` that replaces one glyph with several.
  fileprivate func sequence(of glyph: UInt32, _ part: Subtable) -> [UInt32] {
    guard let index = index(of: glyph, inCoverage: part.offset + number(part.offset + 2)) else {
      return [glyph]
    }
    let sequence = part.offset + number(part.offset + 6 + 2 * index)
    // One glyph more than `isKept` accepts is enough.
    return (0..<min(number(sequence), Self.longestRule + 1)).map {
      UInt32(number(sequence + 2 + 2 * $0))
    }
  }

  /// Calls `body` with the components of each ligature that begins with a glyph, and the ligature's glyph.
  func forEachLigature(
    from first: UInt32, _ part: Subtable, _ body: ([UInt32], UInt32) -> Void
  ) {
    let coverage = part.offset + number(part.offset + 2)
    guard let index = index(of: first, inCoverage: coverage) else { return }
    let set = part.offset + number(part.offset + 6 + 2 * index)
    for place in 0..<number(set) {
      let ligature = set + number(set + 2 + 2 * place)
      let count = max(number(ligature + 2), 1)
      guard count <= Self.longestRule else { continue }
      let others = (1..<count).map { UInt32(number(ligature + 2 + 2 * $0)) }
      body([first] + others, UInt32(number(ligature)))
    }
  }
}
