internal import CopyfitCatalogs
internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The strings that no label shows.
package struct UnlabelledStrings: Sendable {
  typealias Use = AuditReport.Coverage.Use

  /// The strings by table and locale, in portions for several threads.
  private(set) var items: [WordCheck.Item] = []
  var count: Int { counts.reduce(0) { $0 + $1.count } }
  /// The number of strings by table and by the place where they are used.
  private(set) var counts: [Use] = []
  /// The number of all strings in languages other than the source language, including strings that are left out.
  private(set) var translatedCount = 0
  /// The strings that are left out, by reason.
  private(set) var leftOut: [SkipReason: SkippedList] = [:]
  /// The number of strings that are not checked because they have not changed.
  private(set) var unchangedCount = 0
  /// The number of the project's keys, with and without labels.
  package private(set) var keyCount = 0

  private let sourceLanguage: LocaleIdentifier
  private let settings: AuditSettings
  private let selection: ChangeSelection?
  private let uses: TextUses
  /// The tables of the documents.
  private let drawn: Set<TableIdentity>
  /// The objects of the documents, by the tables of their texts.
  private var objects: [TableIdentity: Set<String>] = [:]

  /// - Parameter files: The storyboards and xibs, including those that cannot be read.
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

  /// The reason why an object's key shows no text; `nil` for any other key.
  private func reasonOfObject(_ key: String, in table: TableIdentity) -> SkipReason? {
    // Keys of developers may also have numbers, so only names in Xcode's form are certain.
    guard let key = InterfaceKey(key), key.objectID.contains("-") else { return nil }
    guard let objects = objects[table] else { return .unreadDocument }
    return objects.contains(key.objectID) ? nil : .missingObject
  }

  /// The kind of text that a string is left out as; `nil` if it is checked.
  private func kind(
    of entry: StringEntry, _ key: TableKeys.Key, kindOfTable: NonLabelKind?
  ) -> NonLabelKind? {
    settings.kindLeftOut(
      key.sense, comment: entry.comment,
      shouldTranslate: !key.isUntranslatable && entry.shouldTranslate, kindOfTable: kindOfTable)
  }

  private mutating func leaveOut(
    _ entry: StringEntry, of locale: LocaleIdentifier, in file: String, _ why: SkipReason
  ) {
    leftOut[why, default: SkippedList()].add(
      .string, why: why, "\(file):\(entry.position.line) \(entry.key) (\(locale.tag))")
  }

  private mutating func add(
    _ table: StringIndex.Table, _ labelled: Set<ExactString>
  ) {
    let places = table.lookup().places
    let kindOfTable = NonLabelKind.kind(of: table.identity)
    let (locales, entries) = (table.parts.map(\.locale), table.parts.map(\.table.entries))
    let isChecked = locales.map(settings.locales.contains)
    let source =
      settings.locales.contains(sourceLanguage) ? PlainTexts(of: table, in: sourceLanguage) : nil
    var keys = TableKeys(
      table, labelled, source: sourceLanguage,
      uses: TextPlaces(of: table, uses, isDrawn: drawn.contains(table.identity)))
    var words = WordItems(of: table)
    var last: (key: Int, part: Int)?
    for place in places.all where isChecked[place.part] {
      keys.note(place.key)
      guard !keys[place.key].isLabelled else { continue }
      let (locale, entry) = (locales[place.part], entries[place.part][place.entry])
      // The forms of a text are adjacent, and count as one string.
      let isNew = last.map { $0 != (place.key, place.part) } ?? true
      last = (place.key, place.part)
      guard selection?.selects(table.identity, entry.key, in: locale) ?? true else {
        if isNew { unchangedCount += 1 }
        continue
      }
      let isCopy = source?.areRepeated(by: entry, of: place.key, in: locale) ?? false
      if isNew, locale != sourceLanguage, !isCopy { translatedCount += 1 }
      let kind = kind(of: entry, keys[place.key], kindOfTable: kindOfTable)
      if let why = kind.map(SkipReason.kind) ?? reasonOfObject(entry.key, in: table.identity) {
        if isNew { leaveOut(entry, of: locale, in: table.parts[place.part].table.file, why) }
        continue
      }
      if isNew { keys.countUse(of: place.key) }
      if !isCopy, keys[place.key].isAsked, entry.isForPhones { words.add(place) }
    }
    counts += keys.counts
    items += words.all
    keyCount += keys.noted
  }
}

/// The strings of a table whose words are checked, in portions for several threads.
private struct WordItems {
  /// The maximum number of strings in a portion.
  private static let portion = 200

  private let table: StringIndex.Table
  private(set) var all: [WordCheck.Item] = []
  /// The part of the last portion.
  private var part: Int?

  init(of table: StringIndex.Table) { self.table = table }

  mutating func add(_ place: EntryPlaces.Place) {
    if part != place.part || all.last.map({ $0.entries.count >= Self.portion }) ?? true {
      part = place.part
      all.append(.init(table: table.identity, part: table.parts[place.part]))
    }
    all[all.count - 1].entries.append(UInt32(truncatingIfNeeded: place.entry))
  }
}

extension StringEntry {
  /// Whether the screens of its devices have known widths.
  fileprivate var isForPhones: Bool { variant?.device.map(Self.phones.contains) ?? true }

  /// The devices of String Catalogs whose screens are checked.
  private static let phones: Set = ["iphone", "ipod", "ipad", "other"]
}

extension UnlabelledStrings {
  /// The reasons why strings are left out, in the order of reports.
  static let reasons =
    NonLabelKind.allCases.map(SkipReason.kind) + [.unreadDocument, .missingObject]
}
