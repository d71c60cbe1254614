internal import CopyfitSourceText
internal import CopyfitFindings
internal import CopyfitProject

/// The entries of `ignore`, indexed by their conditions, so that each finding is compared only with those that may
/// match it.
struct SuppressionIndex: Sendable {
  private let entries: [Configuration.Suppression]
  /// The entries with a condition on identifiers, and the others with a condition on keys.
  private let identities: PatternIndex
  private let keys: PatternIndex
  /// The entries with only a condition on the rule.
  private var others: [Rule: [Int]] = [:]

  init(_ entries: [Configuration.Suppression]) {
    self.entries = entries
    typealias Patterns = [(number: Int, literals: [PatternLiteral])]
    var (identities, keys) = (Patterns(), Patterns())
    // An entry without a reason accepts nothing.
    for (number, entry) in entries.enumerated() where entry.reason?.isEmpty == false {
      if let id = entry.id, !id.literals.isEmpty || entry.keys == nil {
        identities.append((number, id.literals))
      } else if let pattern = entry.keys {
        keys.append((number, pattern.literals))
      } else {
        others[entry.rule, default: []].append(number)
      }
    }
    self.identities = PatternIndex(identities)
    self.keys = PatternIndex(keys)
  }

  /// The indexes of the entries with a reason that match a finding in any locale, in ascending order.
  ///
  /// - Parameter comparisons: Increased by the number of entries that were compared, and more for long patterns.
  func entries(on finding: Finding, comparisons: inout Int) -> [Int] {
    var numbers = others[finding.rule] ?? []
    if let subject = finding.subject { numbers += identities.candidates(for: subject) }
    if let key = finding.key { numbers += keys.candidates(for: key) }
    for number in numbers { comparisons += entries[number].cost }
    return numbers.filter { entries[$0].speaks(of: finding) }.sorted()
  }
}

extension Configuration.Suppression {
  /// The number of comparisons that one with this entry counts as: one for each 100 bytes of its patterns.
  fileprivate var cost: Int {
    1 + ((id?.text.utf8.count ?? 0) + (keys?.text.utf8.count ?? 0)) / 100
  }
}
