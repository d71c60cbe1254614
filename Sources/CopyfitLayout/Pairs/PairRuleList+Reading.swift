/// Reads lookups.
extension PairRuleList {
  /// Reads the rules that a shaping plan applies.
  ///
  /// - Parameters:
  ///   - keepsFractions: Whether the lookups of fractions apply beyond the neighbors of U+2044.
  ///   - kept: The font's widths if its marks are summed, too.
  init(
    _ lookups: AppliedLookups, _ tables: borrowing LayoutTables, keepsFractions: Bool,
    kept: KeptWidths? = nil
  ) {
    self.init()
    self.kept = kept
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
      let pairs = parts.filter { $0.type == 2 && !isKeptPair($0, tables) }
      if !pairs.isEmpty {
        adjustments.append(pairs)
        // Any other lookup would treat letters with marks between them in another way.
        if kept != nil, tables.positioning.flags(Int(lookup)) != .ignoresMarks {
          areSummable = false
        }
      }
    }
    if isFull || kept?.isFull == true { areSummable = false }
    if areSummable { findPivots(tables) }
  }

  private mutating func readSubstitution(
    _ part: LayoutTable.Subtable, _ flags: LookupFlags, _ tables: borrowing LayoutTables
  ) {
    if kept != nil, part.type <= 4 { return readKept(part, flags, tables) }
    let format = tables.substitution.number(part.offset)
    let coverage = part.offset + tables.substitution.number(part.offset + 2)
    switch part.type {
    case 1 where format <= 2, 3 where format == 1: substitutions.append(part)
    case 2 where format == 1:
      tables.substitution.forEachRange(ofCoverage: coverage) { refused.insert($0) }
    case 4 where format == 1:
      skippingFlags.formUnion(flags)
      tables.substitution.forEachRange(ofCoverage: coverage) { first.insert($0) }
      tables.substitution.forEachSecondGlyph(part) { ligatureSeconds.insert($0...$0) }
      ligatures.append(part)
    case 5, 6:
      let context = ContextPart(part, isSubstitution: true)
      if isKept(context, tables) { return }
      skippingFlags.formUnion(flags)
      readContext(context, tables)
    case 8 where format == 1:
      skippingFlags.formUnion(flags)
      readReverse(ContextPart(part, isSubstitution: true), tables)
    default: areSummable = false
    }
  }

  private mutating func readPosition(
    _ part: LayoutTable.Subtable, _ flags: LookupFlags, _ tables: borrowing LayoutTables
  ) {
    if let kept {
      // A mark and its base keep their advances.
      if (4...6).contains(part.type) || isKeptPair(part, tables) && part.type == 2 { return }
      if part.type == 1, kept.keepsAdvances(part, tables) { return }
    }
    let format = tables.positioning.number(part.offset)
    let coverage = part.offset + tables.positioning.number(part.offset + 2)
    switch part.type {
    // If a pair's second glyph is also moved, it is not the first of another pair.
    case 2 where format <= 2 && tables.positioning.number(part.offset + 6) == 0:
      if kept == nil { skippingFlags.formUnion(flags) }
      tables.positioning.forEachRange(ofCoverage: coverage) { first.insert($0) }
    // Single glyphs, such pairs, cursive letters, and marks; the bases of marks are not moved.
    case 1 where format <= 2, 2 where format <= 2, 3...6 where format == 1:
      tables.positioning.forEachRange(ofCoverage: coverage) { refused.insert($0) }
    case 7, 8:
      let context = ContextPart(part, isSubstitution: false)
      if isKept(context, tables) { return }
      skippingFlags.formUnion(flags)
      readContext(context, tables)
    default: areSummable = false
    }
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
