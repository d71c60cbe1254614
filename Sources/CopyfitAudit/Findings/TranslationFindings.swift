internal import Copyfit
package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

/// Compares the texts of every key with those of the source language, whether a label shows them or not.
package struct TranslationFindings: Sendable {
  let factory: FindingFactory
  let settings: AuditSettings
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let labels: [AuditLabel]
  /// What the files' readers report.
  var reported = ReportedEntries()
  private let forms = PluralForms()

  package init(
    factory: FindingFactory, settings: AuditSettings, index: StringIndex,
    sourceLanguage: LocaleIdentifier, labels: [AuditLabel]
  ) {
    self.factory = factory
    self.settings = settings
    self.index = index
    self.sourceLanguage = sourceLanguage
    self.labels = labels
  }

  /// What a comparison came to.
  struct Comparison {
    var findings: [Finding] = []
    /// How many texts in other languages are the source's once more; regions of its own language are not counted.
    var untranslated = 0
  }

  /// - Parameter jobs: How many threads compare.
  func all(jobs: Int) -> Comparison {
    var labelled: [TableIdentity: Set<ExactString>] = [:]
    for label in labels where !label.hasFoundKey {
      labelled[label.table, default: []].insert(ExactString(label.key))
    }
    var comparison = Comparison()
    for table in index.tables {
      let found = compare(table, labelled: labelled[table.identity] ?? [], jobs: jobs)
      for part in found {
        comparison.findings += part.findings
        comparison.untranslated += part.untranslated
      }
    }
    return comparison
  }

  private func compare(
    _ table: StringIndex.Table, labelled: Set<ExactString>, jobs: Int
  ) -> [Comparison] {
    let lookup = table.lookup()
    let hasSource = lookup.holdsSources(in: sourceLanguage)
    let locales = index.locales(ofBundle: table.identity.bundle).filter {
      settings.locales.contains($0)
    }
    let foreign = Set(
      table.parts.lazy.map(\.locale).filter {
        settings.locales.contains($0) && $0.language != sourceLanguage.language
      })
    let plain = PlainKeys(table, source: sourceLanguage, locales: Set(locales), foreign: foreign)
    return Parallel.map(Array(lookup.keys.indices), jobs: jobs) { number -> Comparison in
      if let untranslated = plain.untranslatedCount(of: number) {
        return Comparison(untranslated: untranslated)
      }
      let item = lookup.item(at: number)
      let untranslated = item.untranslatedCount(from: sourceLanguage, in: foreign)
      let entry = Entry(
        item, of: table.identity, source: sourceLanguage, locales: settings.locales)
      var found = differences(entry, limit: lookup.limit(of: item.key))
      guard hasSource else { return Comparison(findings: found, untranslated: untranslated) }
      if entry.source == nil {
        if !lookup.isDangling(item.key) { found += orphan(entry) }
      } else if !labelled.contains(ExactString(item.key)), item.isTranslatable,
        !table.isForSomeDevices
      {
        found += missing(entry, in: locales)
      }
      return Comparison(findings: found, untranslated: untranslated)
    }
  }

  /// What is wrong with the texts of a key that are there.
  private func differences(_ entry: Entry, limit: TextLimit?) -> [Finding] {
    placeholders(entry) + categories(entry) + lengths(entry, limit: limit)
  }

  /// What is wrong with the placeholders of a key's texts.
  package func placeholders(_ entry: Entry) -> [Finding] {
    var found = mismatches(entry)
    found += faults(entry)
    found += clashes(entry)
    found += unreadable(entry)
    return found
  }

  /// A key with its texts.
  package struct Entry {
    var table: TableIdentity
    var key: String
    var texts: [LocaleIdentifier: [LocatedText]]
    var source: [LocatedText]?
    /// What the source takes; `nil` where there is no source, nor a key that is one.
    var arguments: SourceArguments?
    /// The locales that are checked, in the order of their tags.
    var checked: [LocaleIdentifier]
    /// What texts are read as, of locales that have messages of ICU: all checks ask for it.
    private(set) var messages: [LocaleIdentifier: [TextTemplate]] = [:]

    package init(
      _ item: StringLookup.Item, of table: TableIdentity, source: LocaleIdentifier,
      locales: LocaleSelection
    ) {
      (self.table, key, texts) = (table, item.key, item.texts)
      self.source = texts[source]
      checked = texts.keys.filter(locales.contains).sorted()
      for (tag, texts) in texts where texts.contains(where: \.syntax.isMessage) {
        messages[tag] = texts.map {
          TextTemplate($0.value, syntax: $0.syntax, variables: $0.variables)
        }
      }
      arguments = Self.arguments(of: self.source, messages[source], key: key)
    }

    var id: String { table.label(key) }
  }

  /// Whether the file's reader reports a kind of problem of an entry.
  func isReported(
    _ kind: CatalogProblem.Kind, _ entry: Entry, _ locale: LocaleIdentifier
  ) -> Bool {
    reported.contain(kind, of: entry.key, in: entry.table, locale)
  }

  /// A finding on a key in some locales.
  ///
  /// - Parameter aspect: What distinguishes it from others of the same rule and key.
  func make(
    _ rule: Rule, _ entry: Entry, aspect: String? = nil, _ message: String,
    _ locales: [LocaleFinding]
  ) -> Finding? {
    guard let first = locales.min(by: LocaleFinding.precedes) else { return nil }
    let place = entry.source?.first?.location
    var finding = factory.make(
      rule, on: .init(entry.id, key: entry.key, aspect: aspect), message,
      at: first.string ?? place, locales: locales)
    (finding.bundle, finding.table, finding.id) = (entry.table.bundle, entry.table.table, entry.id)
    return finding
  }

  /// What a rule comes to for a text of a key in one locale.
  func locale(
    _ locale: LocaleIdentifier, _ rule: Rule, _ entry: Entry, aspect: String? = nil,
    _ text: LocatedText?
  ) -> LocaleFinding {
    var finding = factory.locale(locale, rule, id: entry.id, key: entry.key, aspect: aspect)
    finding.string = text?.location
    finding.text = text?.value
    finding.variant = text?.variant?.description
    return finding
  }
}

