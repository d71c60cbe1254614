internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates tables from a gettext catalog's messages: the texts to translate, and the translations.
struct GettextTables {
  private let file: String
  private let path: CatalogPath
  private let header: GettextHeader
  private let locale: LocaleIdentifier?
  private let plurals: GettextPlurals
  private var sources: EntryList
  /// The translations in the order of the file.
  private var targets: [StringEntry] = []
  /// The size of the text, or the number of messages of a compiled catalog.
  private let size: Int
  /// The place of the header.
  private let headerPosition: SourcePosition
  /// The tool that rejects the file; `nil` for a compiled catalog, which no tool checks.
  private let rejecter: String?
  private(set) var problems = ProblemList()
  /// The first header among the messages.
  private var firstHeader: GettextEntry?
  /// The number of messages whose translation is fuzzy.
  private var fuzzyCount = 0

  /// Creates tables without entries.
  ///
  /// - Parameters:
  ///   - facts: The known facts about the catalog.
  ///   - size: The size of the text, or the number of messages of a compiled catalog.
  ///   - rejecter: The tool that rejects a file with duplicate keys or different line breaks; `nil` for a compiled
  ///     catalog.
  init(_ facts: GettextFacts, file: String, size: Int, rejecter: String?) {
    self.file = file
    self.size = size
    self.rejecter = rejecter
    sources = EntryList(rejecter: rejecter)
    path = CatalogPath(file)
    header = facts.header
    headerPosition = facts.headerPosition ?? .start
    locale = Self.locale(header.language.map { LocaleIdentifier($0) }, path.locale)
    plurals = GettextPlurals(header: header.pluralForms, locale: locale, lastForm: facts.lastForm)
  }

  /// The locale in the header, or else in the path, which may name the same language more exactly: `sr@latin.po` with the
  /// header's `sr`.
  private static func locale(
    _ header: LocaleIdentifier?, _ path: LocaleIdentifier?
  ) -> LocaleIdentifier? {
    guard let header, let path else { return header ?? path }
    let hasScript = path.script != nil && header.script == nil && path.language == header.language
    return hasScript || path.tag.hasPrefix(header.tag + "-") ? path : header
  }

  /// Adds the texts of a message.
  ///
  /// Fuzzy translations are left out, because msgfmt leaves them out unless told otherwise.
  mutating func append(_ entry: GettextEntry) {
    guard !entry.isHeader else { return appendHeader(entry) }
    sources.reserve(readTo: entry.offset, of: size)
    targets.reserve(readTo: entry.offset, of: size)
    let forms = entry.translations
    let translation = rejecter == nil ? Self.joined(forms) : nil
    sources.append(
      self.entry(
        entry.id, of: entry, variant: entry.plural.map { _ in TextVariant([.plural(.one)]) }),
      translatedAs: translation)
    if let plural = entry.plural {
      sources.append(
        self.entry(plural, of: entry, variant: TextVariant([.plural(.other)])),
        translatedAs: translation)
    }
    guard !entry.isFuzzy else {
      if forms.contains(where: { !$0.isEmpty }) { fuzzyCount += 1 }
      return
    }
    check(entry)
    checkLineBreaks(entry)
    for translation in forms where !translation.isEmpty {
      guard entry.plural == nil || plurals.takes(translation.form) else { continue }
      let variant = entry.plural == nil ? nil : plurals.variant(of: translation.form)
      targets.append(self.entry(translation.text, of: entry, variant: variant))
    }
  }

  /// Keeps the first header, and reports all others.
  private mutating func appendHeader(_ entry: GettextEntry) {
    guard let first = firstHeader else {
      firstHeader = entry
      return
    }
    let isSame = Self.joined(first.translations) == Self.joined(entry.translations)
    let places = first.id.position.words(with: entry.id.position)
    let effect =
      rejecter.map { "\(places): \($0) rejects the file." }
      ?? "in the file twice" + (isSame ? ", with the same text." : "; only the first one counts.")
    problems.add(
      CatalogProblem(
        kind: .duplicateKey, message: "The header, an empty msgid, is \(effect)",
        position: entry.id.position, weight: rejecter == nil ? nil : .error, isReadOn: true,
        doubling: rejecter == nil ? isSame ? .sameText : .otherText : .rejection))
  }

  /// The text by which two messages of a compiled catalog are compared; msgfmt rejects a text with equal messages in
  /// any case.
  private static func joined(_ forms: [GettextEntry.Translation]) -> String {
    forms.count == 1 ? forms[0].text.text : forms.map(\.text.text).joined(separator: "\n")
  }

  /// Creates the table of the translations; of equal messages, the last one counts.
  private mutating func takeTargets() -> [StringEntry] {
    var found: [StringEntry] = []
    swap(&found, &targets)
    // The texts to translate have the same keys, and one entry for each form.
    guard sources.hasDuplicates else { return found }
    var list = EntryList()
    for entry in found { list.append(entry) }
    return list.entries
  }

  private func entry(
    _ text: GettextEntry.Text, of entry: GettextEntry, variant: TextVariant?
  ) -> StringEntry {
    var made = StringEntry(
      key: entry.key, value: text.text, comment: entry.comment, position: text.position,
      state: entry.isFuzzy ? "fuzzy" : nil, variant: variant)
    made.syntax = entry.syntax
    if !entry.flags.isEmpty {
      made.limit = WeblateFlags(entry.flags).limit(at: entry.id.position)
    }
    return made
  }

