/// Rules that keep the width of a text whose marks are summed.
extension PairRuleList {
  /// Whether a part that moves pairs changes no advance of a text whose marks are summed.
  func isKeptPair(_ part: LayoutTable.Subtable, _ tables: borrowing LayoutTables) -> Bool {
    kept != nil && tables.positioning.movesNoAdvance(part, secondFormat: true)
  }

  /// Reads a part of `GSUB` that applies anywhere; substitutions that keep the width are not rules.
  mutating func readKept(
    _ part: LayoutTable.Subtable, _ flags: LookupFlags, _ tables: borrowing LayoutTables
  ) {
    let format = tables.substitution.number(part.offset)
    guard format == 1 || format == 2 && part.type == 1 else {
      areSummable = false
      return
    }
    guard part.type == 4 else {
      for glyph in kept?.keepGlyphs(part, tables) ?? [] { refused.insert(glyph...glyph) }
      return
    }
    let changed = kept?.keepLigatures(part, tables) ?? []
    guard !changed.isEmpty else { return }
    skippingFlags.formUnion(flags)
    ligatures.append(part)
    for components in changed {
      first.insert(Int(components[0])...Int(components[0]))
      if components.count > 1 {
        ligatureSeconds.insert(Int(components[1])...Int(components[1]))
      }
    }
  }

  /// Whether a part has one rule, which keeps the width of a text whose marks are summed.
  mutating func isKept(_ part: ContextPart, _ tables: borrowing LayoutTables) -> Bool {
    guard kept != nil else { return false }
    guard let steps = Self.steps(of: part, tables) else { return false }
    return part.isSubstitution
      ? kept?.keep(steps, tables) == true : kept?.keepsAdvances(steps, tables) == true
  }

  private static func steps(
    of part: ContextPart, _ tables: borrowing LayoutTables
  ) -> [RuleStep]? {
    part.isSubstitution
      ? steps(of: part, tables.substitution) : steps(of: part, tables.positioning)
  }

  private static func steps(
    of part: ContextPart, _ table: borrowing LayoutTable
  ) -> [RuleStep]? {
    guard table.number(part.offset) == 3 else { return nil }
    let place = part.offset + 2
    let rule =
      part.isChained
      ? table.chainedRule(at: place, missing: 0) : table.plainRule(at: place, missing: 0)
    return table.steps(of: rule, part)
  }
}