// MARK: - Messages

extension TranslationFindings {
  /// Texts that are no messages of ICU, though their files' texts are; one finding for each reason.
  private func unreadable(_ entry: Entry) -> [Finding] {
    var groups = OrderedGroups<MessageFault, LocaleFinding>()
    for tag in entry.checked {
      for (text, message) in zip(entry.texts[tag] ?? [], entry.messages[tag] ?? []) {
        guard let error = message.syntaxError, text.syntax.isMessage else { continue }
        let aspect = "message \(error.code)"
        groups.add(locale(tag, .invalidFormat, entry, aspect: aspect, text), to: error)
      }
    }
    return groups.all.compactMap { error, locales in
      make(
        .invalidFormat, entry, aspect: "message \(error.code)",
        "ICU rejects the message as a whole, so none of its text is shown: "
          + "\(error.message).", locales)
    }
  }
}

// MARK: - Forms and keys

extension TranslationFindings {
  /// Plural categories of languages that a text has no form for; one finding for each set of them.
  private func categories(_ entry: Entry) -> [Finding] {
    typealias Place = (owners: [PluralForms.Owner], finding: LocaleFinding)
    var groups = OrderedGroups<PluralForms.Lack, Place>()
    for tag in entry.checked {
      guard let texts = entry.texts[tag],
        let (lack, owners) = forms.lack(in: texts, messages: entry.messages[tag], of: tag),
        lack.hasOther || !isReported(.missingPluralCategory, entry, tag)
      else { continue }
      var finding = locale(tag, .missingPluralCategory, entry, texts.first)
      finding.string = owners.first?.location ?? finding.string
      groups.add((owners, finding), to: lack)
    }
    return groups.all.compactMap { lack, places in
      let names = lack.categories.map { "'\($0.rawValue)'" }
      let isOne = names.count == 1
      let effect =
        lack.hasOther ? ": its numbers take the form 'other'" : ", and the form 'other' is, too"
      return make(
        .missingPluralCategory, entry,
        aspect: names.joined(separator: " ") + (lack.hasOther ? "" : " other"),
        "The form\(isOne ? "" : "s") \(Phrase.list(names, limit: 6))"
          + Self.owners(places.flatMap(\.owners)) + " \(isOne ? "is" : "are") missing in "
          + "\(Phrase.list(places.map(\.finding.locale)))\(effect).", places.map(\.finding))
    }
  }

  /// " of 'n' and 'm'": the variables that lack a form; nothing for whole texts.
  private static func owners(_ owners: [PluralForms.Owner]) -> String {
    let names = Set(owners.compactMap(\.name)).sortedByBytes().map { "'\($0)'" }
    return names.isEmpty ? "" : " of \(Phrase.list(names))"
  }

  private func missing(_ entry: Entry, in locales: [LocaleIdentifier]) -> [Finding] {
    let lacking = locales.filter { entry.texts[$0] == nil }
    guard !lacking.isEmpty else { return [] }
    let found = lacking.map { locale($0, .missingTranslation, entry, nil) }
    let finding = make(.missingTranslation, entry, Phrase.missing(entry.key, in: found), found)
    return finding.map { [$0] } ?? []
  }

  /// A key that translations have and the source language does not: nothing asks for it.
  private func orphan(_ entry: Entry) -> [Finding] {
    guard InterfaceKey(entry.key) == nil else { return [] }
    let found = entry.checked.map { locale($0, .orphanKey, entry, entry.texts[$0]?.first) }
    let finding = make(
      .orphanKey, entry, "The source language, \(sourceLanguage), has no key '\(entry.key)'.", found
    )
    return finding.map { [$0] } ?? []
  }
}