  /// Reports forms beyond the header's count, and missing forms.
  private mutating func check(_ entry: GettextEntry) {
    guard let last = entry.lastForm, plurals.fault == nil, let count = plurals.count else { return }
    let found = entry.translations.count { !$0.isEmpty }
    guard last >= count || found < count else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "\(entry.key.quoted) has \(found) plural \(found == 1 ? "form" : "forms"), "
          + (found == count ? "the last of them msgstr[\(last)], " : "")
          + "where the header says nplurals=\(count).",
        position: entry.id.position, key: entry.key, weight: .warning))
  }

  /// Reports a text that starts or ends with a line break if the text to translate does not, or the reverse; only the
  /// first such text of an entry is reported.
  private mutating func checkLineBreaks(_ entry: GettextEntry) {
    guard let rejecter, !Self.haveOneEdge(entry) else { return }
    let translations = entry.translations.filter { !$0.isEmpty }
    guard !translations.isEmpty else { return }
    let forms = translations.map { translation in
      (entry.plural == nil ? "translation" : "plural form \(translation.form)", translation.text)
    }
    for (name, text) in (entry.plural.map { [("plural to translate", $0)] } ?? []) + forms {
      for (verb, edge) in [("starts", \String.UTF8View.first), ("ends", \.last)] {
        let isExpected = entry.id.text.utf8[keyPath: edge] == 0x0A
        guard (text.text.utf8[keyPath: edge] == 0x0A) != isExpected else { continue }
        let names = isExpected ? ["text to translate", name] : [name, "text to translate"]
        return problems.add(
          CatalogProblem(
            kind: .catalogSyntax,
            message: "The \(names[0]) \(verb) with a line break and the \(names[1]) does not: "
              + "\(rejecter) rejects the file.",
            position: text.position, key: entry.key, weight: .error))
      }
    }
  }

  /// Whether all texts of an entry start and end in the same way, with or without a line break.
  private static func haveOneEdge(_ entry: GettextEntry) -> Bool {
    func isAlike(_ text: GettextEntry.Text) -> Bool {
      let (own, other) = (entry.id.text.utf8, text.text.utf8)
      return (own.first == 0x0A) == (other.first == 0x0A)
        && (own.last == 0x0A) == (other.last == 0x0A)
    }
    return entry.plural.map(isAlike) ?? true
      && entry.translations.allSatisfy { $0.isEmpty || isAlike($0.text) }
  }

  /// Reports a header without a valid rule if the catalog has plural forms.
  private mutating func checkHeader(of facts: GettextFacts, at pluralForms: SourcePosition?) {
    guard let fault = plurals.fault, let lastForm = facts.lastForm else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: fault, position: pluralForms ?? headerPosition,
        weight: lastForm > 1 || plurals.isRejected ? .error : .warning, isReadOn: true))
  }

  /// Reports a header whose language is not that of the path.
  ///
  /// Names of one language, such as `iw` and `he`, are equal, and regions are not compared.
  private mutating func checkLanguage() {
    guard let named = header.language, let own = locale, let other = path.locale,
      LocaleIdentifier.isTag(own.tag), Self.language(of: own) != Self.language(of: other)
    else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The header says that the language is \(named.quoted), but the path says '\(other)', and programs go by the "
          + "path. The header counts here. Correct the one that is wrong.",
        position: headerPosition, weight: .warning, isReadOn: true))
  }

  /// The language of a locale, by one of its names.
  private static func language(of locale: LocaleIdentifier) -> String {
    languageNames[locale.language] ?? locale.language
  }

  /// Other names of languages that are in use beside those to which ICU changes them.
  ///
  /// Source: `languageAlias` in CLDR's `supplementalMetadata.xml`.
  private static let languageNames = [
    "no": "nb", "tl": "fil", "sh": "sr", "mo": "ro", "cmn": "zh", "kmr": "ku", "arb": "ar",
    "ekk": "et", "lvs": "lv", "pes": "fa", "zsm": "ms", "swh": "sw",
  ]

  /// The tables, and all problems.
  ///
  /// - Parameters:
  ///   - facts: The facts about the catalog after reading it.
  ///   - others: The problems of reading it.
  ///   - pluralForms: The place of the rule that chooses forms; `nil` for the place of the header.
  mutating func content(
    _ facts: GettextFacts, problems others: ProblemList, pluralForms: SourcePosition? = nil
  ) -> CatalogContent {
    checkHeader(of: facts, at: pluralForms)
    checkLanguage()
    problems.add(contentsOf: others)
    problems.add(contentsOf: sources.problems)
    let targets = takeTargets()
    if locale == nil, !targets.isEmpty {
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax,
          message:
            "Neither the header nor the path names a language; the translations are left out.",
          position: .start, entriesLost: targets.count, isReadOn: true))
    }
    let source = header.sourceLanguage.map { LocaleIdentifier($0) }
    var tables = [table(source, sources.entries)]
    if let locale { tables.append(table(locale, targets)) }
    // A language whose translations are all fuzzy is a language of the app.
    let isKept = { [fuzzyCount, locale] (table: StringTable) in
      !table.entries.isEmpty || (table.locale == locale && locale != nil && fuzzyCount > 0)
    }
    var content = CatalogContent(
      tables: tables.filter(isKept), problems: problems.sorted,
      sourceLanguage: header.sourceLanguage)
    for name in [header.sourceLanguage, header.language].compactMap(\.self) {
      content.languagePlaces[LocaleIdentifier(name).tag] = headerPosition
    }
    content.leaveOut(fuzzyCount, .untranslated)
    return content
  }

  private func table(_ locale: LocaleIdentifier?, _ entries: [StringEntry]) -> StringTable {
    StringTable(file: file, name: path.table, locale: locale, entries: entries)
  }
}
