internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension TranslationFindings {
  /// Adds the findings of all texts to the given ones, because there may be very many.
  ///
  /// - Parameter jobs: The number of threads.
  /// - Returns: The number of untranslated texts.
  func add(to findings: inout [Finding], jobs: Int) -> Int {
    let labeled = labeledKeys
    let comparisons = Parallel.map(index.tables, jobs: jobs) { table in
      TableComparison(self, table, labeled: labeled[table.identity] ?? [])
    }
    // A result for each key would need as much memory as the keys.
    let portions = Portion.all(of: comparisons.map(\.keyCount), atMost: 32)
    // Each portion has its share, so that the findings do not depend on the number of threads.
    let share = MissingTranslations.maximumCount / max(1, portions.count)
    var (untranslated, unlisted) = (0, 0)
    for part in Parallel.map(
      portions, jobs: jobs, body: { comparisons[$0.owner].result(of: $0.range, share: share) })
    {
      findings += part.findings
      untranslated += part.untranslated
      unlisted += part.missing.unlisted
    }
    if unlisted > 0 { findings.append(limit(unlisted)) }
    return untranslated
  }

  /// The finding that not all missing translations are listed; it is at least as severe as they are.
  private func limit(_ unlisted: Int) -> Finding {
    var finding = factory.make(
      .limitReached, on: .init(Rule.missingTranslation.rawValue),
      "\(Phrase.grouped(unlisted)) more translations are missing than findings list.", at: nil)
    finding.severity = max(finding.severity, factory.severities[.missingTranslation])
    return finding
  }

  /// The finding that a key has no text in some languages, at least one of which it names.
  fileprivate func missing(
    _ entry: Entry, in locales: [LocaleIdentifier], _ missing: inout MissingTranslations
  ) -> [Finding] {
    let lacking = locales.filter { entry.texts[$0] == nil }
    guard !lacking.isEmpty else { return [] }
    let found = lacking.prefix(missing.take(lacking.count)).map {
      locale($0, .missingTranslation, entry, nil)
    }
    let finding = make(.missingTranslation, entry, Phrase.missing(entry.key, in: found), found)
    return finding.map { [$0] } ?? []
  }

  /// The keys of labels by table.
  private var labeledKeys: [TableIdentity: Set<ExactString>] {
    var keys: [TableIdentity: Set<ExactString>] = [:]
    for label in labels where !label.hasFoundKey {
      keys[label.table, default: []].insert(ExactString(label.key))
    }
    return keys
  }
}

/// Compares the texts of one table in all its languages.
private struct TableComparison: Sendable {
  /// The result of a comparison.
  struct Result {
    var findings: [Finding] = []
    /// The number of texts in other languages that equal the source text, except in regions of the source language.
    var untranslated = 0
    var missing: MissingTranslations
  }

  private let findings: TranslationFindings
  private let table: StringIndex.Table
  private let lookup: StringLookup
  private let plain: PlainKeys
  /// The keys of labels.
  private let labeled: Set<ExactString>
  private let hasSource: Bool
  /// The locales that must have all keys.
  private let locales: [LocaleIdentifier]
  /// The locales in which copies of the source texts are counted.
  private let foreign: Set<LocaleIdentifier>

  init(_ findings: TranslationFindings, _ table: StringIndex.Table, labeled: Set<ExactString>) {
    let (checked, source) = (findings.settings.locales, findings.sourceLanguage)
    (self.findings, self.table, self.labeled) = (findings, table, labeled)
    lookup = table.lookup()
    hasSource = lookup.holdsSources(in: source)
    locales = findings.index.locales(ofBundle: table.identity.bundle).filter(checked.contains)
    foreign = Set(
      table.parts.lazy.map(\.locale).filter {
        checked.contains($0) && $0.language != source.language
      })
    plain = PlainKeys(table, source: source, locales: Set(locales), foreign: foreign)
  }

  var keyCount: Int { lookup.keys.count }

  func result(of keys: Range<Int>, share: Int) -> Result {
    var result = Result(missing: MissingTranslations(left: share))
    for key in keys {
      if let untranslated = plain.untranslatedCount(of: key) {
        result.untranslated += untranslated
      } else {
        compare(lookup.item(at: key), &result)
      }
    }
    return result
  }

  private func compare(_ item: StringLookup.Item, _ result: inout Result) {
    let entry = TranslationFindings.Entry(
      item, of: table.identity, source: findings.sourceLanguage, locales: findings.settings.locales)
    result.untranslated += item.untranslatedCount(from: findings.sourceLanguage, in: foreign)
    result.findings += findings.differences(entry, limit: lookup.limit(of: item.key))
    guard hasSource else { return }
    if entry.source == nil {
      if !lookup.isDangling(item.key) { result.findings += findings.orphan(entry) }
    } else if !labeled.contains(ExactString(item.key)), item.isTranslatable,
      !table.isForSomeDevices
    {
      result.findings += findings.missing(entry, in: locales, &result.missing)
    }
  }
}
