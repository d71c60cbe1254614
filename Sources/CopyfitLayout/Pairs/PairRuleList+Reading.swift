/// Reads lookups.
extension PairRuleList {
  /// Reads the rules that a shaping plan applies.
  ///
  /// - Parameter keepsFractions: Whether the lookups of fractions apply beyond the neighbors of U+2044.
  init(_ lookups: AppliedLookups, _ tables: borrowing LayoutTables, keepsFractions: Bool) {
    self.init()
    // HarfBuzz applies no lookup of a table that it rejects, whose counts may be as large as 65,535 times 65,535.
    let fractions =
      keepsFractions || lookups.substitutions.isEmpty
      ? [] : tables.substitution.lookupsOfFractionsAlone
    for lookup in lookups.substitutions where !fractions.contains(Int(lookup)) {
      for part in tables.substitution.subtables(Int(lookup)) where !isFull {
        readSubstitution(part, tables.substitution.flags(Int(lookup)), tables)
      }
    }
    for lookup in lookups.positions {
      let parts = tables.positioning.subtables(Int(lookup))
      for part in parts where !isFull {
        readPosition(part, tables.positioning.flags(Int(lookup)), tables)
      }
      let pairs = parts.filter { $0.type == 2 }
      if !pairs.isEmpty { adjustments.append(pairs) }
    }
    if isFull { areSummable = false }
    if areSummable { findPivots(tables) }
  }

  private mutating func readSubstitution(
    _ part: LayoutTable.Subtable, _ flags: Int, _ tables: borrowing LayoutTables
  ) {
    let format = tables.substitution.number(part.offset)
    let coverage = part.offset + tables.substitution.number(part.offset + 2)
    switch part.type {
    case 1 where format <= 2, 3 where format == 1: substitutions.append(part)
    case 2 where format == 1:
      tables.substitution.forEachRange(ofCoverage: coverage) { refused.insert($0) }
    case 4 where format == 1:
      skippingFlags |= flags
      tables.substitution.forEachRange(ofCoverage: coverage) { first.insert($0) }
      tables.substitution.forEachSecondGlyph(part) { ligatureSeconds.insert($0...$0) }
      ligatures.append(part)
    case 5, 6:
      skippingFlags |= flags
      readContext(ContextPart(part, isSubstitution: true), tables)
    case 8 where format == 1:
      skippingFlags |= flags
      readReverse(ContextPart(part, isSubstitution: true), tables)
    default: areSummable = false
    }
  }

  private mutating func readPosition(
    _ part: LayoutTable.Subtable, _ flags: Int, _ tables: borrowing LayoutTables
  ) {
    let format = tables.positioning.number(part.offset)
    let coverage = part.offset + tables.positioning.number(part.offset + 2)
    switch part.type {
    // If a pair's second glyph is also moved, it is not the first of another pair.
    case 2 where format <= 2 && tables.positioning.number(part.offset + 6) == 0:
      skippingFlags |= flags
      tables.positioning.forEachRange(ofCoverage: coverage) { first.insert($0) }
    // Single glyphs, such pairs, cursive letters, and marks; the bases of marks are not moved.
    case 1 where format <= 2, 2 where format <= 2, 3...6 where format == 1:
      tables.positioning.forEachRange(ofCoverage: coverage) { refused.insert($0) }
    case 7, 8:
      skippingFlags |= flags
      readContext(ContextPart(part, isSubstitution: false), tables)
    default: areSummable = false
    }
  }
}

/// A part of a lookup with context rules.
private struct ContextPart {
  let offset: Int
  let isSubstitution: Bool
  let isChained: Bool

  init(_ part: LayoutTable.Subtable, isSubstitution: Bool) {
    offset = part.offset
    self.isSubstitution = isSubstitution
    isChained = part.type == (isSubstitution ? 6 : 8)
  }

  func coverage(_ distance: Int) -> RuleSet {
    .coverage(isSubstitution: isSubstitution, offset: offset + distance)
  }

  /// A class of a table; without a table all glyphs are in class 0.
  func glyphClass(_ number: Int, in distance: Int) -> RuleSet {
    .glyphClass(
      isSubstitution: isSubstitution, offset: distance == 0 ? Self.nowhere : offset + distance,
      number: number)
  }

  /// A place where all numbers of a table are 0.
  private static let nowhere = Int(Int32.min)
}

/// Consecutive numbers in a table.
private struct NumberList {
  let place: Int
  let count: Int

  init(_ place: Int, _ count: Int) {
    self.place = place
    self.count = max(count, 0)
  }

