package import CopyfitFindings
package import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The findings that a project accepts: by entries of `ignore`, and by comments in its catalogs.
package struct Suppressions {
  private let entries: [(entry: Configuration.Suppression, locales: LocaleSelection)]
  private let index: SuppressionIndex
  /// The maximum number of comparisons of entries with findings and their languages, 10 to 20 s.
  ///
  /// An entry with only wildcards is compared with all findings, so that 1 MiB of them takes 23,000 for each.
  static let maximumComparisons = 100_000_000
  /// The maximum number of acceptances of a finding in a language; one is enough to accept it.
  static let maximumAcceptances = 10
  /// The number of comparisons of entries with findings.
  private(set) var comparisons = 0
  private let maximum: Int
  /// Whether the maximum was reached, so that the entries accept no further findings.
  private(set) var isExhausted = false
  private var usedEntries: Set<Int> = []
  private var comments: CommentSuppressions

  /// - Parameter maximum: The maximum number of comparisons of entries with findings.
  package init(
    _ configuration: Configuration, comments: CommentSuppressions,
    maximum: Int = Self.maximumComparisons
  ) {
    self.maximum = maximum
    entries = configuration.suppressions.map { ($0, LocaleSelection($0.locales)) }
    index = SuppressionIndex(configuration.suppressions)
    self.comments = comments
  }

  /// Marks accepted findings.
  package mutating func apply(to findings: inout [Finding]) {
    for index in findings.indices {
      let entries = entries(on: findings[index])
      if findings[index].locales.isEmpty {
        let acceptances = acceptances(of: findings[index], in: nil, entries)
        guard !acceptances.isEmpty else { continue }
        findings[index].status = .suppressed
        findings[index].acceptances = acceptances
        continue
      }
      for place in findings[index].locales.indices {
        let acceptances = acceptances(
          of: findings[index], in: findings[index].locales[place].locale, entries)
        guard !acceptances.isEmpty else { continue }
        findings[index].locales[place].status = .suppressed
        findings[index].locales[place].acceptances = acceptances
      }
    }
  }

  /// The indexes of the entries that match a finding in any locale; none after the maximum.
  private mutating func entries(on finding: Finding) -> [Int] {
    guard !isExhausted else { return [] }
    let numbers = index.entries(on: finding, comparisons: &comparisons)
    comparisons += numbers.count * finding.locales.count
    isExhausted = comparisons > maximum
    return isExhausted ? [] : numbers
  }

  /// The entries that accept a finding, in a locale or as a whole.
  ///
  /// Marks them as used.
  ///
  /// - Parameter numbers: The indexes of the entries that match the finding.
  private mutating func acceptances(
    of finding: Finding, in locale: String?, _ numbers: [Int]
  ) -> [Acceptance] {
    var acceptances = comments.accept(finding, in: locale)
    for index in numbers {
      let (entry, locales) = entries[index]
      guard entry.locales == nil || locale.map({ locales.contains(LocaleIdentifier($0)) }) ?? false
      else { continue }
      usedEntries.insert(index)
      if acceptances.count < Self.maximumAcceptances {
        acceptances.append(Acceptance(.configuration, reason: entry.reason))
      }
    }
    return acceptances
  }

  /// The error that the maximum of comparisons was reached; `nil` if it was not.
  package func exhaustion(in configuration: Configuration) -> AuditError? {
    guard isExhausted, let first = entries.first?.entry else { return nil }
    return configuration.error(
      "the entries of ignore take more than \(Phrase.grouped(maximum)) comparisons with the findings, so that they "
        + "do not accept all of them: write a part of each id or key as it is, or turn the rule off under 'rules'",
      at: first.position)
  }

  /// The findings about entries that accept nothing, name no rule, or have no reason.
  ///
  /// - Parameter reportsUnused: Whether everything was checked, so that unused entries can be removed.
  func findings(
    _ factory: FindingFactory, of files: ProjectFiles, reportsUnused: Bool
  ) -> [Finding] {
    entries.enumerated().compactMap { index, item in
      var complaints: [String] = []
      let title = item.entry.title
      let hasReason = item.entry.reason?.isEmpty == false
      // An entry for this rule may accept a finding that is created only here.
      if reportsUnused, hasReason, !usedEntries.contains(index),
        item.entry.rule != .unusedSuppression,
        item.entry.rule != .staleBaseline
      {
        complaints.append("\(title) accepts nothing: there is no such finding.")
      }
      if !hasReason {
        complaints.append(item.entry.lackOfReason)
      }
      guard !complaints.isEmpty else { return nil }
      return factory.make(
        .unusedSuppression, on: .init("ignore:\(title)"), complaints.joined(separator: " "),
        at: files.locationInConfiguration(item.entry.position))
    } + comments.findings(factory, reportsUnused: reportsUnused)
  }
}

extension Configuration.Suppression {
  /// Whether the entry matches a finding in any locale.
  func speaks(of finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if let id, !(finding.subject.map(id.matches) ?? false) { return false }
    if let keys, !(finding.key.map(keys.matches) ?? false) { return false }
    return true
  }

  /// The message about an entry without a reason.
  package var lackOfReason: String {
    "\(title) gives no reason, so it accepts nothing: add 'reason'."
  }

  /// The entry in a few words.
  fileprivate var title: String {
    let parts = [
      "rule: \(rule.rawValue)", id.map { "id: \($0.text)" }, keys.map { "keys: \($0.text)" },
      locales.map { "locales: [\($0.map(\.tag).joined(separator: ", "))]" },
    ]
    return "'ignore: { \(parts.compactMap { $0 }.joined(separator: ", ")) }'"
  }
}
