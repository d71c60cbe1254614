internal import CopyfitCatalogs
internal import CopyfitFindings
package import CopyfitLabels
package import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The strings that no label shows.
package struct UnlabelledStrings: Sendable {
  typealias Use = AuditReport.Coverage.Use

  /// The strings by table and locale, in portions for several threads.
  private(set) var items: [WordCheck.Item] = []
  var count: Int { counts.reduce(0) { $0 + $1.count } }
  /// The same by table and by where they are used.
  private(set) var counts: [Use] = []
  /// How many of all strings, those that are left out included, are in other languages than the source.
  private(set) var translatedCount = 0
  /// The strings that are left out, as no label shows their kind.
  private(set) var leftOut: [Reason: SkippedList] = [:]
  /// How many strings are not looked at, as they have not changed.
  private(set) var unchangedCount = 0
  /// How many keys the project has, with labels or without.
  package private(set) var keyCount = 0

  private let sourceLanguage: LocaleIdentifier
  private let settings: AuditSettings
  private let selection: ChangeSelection?
  private let uses: TextUses
  /// The tables of the documents.
  private let drawn: Set<TableIdentity>
  /// The objects of the documents that are read, by the tables of their texts.
  private var objects: [TableIdentity: Set<String>] = [:]

  /// - Parameter files: The storyboards and xibs, whether they can be read or not.
  package init(
    _ reading: ProjectReading, labels: [AuditLabel], documents: [DrawnDocument], files: [String],
    settings: AuditSettings, selection: ChangeSelection?
  ) {
    let index = reading.index
    sourceLanguage = reading.sourceLanguage
    uses = reading.uses
    drawn = Set(files.map { TableIdentity(CatalogPath($0)) })
    self.settings = settings
    self.selection = selection
    for document in documents {
      objects[TableIdentity(CatalogPath(document.file)), default: []]
        .formUnion(document.objects.lazy.map(\.id))
    }
    var labelled: [TableIdentity: Set<ExactString>] = [:]
    for label in labels { labelled[label.table, default: []].insert(ExactString(label.key)) }
    for table in index.tables { add(table, labelled[table.identity] ?? []) }
  }

  /// Why a key of an object shows no text; `nil` for any other key.
  private func reasonOfObject(_ key: String, in table: TableIdentity) -> Reason? {
    // Developers number keys, too: only names that Xcode alone makes are sure.
    guard let key = InterfaceKey(key), key.objectID.contains("-") else { return nil }
    guard let objects = objects[table] else { return .unreadDocument }
    return objects.contains(key.objectID) ? nil : .missingObject
  }

  /// The kind that a text is left out for; `nil` where it is not.
  private func kind(
    of entry: StringEntry, _ key: TableKeys.Key, kindOfTable: NonLabelKind?
  ) -> NonLabelKind? {
    settings.kindLeftOut(
      key.sense, comment: entry.comment,
      shouldTranslate: !key.isUntranslatable && entry.shouldTranslate, kindOfTable: kindOfTable)
  }

  private mutating func leaveOut(
    _ entry: StringEntry, of locale: LocaleIdentifier, in file: String, _ why: Reason
  ) {
    leftOut[why, default: SkippedList()].add(
      .string, why: why.text, "\(file):\(entry.position.line) \(entry.key) (\(locale.tag))")
  }

  private mutating func add(
    _ table: StringIndex.Table, _ labelled: Set<ExactString>
  ) {
    let places = table.lookup().places
    let kindOfTable = NonLabelKind.kind(of: table.identity)
    let isChecked = table.parts.map { settings.locales.contains($0.locale) }
    let source =
      settings.locales.contains(sourceLanguage) ? PlainTexts(of: table, in: sourceLanguage) : nil
    var keys = TableKeys(
      table, labelled, source: sourceLanguage,
      uses: TextPlaces(of: table, uses, isDrawn: drawn.contains(table.identity)))
    var words = WordItems(of: table.identity)
    var last: (key: Int, part: Int)?
    for place in places.all where isChecked[place.part] {
      keys.note(place.key)
      guard !keys[place.key].isLabelled else { continue }
      let part = table.parts[place.part]
      let entry = part.table.entries[place.entry]
      // The forms of a text follow each other, and are one string.
      let isNew = last.map { $0 != (place.key, place.part) } ?? true
      last = (place.key, place.part)
      guard selection?.selects(table.identity, entry.key, in: part.locale) ?? true else {
        if isNew { unchangedCount += 1 }
        continue
      }
      let isCopy = source?.areRepeated(by: entry, of: place.key, in: part.locale) ?? false
      if isNew, part.locale != sourceLanguage, !isCopy { translatedCount += 1 }
      let kind = kind(of: entry, keys[place.key], kindOfTable: kindOfTable)
      if let why = kind.map(Reason.kind) ?? reasonOfObject(entry.key, in: table.identity) {
        if isNew { leaveOut(entry, of: part.locale, in: part.table.file, why) }
        continue
      }
      if isNew { keys.countUse(of: place.key) }
      guard !isCopy, keys[place.key].isAsked else { continue }
      words.add(LocatedText(entry, file: part.table.file), of: entry.key, in: part.locale)
    }
    counts += keys.counts
    items += words.finished()
    keyCount += keys.noted
  }
}

/// The strings of a table whose words are checked, in portions for several threads.
private struct WordItems {
  /// How many strings make a portion at most.
  private static let portion = 200

  private let table: TableIdentity
  private var items: [WordCheck.Item] = []

  init(of table: TableIdentity) { self.table = table }

  mutating func add(_ text: LocatedText, of key: String, in locale: LocaleIdentifier) {
    // How wide the screen of another device is, is unknown here.
    guard text.variant?.device.map(Self.phones.contains) ?? true else { return }
    if items.last.map({ $0.locale != locale || $0.strings.count >= Self.portion }) ?? true {
      items.append(.init(table: table, locale: locale, strings: []))
    }
    items[items.count - 1].strings.append((key, text))
    for form in text.formsOfVariables { items[items.count - 1].strings.append((key, form)) }
  }

  func finished() -> [WordCheck.Item] { items }

  /// The devices of String Catalogs whose screens are checked.
  private static let phones: Set = ["iphone", "ipod", "ipad", "other"]
}

extension UnlabelledStrings {
  /// Why strings are left out.
  package enum Reason: Hashable, Sendable {
    /// No label shows their kind.
    case kind(NonLabelKind)
    /// Their storyboard or xib is not read.
    case unreadDocument
    /// Their storyboard or xib has no such object.
    case missingObject

    /// All reasons, in the order of reports.
    static let all = NonLabelKind.allCases.map(Self.kind) + [.unreadDocument, .missingObject]

    /// For reports, in a clause.
    package var text: String {
      switch self {
      case .kind(let kind): kind.reason
      case .unreadDocument: "of a storyboard or xib that is missing or not measured"
      case .missingObject: "of an object that its storyboard or xib does not have"
      }
    }
  }
}

extension LocatedText {
  /// The forms of its variables, each with its own place.
  fileprivate var formsOfVariables: [LocatedText] {
    variables.flatMap { variable in
      variable.forms.map { form in
        var text = LocatedText(
          value: form.text,
          location: SourceLocation(file: location.file, position: form.position))
        text.variant = TextVariant([.variable(variable.name, form.category)])
        return text
      }
    }
  }
}