  var end: Int { place + 2 * count }
}

/// The places of a rule's numbers: before its input, in it, and after it.
private struct RulePlaces {
  var before = NumberList(0, 0)
  var input = NumberList(0, 0)
  var after = NumberList(0, 0)
  var changes = false
}

extension LayoutTable {
  /// A rule without context; this many positions of its input are not listed.
  fileprivate func plainRule(at place: Int, missing: Int) -> RulePlaces {
    RulePlaces(
      input: NumberList(place + 4, number(place) - missing), changes: number(place + 2) > 0)
  }

  fileprivate func chainedRule(at place: Int, missing: Int) -> RulePlaces {
    let before = NumberList(place + 2, number(place))
    let input = NumberList(before.end + 2, number(before.end) - missing)
    let after = NumberList(input.end + 2, number(input.end))
    return RulePlaces(before: before, input: input, after: after, changes: number(after.end) > 0)
  }
}

/// Context rules.
extension PairRuleList {
  private mutating func readContext(_ part: ContextPart, _ tables: borrowing LayoutTables) {
    if part.isSubstitution {
      readContext(part, tables.substitution, tables)
    } else {
      readContext(part, tables.positioning, tables)
    }
  }

  private mutating func readContext(
    _ part: ContextPart, _ table: borrowing LayoutTable, _ tables: borrowing LayoutTables
  ) {
    switch table.number(part.offset) {
    case 1, 2: readRuleSets(part, table, tables)
    case 3:
      let place = part.offset + 2
      let rule =
        part.isChained
        ? table.chainedRule(at: place, missing: 0) : table.plainRule(at: place, missing: 0)
      appendCoverages(rule.before, isReversed: true, part, table)
      appendCoverages(rule.input, part, table)
      appendCoverages(rule.after, part, table)
      endRule(changes: rule.changes, tables)
    default: areSummable = false
    }
  }

  private mutating func appendCoverages(
    _ list: NumberList, isReversed: Bool = false, _ part: ContextPart,
    _ table: borrowing LayoutTable
  ) {
    for index in 0..<list.count {
      let place = isReversed ? list.count - 1 - index : index
      append(part.coverage(table.number(list.place + 2 * place)))
    }
  }

  /// Reads rules in sets, which are grouped by the first position of their input.
  private mutating func readRuleSets(
    _ part: ContextPart, _ table: borrowing LayoutTable, _ tables: borrowing LayoutTables
  ) {
    let isOfClasses = table.number(part.offset) == 2
    let sets = part.offset + (!isOfClasses ? 4 : part.isChained ? 10 : 6)
    for index in 0..<table.number(sets) where table.number(sets + 2 + 2 * index) != 0 {
      let group = part.offset + table.number(sets + 2 + 2 * index)
      for rule in 0..<table.number(group) {
        guard !isFull else { return }
        let place = group + table.number(group + 2 + 2 * rule)
        let rule =
          part.isChained
          ? table.chainedRule(at: place, missing: 1) : table.plainRule(at: place, missing: 1)
        appendSets(rule.before, 0, part, table)
        append(part.coverage(table.number(part.offset + 2)))
        appendSets(rule.input, 1, part, table)
        appendSets(rule.after, 2, part, table)
        endRule(changes: rule.changes, tables)
      }
    }
  }

  /// Adds glyphs or classes; those before the input (0) are listed backward from it.
  private mutating func appendSets(
    _ list: NumberList, _ kind: Int, _ part: ContextPart, _ table: borrowing LayoutTable
  ) {
    let isOfClasses = table.number(part.offset) == 2
    let classes = isOfClasses ? table.number(part.offset + 4 + (part.isChained ? 2 * kind : 0)) : 0
    for index in 0..<list.count {
      let number = table.number(list.place + 2 * (kind == 0 ? list.count - 1 - index : index))
      append(isOfClasses ? part.glyphClass(number, in: classes) : .glyph(number))
    }
  }

  /// Reads a substitution that is applied from the end of the text to its start.
  private mutating func readReverse(_ part: ContextPart, _ tables: borrowing LayoutTables) {
    let before = NumberList(part.offset + 6, tables.substitution.number(part.offset + 4))
    let after = NumberList(before.end + 2, tables.substitution.number(before.end))
    appendCoverages(before, isReversed: true, part, tables.substitution)
    append(part.coverage(tables.substitution.number(part.offset + 2)))
    appendCoverages(after, part, tables.substitution)
    endRule(changes: true, tables)
  }
}
