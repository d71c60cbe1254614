/// Many patterns, indexed to find those that may match a text quickly.
///
/// The index contains one literal piece of each pattern: the one that the fewest patterns share, then the longest.
/// Patterns with only wildcards are candidates for every text.
package struct PatternIndex: Sendable {
  /// The patterns without wildcards.
  private var whole: [ExactString: [Int]] = [:]
  private let automaton: LiteralAutomaton
  /// The patterns without a known piece.
  private var unspecific: [Int] = []

  /// Whether there is no pattern.
  package let isEmpty: Bool

  /// - Parameter patterns: The literal pieces of each pattern with its number; a pattern with alternatives occurs
  ///   several times.
  package init(_ patterns: [(number: Int, literals: [PatternLiteral])]) {
    isEmpty = patterns.isEmpty
    var uses: [PatternLiteral: Int] = [:]
    for pattern in patterns {
      for literal in Set(pattern.literals) { uses[literal, default: 0] += 1 }
    }
    var chosen: [(Int, PatternLiteral)] = []
    for (number, literals) in patterns {
      let rarest = literals.min { lhs, rhs in
        (uses[lhs] ?? 0, -lhs.text.utf8.count) < (uses[rhs] ?? 0, -rhs.text.utf8.count)
      }
      guard let rarest else {
        unspecific.append(number)
        continue
      }
      if rarest.place == .whole {
        whole[ExactString(rarest.text), default: []].append(number)
      } else {
        chosen.append((number, rarest))
      }
    }
    automaton = LiteralAutomaton(chosen)
  }

  /// The numbers of the patterns that may match a text, in ascending order, each once; no matching pattern is missing.
  ///
  /// - Parameter steps: Is increased by the amount of work.
  package func candidates(for text: String, steps: inout Int) -> [Int] {
    if isEmpty { return [] }
    var found = automaton.numbers(in: text, steps: &steps)
    if !whole.isEmpty { found += whole[ExactString(text)] ?? [] }
    if found.isEmpty { return unspecific }
    found += unspecific
    found.sort()
    var last: Int?
    found.removeAll { number in
      defer { last = number }
      return number == last
    }
    return found
  }

  /// The numbers of the patterns that may match a text.
  package func candidates(for text: String) -> [Int] {
    var steps = 0
    return candidates(for: text, steps: &steps)
  }
}
