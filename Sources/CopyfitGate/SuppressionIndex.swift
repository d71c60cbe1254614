internal import CopyfitSourceText
internal import CopyfitFindings
internal import CopyfitProject

/// The entries of `ignore`, found by what they say of findings: about each finding only those are asked that may
/// speak of it.
struct SuppressionIndex: Sendable {
  private let entries: [Configuration.Suppression]
  /// Those that name identities, and those of the others that name keys.
  private let identities: PatternIndex
  private let keys: PatternIndex
  /// Those that say nothing but the rule.
  private var others: [Rule: [Int]] = [:]

  init(_ entries: [Configuration.Suppression]) {
    self.entries = entries
    typealias Patterns = [(number: Int, literals: [PatternLiteral])]
    var (identities, keys) = (Patterns(), Patterns())
    // What gives no reason accepts nothing.
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

  /// The numbers of the entries that speak of a finding, in whatever locale, and give a reason, ascending.
  ///
  /// - Parameter comparisons: Takes how many entries were asked.
  func entries(on finding: Finding, comparisons: inout Int) -> [Int] {
    var numbers = others[finding.rule] ?? []
    if let subject = finding.subject { numbers += identities.candidates(for: subject) }
    if let key = finding.key { numbers += keys.candidates(for: key) }
    comparisons += numbers.count
    return numbers.filter { entries[$0].speaks(of: finding) }.sorted()
  }
}
