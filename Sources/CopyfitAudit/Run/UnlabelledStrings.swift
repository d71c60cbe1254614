internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The strings that no label shows.
struct UnlabelledStrings: Sendable {
  /// The strings by table and locale, in portions for several threads.
  private(set) var items: [WordCheck.Item] = []
  private(set) var count = 0
  /// How many keys the project has, with labels or without.
  private(set) var keyCount = 0

  /// How many strings make a portion at most.
  private static let portion = 200

  init(_ index: StringIndex, labels: [AuditLabel], locales: LocaleSelection) {
    var labelled: [TableIdentity: Set<ExactString>] = [:]
    for label in labels { labelled[label.table, default: []].insert(ExactString(label.key)) }
    for table in index.tables {
      add(table, labelled[table.identity] ?? [], locales)
    }
  }

  private mutating func add(
    _ table: StringIndex.Table, _ labelled: Set<ExactString>, _ locales: LocaleSelection
  ) {
    var keys: Set<ExactString> = []
    var item: WordCheck.Item?
    var last: (key: ExactString, locale: LocaleIdentifier)?
    table.forEachEntry { locale, file, entry in
      guard locales.contains(locale) else { return }
      let key = ExactString(entry.key)
      keys.insert(key)
      guard !labelled.contains(key) else { return }
      // The forms of a text follow each other, and are one string.
      if last.map({ $0 != (key, locale) }) ?? true { count += 1 }
      last = (key, locale)
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
