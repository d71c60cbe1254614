internal import Copyfit
package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

/// Compares the texts of each key with those of the source language, whether or not a label shows them.
package struct TranslationFindings: Sendable {
  let factory: FindingFactory
  let settings: AuditSettings
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let labels: [AuditLabel]
  /// The entries whose problems are already reported.
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

  /// The problems of a key's existing texts.
  func differences(_ entry: Entry, limit: TextLimit?) -> [Finding] {
    placeholders(entry) + categories(entry) + lengths(entry, limit: limit)
  }

  /// The problems of the placeholders in a key's texts.
  package func placeholders(_ entry: Entry) -> [Finding] {
    if entry.isPlainPlural { return [] }
    let differences = argumentDifferences(entry)
    var found = mismatches(entry, differences)
    found += faults(entry)
    found += clashes(entry, differences)
    found += unreadable(entry)
    return advised(found, entry)
  }

  /// A key with its texts.
  package struct Entry {
    var table: TableIdentity
    var key: String
    var texts: [LocaleIdentifier: [LocatedText]]
    var source: [LocatedText]?
    /// The arguments of the source text; `nil` if there is no source text, and the key is not one.
    var arguments: SourceArguments?
    /// Whether the arguments are the same in all locales: each text is a plain plural of one number.
    let isPlainPlural: Bool
    /// The locales that are checked, in the order of their tags.
    var checked: [LocaleIdentifier]
    /// The locales with an empty text of a source text that is not empty.
    private(set) var empty: Set<LocaleIdentifier> = []
    /// The parsed texts of locales with ICU messages, which all checks use.
    private(set) var messages: [LocaleIdentifier: [TextTemplate]] = [:]

    package init(
      _ item: StringLookup.Item, of table: TableIdentity, source: LocaleIdentifier,
      locales: LocaleSelection
    ) {
      (self.table, key, texts) = (table, item.key, item.texts)
      self.source = texts[source]
      // An app shows nothing for an empty text, or the source text: it is not translated.
      for (tag, own) in texts where tag != source {
        guard own.areEmptyMessages || own.emptyTranslation(of: self.source) != nil else { continue }
        texts[tag] = nil
        empty.insert(tag)
      }
      checked = texts.keys.filter(locales.contains).sorted()
      for (tag, texts) in texts where texts.contains(where: \.syntax.isMessage) {
        messages[tag] = texts.map {
          TextTemplate($0.value, syntax: $0.syntax, variables: $0.variables)
        }
      }
      isPlainPlural =
        self.source != nil && texts.values.allSatisfy { $0.allSatisfy(\.isPlainPlural) }
      // Reading forms takes long.
      arguments =
        isPlainPlural ? nil : Self.arguments(of: self.source, messages[source], key: key)
    }

    var id: String { table.label(key) }
  }

  /// Whether the file's reader reports a kind of problem of an entry.
  func isReported(
    _ kind: CatalogProblem.Kind, _ entry: Entry, _ locale: LocaleIdentifier
  ) -> Bool {
    reported.contain(kind, of: entry.key, in: entry.table, locale)
  }

  /// Creates a finding about a key in some locales.
  ///
  /// - Parameter aspect: The text that distinguishes it from others with the same rule and key.
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

  /// Creates the part of a finding in one locale.
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

extension [LocatedText] {
  /// Whether none of the texts has a character.
  var areEmpty: Bool { !isEmpty && allSatisfy { $0.value.isEmpty && $0.variables.isEmpty } }

  /// The first of these texts if they are an empty translation of a text that is not empty.
  func emptyTranslation(of source: [LocatedText]?) -> LocatedText? {
    guard areEmpty, let source, !source.areEmpty else { return nil }
    return first
  }

  /// Whether they are untranslated texts of a web app.
  fileprivate var areEmptyMessages: Bool {
    areEmpty && allSatisfy { CatalogFormat($0.location.file) == .messages }
  }
}

// MARK: - Messages

extension TranslationFindings {
  /// The effect of a fault; nesting has a limit of Copyfit's own, not of ICU's.
  private static func reason(_ fault: MessageFault) -> String {
    guard case .depth = fault else {
      return "ICU rejects the message as a whole, so none of its text is shown: \(fault.message)."
    }
    return "Copyfit does not read the message, so it is not checked: \(fault.message). Nest fewer "
      + "arguments in each other."
  }

  /// Finds invalid ICU messages: one finding for each reason.
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
        Self.reason(error), locales)
    }
  }
}

