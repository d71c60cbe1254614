internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension TranslationFindings {
  /// Adds the findings of all texts to the given ones, because there may be very many.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - limit: The maximum number of missing translations that findings list.
  ///   - maximumKeys: The maximum number of keys with findings about missing translations.
  /// - Returns: The number of untranslated texts.
  func add(
    to findings: inout [Finding], jobs: Int, limit: Int = MissingTranslations.maximumCount,
    maximumKeys: Int = MissingTranslations.maximumKeys
  ) -> Int {
    let labeled = labeledKeys
    let comparisons = Parallel.map(index.tables, jobs: jobs) { table in
      TableComparison(self, table, labeled: labeled[table.identity] ?? [])
    }
    // A result for each key would need as much memory as the keys.
    let portions = Portion.all(of: comparisons.map(\.keyCount), atMost: 32)
    let shares = shares(
      of: portions, of: comparisons, jobs: jobs, limit: limit, maximumKeys: maximumKeys)
    var (untranslated, unlisted) = (0, 0)
    for part in Parallel.map(
      Array(zip(portions, shares)), jobs: jobs,
      body: { comparisons[$0.owner].result(of: $0.range, $1) })
    {
      findings += part.findings
      untranslated += part.untranslated
      unlisted += part.missing.unlisted
    }
    if unlisted > 0 { findings.append(limitFinding(unlisted)) }
    return untranslated
  }

  /// What each portion may list, which does not depend on the number of threads.
  private func shares(
    of portions: [Portion], of comparisons: [TableComparison], jobs: Int, limit: Int,
    maximumKeys: Int
  ) -> [MissingTranslations] {
    var keys = portions.map(\.range.count)
    var translations = portions.map { $0.range.count * comparisons[$0.owner].localeCount }
    // Counting takes as long as comparing, and few projects need it.
    if translations.reduce(0, +) > limit || keys.reduce(0, +) > maximumKeys {
      let counts = Parallel.map(portions, jobs: jobs) {
        comparisons[$0.owner].missingCounts(of: $0.range)
      }
      keys = MissingTranslations.shares(of: counts.map(\.keys), limit: maximumKeys)
      translations = MissingTranslations.shares(of: counts.map(\.translations), limit: limit)
    }
    return zip(translations, keys).map { MissingTranslations(left: $0, keys: $1) }
  }

  /// The finding that not all missing translations are listed; it is at least as severe as they are.
  private func limitFinding(_ unlisted: Int) -> Finding {
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
    let lacking = entry.lacking(locales, unread: index.unread)
    guard !lacking.isEmpty else { return [] }
    let count = missing.take(lacking.count)
    guard count > 0 else { return [] }
    let found = lacking.prefix(count).map { locale($0, .missingTranslation, entry, nil) }
    let finding = make(
      .missingTranslation, entry,
      Phrase.missing(entry.key, in: found, empty: Set(entry.empty.map(\.tag))), found)
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

  /// The number of languages that must have all keys.
  var localeCount: Int { locales.count }

  /// How many keys lack a translation, and how many translations they lack together.
  func missingCounts(of keys: Range<Int>) -> (keys: Int, translations: Int) {
    var counts = (keys: 0, translations: 0)
    guard hasSource else { return counts }
    for key in keys where plain.untranslatedCount(of: key) == nil {
      let item = lookup.item(at: key)
      let entry = entry(of: item)
      guard mustBeComplete(item, entry) else { continue }
      let count = entry.lacking(locales, unread: findings.index.unread).count
      if count > 0 { counts.keys += 1 }
      counts.translations += count
    }
    return counts
  }

  func result(of keys: Range<Int>, _ missing: MissingTranslations) -> Result {
    var result = Result(missing: missing)
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
    let entry = entry(of: item)
    result.untranslated += item.untranslatedCount(from: findings.sourceLanguage, in: foreign)
    result.findings += findings.differences(entry, limit: lookup.limit(of: item.key))
    guard hasSource else { return }
    if entry.source == nil {
      if !lookup.isDangling(item.key) { result.findings += findings.orphan(entry) }
    } else if mustBeComplete(item, entry) {
      result.findings += findings.missing(entry, in: locales, &result.missing)
    }
  }

  private func entry(of item: StringLookup.Item) -> TranslationFindings.Entry {
    TranslationFindings.Entry(
      item, of: table.identity, source: findings.sourceLanguage, locales: findings.settings.locales)
  }

  /// Whether each language that lacks a key is a finding of this comparison; labels report their own keys.
  private func mustBeComplete(
    _ item: StringLookup.Item, _ entry: TranslationFindings.Entry
  ) -> Bool {
    entry.source != nil && !labeled.contains(ExactString(item.key)) && item.isTranslatable
      && !table.isForSomeDevices
  }
}

extension TranslationFindings.Entry {
  /// The languages without a text, except those whose file is damaged and may have it.
  fileprivate func lacking(
    _ locales: [LocaleIdentifier], unread: UnreadTexts
  ) -> [LocaleIdentifier] {
    locales.filter { texts[$0] == nil && !unread.contain(key, in: table, $0) }
  }
}
