/// A part of a lookup with context rules.
struct ContextPart {
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

  /// A class of a table; without a table, all glyphs are in class 0.
  func glyphClass(_ number: Int, in distance: Int) -> RuleSet {
    .glyphClass(
      isSubstitution: isSubstitution, offset: distance == 0 ? Self.nowhere : offset + distance,
      number: number)
  }

  /// A place at which all numbers of a table are 0.
  private static let nowhere = Int(Int32.min)
}

/// Consecutive numbers in a table.
struct NumberList {
  let place: Int
  let count: Int

  init(_ place: Int, _ count: Int) {
    self.place = place
    self.count = max(count, 0)
  }

  var end: Int { place + 2 * count }
}

/// The places of a rule's numbers: before its input, in it, and after it.
struct RulePlaces {
  var before = NumberList(0, 0)
  var input = NumberList(0, 0)
  var after = NumberList(0, 0)
  /// The place of the number of lookups in the rule.
  var lookups = 0
  var changes = false
}

extension LayoutTable {
  /// A rule without context; this many positions of its input are not listed.
  func plainRule(at place: Int, missing: Int) -> RulePlaces {
    RulePlaces(
      input: NumberList(place + 4, number(place) - missing), lookups: place + 2,
      changes: number(place + 2) > 0)
  }

  func chainedRule(at place: Int, missing: Int) -> RulePlaces {
    let before = NumberList(place + 2, number(place))
    let input = NumberList(before.end + 2, number(before.end) - missing)
    let after = NumberList(input.end + 2, number(input.end))
    return RulePlaces(
      before: before, input: input, after: after, lookups: after.end, changes: number(after.end) > 0
    )
  }

  /// The lookups of a rule with coverage tables, in the order of the table; the records of a chained rule follow their
  /// number.
  func steps(of rule: RulePlaces, _ part: ContextPart) -> [RuleStep]? {
    let first = part.isChained ? rule.lookups + 2 : rule.input.end
    guard number(rule.lookups) <= Self.longestRule else { return nil }
    var steps: [RuleStep] = []
    for record in 0..<number(rule.lookups) {
      let place = number(first + 4 * record)
      guard place < rule.input.count else { return nil }
      let set = part.coverage(number(rule.input.place + 2 * place))
      // A second lookup would find another glyph than the rule.
      guard !steps.contains(where: { $0.set == set }) else { return nil }
      steps.append(RuleStep(set: set, lookup: number(first + 4 * record + 2)))
    }
    return steps
  }
}
