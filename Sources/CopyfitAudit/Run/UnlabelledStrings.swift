internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
package import CopyfitUnicode

/// The strings that no label shows.
package struct UnlabelledStrings: Sendable {
  /// The strings by table and locale, in portions for several threads.
  private(set) var items: [WordCheck.Item] = []
  private(set) var count = 0
  /// The same by table, but for tables that have none.
  private(set) var counts: [(table: TableIdentity, file: String, count: Int)] = []
  /// How many of all strings, those that are left out included, are in other languages than the source.
  private(set) var translatedCount = 0
  /// The strings that are left out, as no label shows their kind.
  private(set) var leftOut = SkippedList()
  /// How many strings are not looked at, as they have not changed.
  private(set) var unchangedCount = 0
  /// How many keys the project has, with labels or without.
  package private(set) var keyCount = 0

  /// How many strings make a portion at most.
  private static let portion = 200

  private let settings: AuditSettings
  private let selection: ChangeSelection?
  private let sourceLanguage: LocaleIdentifier

  package init(
    _ index: StringIndex, labels: [AuditLabel], settings: AuditSettings,
    sourceLanguage: LocaleIdentifier, selection: ChangeSelection?
  ) {
    self.sourceLanguage = sourceLanguage
    self.settings = settings
    self.selection = selection
    var labelled: [TableIdentity: Set<ExactString>] = [:]
    for label in labels { labelled[label.table, default: []].insert(ExactString(label.key)) }
    for table in index.tables {
      let before = count
      add(table, labelled[table.identity] ?? [])
      if count > before {
        counts.append((table.identity, table.parts.first?.table.file ?? "", count - before))
      }
    }
  }

  private mutating func add(
    _ table: StringIndex.Table, _ labelled: Set<ExactString>
  ) {
    var keys = Set<ExactString>(minimumCapacity: table.entryCountOfLongestPart)
    let kindOfTable = NonLabelKind.kind(of: table.identity)
    let untranslatable = table.untranslatableKeys
    var item: WordCheck.Item?
    var last: (key: ExactString, locale: LocaleIdentifier)?
    table.forEachEntry { locale, file, entry in
      guard settings.locales.contains(locale) else { return }
      let key = ExactString(entry.key)
      keys.insert(key)
      guard !labelled.contains(key) else { return }
      // The forms of a text follow each other, and are one string.
      let isNew = last.map { $0 != (key, locale) } ?? true
      last = (key, locale)
      guard selection?.selects(table.identity, entry.key, in: locale) ?? true else {
        if isNew { unchangedCount += 1 }
        return
      }
      if isNew, locale != sourceLanguage { translatedCount += 1 }
      var entry = entry
      if untranslatable.contains(key) { entry.shouldTranslate = false }
      if let kind = settings.kindLeftOut(of: entry, kindOfTable: kindOfTable) {
        if isNew {
          leftOut.add(
            .string, why: kind.reason,
            "\(file.file):\(entry.position.line) \(entry.key) (\(locale.tag))")
        }
        return
      }
      if isNew { count += 1 }
      if let full = item, full.locale != locale || full.strings.count >= Self.portion {
        items.append(full)
        item = nil
      }
      if item == nil { item = .init(table: table.identity, locale: locale, strings: []) }
      for text in LocatedText(entry, file: file.file).forms {
        item?.strings.append((entry.key, text))
      }
    }
    if let item { items.append(item) }
    keyCount += keys.count
  }
}

extension StringIndex.Table {
  /// The keys that are not to be translated, as one of their languages says.
  fileprivate var untranslatableKeys: Set<ExactString> {
    var keys: Set<ExactString> = []
    for part in parts {
      for entry in part.table.entries where !entry.shouldTranslate {
        keys.insert(ExactString(entry.key))
      }
    }
    return keys
  }
}

extension LocatedText {
  /// The text with the forms of its variables, each with its own place.
  fileprivate var forms: [LocatedText] {
    [self]
      + variables.flatMap { variable in
        variable.forms.map { form in
          var text = LocatedText(
            value: form.text,
            location: SourceLocation(file: location.file, position: form.position))
          text.variant = "\(variable.name).\(form.category.rawValue)"
          return text
        }
      }
  }
}
