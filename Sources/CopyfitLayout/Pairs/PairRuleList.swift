/// The rules of a font that affect pairs, as read from its tables.
struct PairRuleList {
  /// A rule with at least two positions.
  struct Rule {
    /// The index of its first position in `positions`, and their number.
    var start: Int
    var count: Int
    /// Whether it has an effect; a rule without one still marks where text may not be cut.
    var changes: Bool
    /// The first of the two adjacent positions by which it is found: the pair that accepts the fewest glyphs.
    var pivot = 0
  }

  /// Two adjacent positions of rules, and the kind of a pair that matches them.
  struct Pivot {
    var first: Int
    var second: Int
    var kind: PairKind
  }

  /// Whether any text can be summed.
  var areSummable = true
  /// The glyphs whose texts are shaped.
  var refused = GlyphBits()
  /// The glyphs whose advance may depend on the next glyph, or with which a rule is found.
  var first = GlyphBits()
  /// The parts of `GSUB` that replace single glyphs.
  var substitutions: [LayoutTable.Subtable] = []
  var ligatures: [LayoutTable.Subtable] = []
  /// The second glyphs of ligatures.
  var ligatureSeconds = GlyphBits()
  /// The parts of each lookup of `GPOS` that adjusts adjacent pairs.
  var adjustments: [[LayoutTable.Subtable]] = []
  /// The substitutions that keep the width, if marks are summed.
  var kept: KeptWidths?
  /// The flags of all lookups with several glyphs.
  var skippingFlags: LookupFlags = []
  private(set) var rules: [Rule] = []
  /// The numbers of the sets of all rules' positions, in the order of the text.
  private(set) var positions: [Int] = []
  private(set) var sets: [RuleSet] = []
  private var numbers: [RuleSet: Int] = [:]
  private(set) var pivots: [Pivot] = []
  /// The glyphs of pivots' sets, by number; empty for other sets.
  private(set) var pivotGlyphs: [GlyphBits] = []
  /// The number of positions of the longest rule without an effect.
  private(set) var longestMark = 0

  /// The maximum number of rules, more than fonts of these scripts have; reading more would take longer than shaping.
  private static let maximumRules = 4096

  /// The maximum number of positions, more than rules of fonts have, including discarded rules; damaged rules have
  /// billions.
  private static let maximumPositions = 1 << 18
  private var readPositions = 0

  var isFull: Bool {
    rules.count >= Self.maximumRules || readPositions >= Self.maximumPositions
  }

  /// Adds a position to the current rule.
  mutating func append(_ set: RuleSet) {
    guard readPositions < Self.maximumPositions else { return }
    readPositions += 1
    if let known = numbers[set] {
      positions.append(known)
    } else {
      numbers[set] = sets.count
      positions.append(sets.count)
      sets.append(set)
    }
  }

  /// Ends the current rule.
  mutating func endRule(changes: Bool, _ tables: borrowing LayoutTables) {
    let start = rules.last.map { $0.start + $0.count } ?? 0
    let count = positions.count - start
    if count == 1, changes {
      tables.forEachRange(of: sets[positions[start]]) { refused.insert($0) }
    }
    guard count >= 2 else {
      positions.removeLast(count)
      return
    }
    rules.append(Rule(start: start, count: count, changes: changes))
    if !changes, count > 2 { longestMark = max(longestMark, count) }
  }

  /// Finds the two adjacent positions of each rule that accept the fewest glyphs.
  mutating func findPivots(_ tables: borrowing LayoutTables) {
    let sizes = sets.map { tables.size(of: $0) }
    pivotGlyphs = Array(repeating: GlyphBits(), count: sets.count)
    var found: [Int: Int] = [:]
    for index in rules.indices {
      let rule = rules[index]
      let pivot = pivot(of: rule, sizes)
      rules[index].pivot = pivot
      let kind: PairKind =
        rule.count == 2
        ? rule.changes ? .isRefused : .isUnsafe : rule.changes ? .mayBeRefused : .mayBeMarked
      let (left, right) = (positions[rule.start + pivot], positions[rule.start + pivot + 1])
      if let known = found[left * sets.count + right] {
        pivots[known].kind.formUnion(kind)
      } else {
        found[left * sets.count + right] = pivots.count
        pivots.append(Pivot(first: left, second: right, kind: kind))
      }
    }
    for pivot in pivots {
      readPivot(pivot.first, tables)
      readPivot(pivot.second, tables)
      first.formUnion(pivotGlyphs[pivot.first])
    }
  }

  private func pivot(of rule: Rule, _ sizes: [Int]) -> Int {
    var (pivot, least) = (0, Int.max)
    for place in 0..<rule.count - 1 {
      let left = sizes[positions[rule.start + place]]
      // Each character that may be the first is looked up together with its next one.
      let weight = left * left * sizes[positions[rule.start + place + 1]]
      if weight < least { (pivot, least) = (place, weight) }
    }
    return pivot
  }

  private mutating func readPivot(_ set: Int, _ tables: borrowing LayoutTables) {
    guard pivotGlyphs[set].isEmpty else { return }
    var glyphs = GlyphBits()
    tables.forEachRange(of: sets[set]) { glyphs.insert($0) }
    pivotGlyphs[set] = glyphs
  }
}
