internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Compares the texts of every key with those of the source language, whether a label shows them or not.
struct TranslationFindings {
  let factory: FindingFactory
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let labels: [AuditLabel]
  private let forms = PluralForms()

  init(
    factory: FindingFactory, index: StringIndex, sourceLanguage: LocaleIdentifier,
    labels: [AuditLabel]
  ) {
    self.factory = factory
    self.index = index
    self.sourceLanguage = sourceLanguage
    self.labels = labels
  }

  func all() -> [Finding] {
    var labelled: [TableIdentity: Set<ExactString>] = [:]
    for label in labels { labelled[label.table, default: []].insert(ExactString(label.key)) }
    return index.tables.flatMap { table in
      findings(in: table, labelled: labelled[table.identity] ?? [])
    }
  }

  private func findings(
    in table: StringIndex.Table, labelled: Set<ExactString>
  ) -> [Finding] {
    let lookup = table.lookup()
    // Where the keys are the source texts, the source language's table holds few of them, if any.
    let hasSource =
      lookup.keys.count { lookup[$0][sourceLanguage] != nil } * 2 > lookup.keys.count
    let locales = index.locales(ofBundle: table.identity.bundle).filter {
      factory.settings.locales.contains($0)
    }
    return lookup.keys.flatMap { key in
      let texts = lookup[key]
      let entry = Entry(
        table: table.identity, key: key, texts: texts, source: texts[sourceLanguage])
      var found = [mismatch(entry), faults(entry), unreadable(entry), categories(entry)]
      if hasSource {
        if entry.source == nil {
          found.append(orphan(entry))
        } else if !labelled.contains(ExactString(key)), lookup.isTranslatable(key) {
          found.append(missing(entry, in: locales))
        }
      }
      return found.compactMap { $0 }
    }
  }

  /// A key with its texts.
  private struct Entry {
    var table: TableIdentity
    var key: String
    var texts: [LocaleIdentifier: [LocatedText]]
    var source: [LocatedText]?

    var id: String { table.label(key) }
  }

  private func make(
    _ rule: Rule, _ entry: Entry, _ message: String, _ locales: [LocaleFinding]
  ) -> Finding? {
    guard let first = locales.min(by: LocaleFinding.precedes) else { return nil }
    let place = entry.source?.first?.location
    var finding = factory.make(
      rule, id: entry.id, key: entry.key, message, at: first.string ?? place, locales: locales)
    (finding.bundle, finding.table, finding.id) = (entry.table.bundle, entry.table.table, entry.id)
    return finding
  }

  private func locale(
    _ locale: LocaleIdentifier, _ rule: Rule, _ entry: Entry, _ text: LocatedText?
  ) -> LocaleFinding {
    var finding = factory.locale(locale, rule, id: entry.id, key: entry.key)
    finding.string = text?.location
    finding.text = text?.value
    finding.variant = text?.variant
    return finding
  }

  /// The locales of a key that are checked, in the order of their tags.
  private func checked(_ entry: Entry) -> [LocaleIdentifier] {
    entry.texts.keys.filter(factory.settings.locales.contains).sorted()
  }
}

// MARK: - Arguments

extension TranslationFindings {
  /// The arguments of the source; of a key that is its own source text, those of the key.
  private func arguments(of entry: Entry) -> SourceArguments? {
    if let source = SourceArguments(entry.source) { return source }
    var source = SourceArguments()
    source.add(entry.key)
    return source.arguments.isEmpty ? nil : source
  }

  /// Arguments that differ from the source's.
  private func mismatch(_ entry: Entry) -> Finding? {
    guard let source = arguments(of: entry) else { return nil }
    var locales: [LocaleFinding] = []
    var shown: SourceArguments?
    for tag in checked(entry) where tag != sourceLanguage {
      // What spaces came into is told as that.
      guard let texts = entry.texts[tag], !texts.contains(where: Self.isBroken),
        let own = SourceArguments(texts), isDifferent(own, from: source)
      else { continue }
      if shown == nil { shown = own }
      locales.append(locale(tag, .placeholderMismatch, entry, texts.first))
    }
    guard let shown, let first = locales.first else { return nil }
    return make(
      .placeholderMismatch, entry,
      "The source takes \(Self.list(source)), but the text in '\(first.locale)' takes \(Self.list(shown)).",
      locales)
  }

