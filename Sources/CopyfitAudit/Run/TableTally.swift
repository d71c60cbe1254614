internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The strings of some entries of a table that no label shows.
struct TableTally: Sendable {
  /// The strings whose words are checked.
  var words: WordItems
  /// The number of strings by the place where they are used.
  var uses: [AuditReport.Coverage.Use.Place: Int] = [:]
  /// The number of strings in languages other than the source language, without those that no label shows.
  var translatedCount = 0
  /// The number of strings that are not checked because they have not changed.
  var unchangedCount = 0
  /// The strings that are left out, by reason.
  var leftOut: [SkipReason: SkippedList] = [:]
}

/// Counts the strings of a table that no label shows.
struct TableCounter: Sendable {
  private let table: StringIndex.Table
  private let keys: TableKeys
  private let settings: AuditSettings
  private let selection: ChangeSelection?
  private let sourceLanguage: LocaleIdentifier
  private let source: PlainTexts?
  /// The objects of the table's document; `nil` if none is read.
  private let objects: Set<String>?
  private let kindOfTable: NonLabelKind?
  private let isChecked: [Bool]

  init(
    _ table: StringIndex.Table, _ keys: TableKeys, objects: Set<String>?,
    sourceLanguage: LocaleIdentifier, settings: AuditSettings, selection: ChangeSelection?
  ) {
    (self.table, self.keys, self.objects) = (table, keys, objects)
    (self.sourceLanguage, self.settings, self.selection) = (sourceLanguage, settings, selection)
    kindOfTable = NonLabelKind.kind(of: table.identity)
    isChecked = table.parts.map { settings.locales.contains($0.locale) }
    source =
      settings.locales.contains(sourceLanguage) ? PlainTexts(of: table, in: sourceLanguage) : nil
  }

  /// Counts the strings at some positions among the table's entries.
  func tally(_ positions: Range<Int>) -> TableTally {
    var tally = TableTally(words: WordItems(of: table))
    let places = table.lookup().places
    var last = places.neighbor(before: positions.lowerBound)
    for place in places.all(at: positions) {
      // The forms of a text are adjacent, and count as one string.
      let isNew = last.map { $0.key != place.key || $0.part != place.part } ?? true
      last = place
      guard isChecked[place.part], !keys[place.key].isLabeled else { continue }
      add(place, isNew: isNew, to: &tally)
    }
    return tally
  }

  private func add(_ place: EntryPlaces.Place, isNew: Bool, to tally: inout TableTally) {
    let part = table.parts[place.part]
    let entry = part.table.entries[place.entry]
    guard selection?.selects(table.identity, entry.key, in: part.locale) ?? true else {
      if isNew { tally.unchangedCount += 1 }
      return
    }
    let isCopy = source?.areRepeated(by: entry, of: place.key, in: part.locale) ?? false
    let why = reason(of: entry, place.key)
    if isNew, part.locale != sourceLanguage, !isCopy, why?.isOfNoLabel != true {
      tally.translatedCount += 1
    }
    if let why {
      guard isNew else { return }
      tally.leftOut[why, default: SkippedList()].add(
        .string, why: why,
        "\(part.table.file):\(entry.position.line) \(entry.key) (\(part.locale.tag))")
      return
    }
    let key = keys[place.key]
    if isNew, let use = key.place { tally.uses[use, default: 0] += 1 }
    if !isCopy, key.isAsked, key.mayBeOnPhone, entry.isForPhones { tally.words.add(place) }
  }

  /// The reason why a string is left out; `nil` if it is checked.
  private func reason(of entry: StringEntry, _ key: Int) -> SkipReason? {
    let kind = NonLabelKind(
      keys.kind(ofText: entry, of: key),
      shouldTranslate: !keys[key].isUntranslatable && entry.shouldTranslate,
      kindOfTable: kindOfTable)
    if let kind, settings.leavesOut(kind) { return .kind(kind) }
    return reasonOfObject(entry.key)
  }

  /// The reason why an object's key shows no text; `nil` for any other key.
  private func reasonOfObject(_ key: String) -> SkipReason? {
    // Keys of developers may also have numbers, so only names in Xcode's form are certain.
    guard let key = InterfaceKey(key), key.objectID.contains("-") else { return nil }
    guard let objects else { return .unreadDocument }
    return objects.contains(key.objectID) ? nil : .missingObject
  }
}

/// The strings of a table whose words are checked, in portions for several threads.
struct WordItems: Sendable {
  /// The maximum number of strings in a portion.
  private static let portion = 200

  private let table: StringIndex.Table
  private(set) var all: [WordCheck.Item] = []
  /// The part of the last portion.
  private var part: Int?

  /// Creates an empty list.
  init(of table: StringIndex.Table) { self.table = table }

  /// Adds an entry of the table.
  mutating func add(_ place: EntryPlaces.Place) {
    if part != place.part || all.last.map({ $0.entries.count >= Self.portion }) ?? true {
      part = place.part
      all.append(.init(table: table.identity, part: table.parts[place.part]))
    }
    all[all.count - 1].entries.append(UInt32(truncatingIfNeeded: place.entry))
  }
}

extension SkipReason {
  /// Whether no label of the app shows a string.
  fileprivate var isOfNoLabel: Bool {
    if case .kind = self { true } else { false }
  }
}

extension StringEntry {
  /// Whether the screens of its devices have known widths.
  fileprivate var isForPhones: Bool { variant?.device.map(Self.phones.contains) ?? true }

  /// The devices of String Catalogs whose screens are checked.
  private static let phones: Set = ["iphone", "ipod", "ipad", "other"]
}