// MARK: - Forms and keys

extension TranslationFindings {
  /// Finds plural categories without a form: one finding for each set of categories.
  private func categories(_ entry: Entry) -> [Finding] {
    typealias Place = (owners: [PluralForms.Owner], finding: LocaleFinding)
    var groups = OrderedGroups<PluralForms.Lack, Place>()
    for tag in entry.checked {
      guard let texts = entry.texts[tag], !followsSource(texts, tag, entry),
        let (lack, owners) = forms.lack(in: texts, messages: entry.messages[tag], of: tag),
        lack.hasOther || !isReported(.missingPluralCategory, entry, tag)
      else { continue }
      var finding = locale(tag, .missingPluralCategory, entry, texts.first)
      finding.string = owners.first?.location ?? finding.string
      groups.add((owners, finding), to: lack)
    }
    return groups.all.compactMap { lack, places in
      let effect =
        lack.hasOther ? ": its numbers take the form 'other'" : ", and the form 'other' is, too"
      let names = lack.categories.map { "'\($0.rawValue)'" }
      return make(
        .missingPluralCategory, entry,
        aspect: names.joined(separator: " ") + (lack.hasOther ? "" : " other"),
        Self.missingForms(places.map { ($0.owners, $0.finding.locale) }) + effect + ".",
        places.map(\.finding))
    }
  }

  /// The missing forms with their variables and languages: "The form 'few' of 'n' is missing in pl, and 'few' of 'm' in
  /// ru".
  private static func missingForms(
    _ places: [(owners: [PluralForms.Owner], locale: String)]
  ) -> String {
    var locales = OrderedGroups<String, String>()
    for place in places {
      var owners = OrderedGroups<[PluralCategory], PluralForms.Owner>()
      for owner in place.owners { owners.add(owner, to: owner.lacking) }
      let forms = owners.all.map { categories, owners in
        Phrase.list(categories.map { "'\($0.rawValue)'" }, limit: 6) + Self.owners(owners)
      }
      locales.add(place.locale, to: forms.joined(separator: ", and "))
    }
    let first = Set(places.first?.owners.map(\.lacking) ?? [])
    let isOne = first.count == 1 && first.first?.count == 1
    let texts = locales.all.enumerated().map { index, group in
      group.key + (index > 0 ? "" : isOne ? " is missing" : " are missing")
        + " in \(Phrase.languages(group.values))"
    }
    return "The form\(isOne ? "" : "s") " + texts.joined(separator: ", and ")
  }

  /// Whether a translation has the source's forms, because it is a copy or the source has none but `other`.
  private func followsSource(
    _ texts: [LocatedText], _ tag: LocaleIdentifier, _ entry: Entry
  ) -> Bool {
    guard tag != sourceLanguage, let source = entry.source else { return false }
    return texts.copy(source)
      || forms.lackAllButOther(source, messages: entry.messages[sourceLanguage], of: sourceLanguage)
        && forms.lackAllButOther(texts, messages: entry.messages[tag], of: tag)
  }

  /// The variables without a form, as in " of 'n' and 'm'"; empty for whole texts.
  private static func owners(_ owners: [PluralForms.Owner]) -> String {
    let names = Set(owners.compactMap(\.name)).sortedByBytes().map { "'\($0)'" }
    return names.isEmpty ? "" : " of \(Phrase.list(names))"
  }

  /// Finds a key of translations that the source language does not have, so that nothing uses it.
  func orphan(_ entry: Entry) -> [Finding] {
    guard InterfaceKey(entry.key) == nil else { return [] }
    let found = entry.checked.map { locale($0, .orphanKey, entry, entry.texts[$0]?.first) }
    let finding = make(
      .orphanKey, entry, "The source language, \(sourceLanguage), has no key '\(entry.key)'.", found
    )
    return finding.map { [$0] } ?? []
  }
}