  private func isDifferent(_ own: SourceArguments, from source: SourceArguments) -> Bool {
    if own.arguments == source.arguments { return false }
    if !source.arguments.isEmpty { return true }
    // Where the source takes none, a percent sign before a letter is prose; only objects are meant.
    return own.arguments.contains { $0.kind == .object || $0.kind == nil }
  }

  private static func isBroken(_ text: LocatedText) -> Bool {
    text.syntax == .printf && !BrokenSpecifier.all(in: text.value).isEmpty
  }

  private static func list(_ arguments: SourceArguments) -> String {
    arguments.written.isEmpty ? "no argument" : Phrase.list(arguments.written)
  }

  /// Texts that lose something as formats.
  private func faults(_ entry: Entry) -> Finding? {
    guard let source = arguments(of: entry), !source.arguments.isEmpty else { return nil }
    var locales: [LocaleFinding] = []
    var reason: (message: String, isHarmless: Bool)?
    for tag in checked(entry) {
      for text in entry.texts[tag] ?? [] where text.syntax == .printf && text.variables.isEmpty {
        let faults = FormatFault.all(in: text.value, source: source)
        guard let fault = faults.first(where: { !$0.isHarmless }) ?? faults.first else { continue }
        if reason.map({ $0.isHarmless && !fault.isHarmless }) ?? true {
          reason = (fault.message, fault.isHarmless)
        }
        var finding = locale(tag, .invalidFormat, entry, text)
        if fault.isHarmless { finding.severity = min(finding.severity, .warning) }
        locales.append(finding)
      }
    }
    guard let reason else { return nil }
    let effect =
      reason.isHarmless ? "As a format the text is odd" : "As a format the text loses a part"
    return make(.invalidFormat, entry, "\(effect): \(reason.message).", locales)
  }
}

// MARK: - Messages

extension TranslationFindings {
  /// Texts that are no messages of ICU, though their files' texts are.
  private func unreadable(_ entry: Entry) -> Finding? {
    var reason: String?
    let locales = checked(entry).flatMap { tag in
      (entry.texts[tag] ?? []).compactMap { text -> LocaleFinding? in
        guard text.syntax == .messageFormat,
          let error = TextTemplate(text.value, syntax: .messageFormat).syntaxError
        else { return nil }
        reason = reason ?? error
        return locale(tag, .invalidFormat, entry, text)
      }
    }
    guard let reason else { return nil }
    return make(
      .invalidFormat, entry,
      "ICU rejects the message as a whole, so that none of its text is shown: \(reason).", locales)
  }
}

// MARK: - Forms and keys

extension TranslationFindings {
  /// Plural categories of a language that a text has no form for.
  private func categories(_ entry: Entry) -> Finding? {
    var locales: [LocaleFinding] = []
    var lacking: [PluralCategory] = []
    for tag in checked(entry) {
      guard let texts = entry.texts[tag] else { continue }
      let missing = forms.missing(in: texts, of: tag)
      guard !missing.isEmpty else { continue }
      lacking += missing.filter { !lacking.contains($0) }
      locales.append(locale(tag, .missingPluralCategory, entry, texts.first))
    }
    guard !locales.isEmpty else { return nil }
    let names = Phrase.list(lacking.sorted().map { "'\($0.rawValue)'" }, limit: 6)
    let tags = Phrase.list(locales.map(\.locale))
    return make(
      .missingPluralCategory, entry,
      "There is no form \(names) in \(tags): its numbers take the form 'other'.", locales)
  }

  private func missing(_ entry: Entry, in locales: [LocaleIdentifier]) -> Finding? {
    let found = locales.filter { entry.texts[$0] == nil }.map {
      locale($0, .missingTranslation, entry, nil)
    }
    return make(
      .missingTranslation, entry,
      "The key '\(entry.key)' has no text in \(Phrase.list(found.map(\.locale))).", found)
  }

  /// A key that translations have and the source language does not: nothing asks for it.
  private func orphan(_ entry: Entry) -> Finding? {
    guard InterfaceKey(entry.key) == nil else { return nil }
    let found = checked(entry).map { locale($0, .orphanKey, entry, entry.texts[$0]?.first) }
    return make(
      .orphanKey, entry, "The source language, \(sourceLanguage), has no key '\(entry.key)'.", found
    )
  }
}
