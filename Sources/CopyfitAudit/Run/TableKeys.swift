internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The properties of each key of a table that do not depend on a language.
struct TableKeys: Sendable {
  /// The properties of a key.
  struct Key: Sendable {
    /// Whether a label shows it.
    fileprivate(set) var isLabeled = false
    /// Whether the app may use it.
    fileprivate(set) var isAsked = true
    /// Whether a phone may show it.
    fileprivate(set) var mayBeOnPhone = true
    /// Whether it is excluded from translation in one of its languages.
    fileprivate(set) var isUntranslatable = false
    /// Whether a checked language has it.
    fileprivate var isNoted = false
    /// Whether the source language has it.
    fileprivate var hasSource = false
    /// The kind of its text, according to the key.
    fileprivate var sense: NonLabelKind.KeySense
    /// The kind of its first text, according to the key, the comment and the code that uses it.
    fileprivate var kind: NonLabelKind?
    /// The kind of text that code makes of it; `nil` if a label may show it.
    fileprivate var kindInCode: NonLabelKind?
    /// The place where it is used; `nil` if a label shows it.
    fileprivate(set) var place: AuditReport.Coverage.Use.Place?
  }

  private let table: StringIndex.Table
  private let places: EntryPlaces
  private var keys: [Key]
  /// The number of keys in checked languages.
  var noted: Int { keys.count { $0.isNoted } }

  /// Joins the keys of a table, in the order of their numbers.
  init(_ table: StringIndex.Table, _ keys: [Key], source: LocaleIdentifier) {
    self.table = table
    self.keys = keys
    places = table.lookup().places
    for part in table.parts {
      let entries = part.table.entries
      for index in entries.indices where !entries[index].shouldTranslate {
        places.number(of: entries[index].key).map { self.keys[$0].isUntranslatable = true }
      }
    }
    // Nothing uses a key that only translations have, unless the source language has few keys.
    guard table.lookup().holdsSources(in: source) else { return }
    for key in keys.indices where !keys[key].hasSource { self.keys[key].isAsked = false }
  }

  /// The properties of the key with a number.
  subscript(key: Int) -> Key { keys[key] }

  /// The kind of a key's text in an entry, according to the key, the comment and the code that uses it.
  ///
  /// The languages of a key usually have the same comment.
  func kind(ofText entry: StringEntry, of key: Int) -> NonLabelKind? {
    let isUsual = places.entries(ofKey: key).first.map { first in
      table.parts[first.part].table.entries[first.entry].comment == entry.comment
    }
    if isUsual == true { return keys[key].kind }
    return NonLabelKind(ofText: keys[key].sense, comment: entry.comment) ?? keys[key].kindInCode
  }
}

/// Finds the properties of some of a table's keys.
struct KeyReader: Sendable {
  private let table: StringIndex.Table
  private let labeled: Set<ExactString>
  private let uses: TextPlaces
  /// Whether the language of each part is checked.
  private let isChecked: [Bool]
  /// Whether each part is in the source language.
  private let isSource: [Bool]

  /// - Parameters:
  ///   - labeled: The keys of labels.
  ///   - uses: Where the texts are used.
  init(
    _ table: StringIndex.Table, _ labeled: Set<ExactString>, uses: TextPlaces,
    source: LocaleIdentifier, checked: LocaleSelection
  ) {
    (self.table, self.labeled, self.uses) = (table, labeled, uses)
    isChecked = table.parts.map { checked.contains($0.locale) }
    isSource = table.parts.map { $0.locale == source }
  }

  /// The properties of the keys with some numbers.
  func keys(_ numbers: Range<Int>) -> [TableKeys.Key] {
    let places = table.lookup().places
    return numbers.map { key(places.keys[$0], places.entries(ofKey: $0)) }
  }

  private func key(_ name: String, _ entries: EntryPlaces.OfKey) -> TableKeys.Key {
    var key = TableKeys.Key(sense: NonLabelKind.KeySense(name))
    key.isLabeled = !labeled.isEmpty && labeled.contains(ExactString(name))
    key.isAsked = !KeyWords.namesTextOfStore(name)
    key.isNoted = entries.contains { isChecked[$0.part] }
    key.hasSource = entries.contains { isSource[$0.part] }
    guard !key.isLabeled else { return key }
    key.place = uses.place(of: name)
    key.mayBeOnPhone = uses.mayBeOnPhone(name)
    let comment = entries.first.flatMap { table.parts[$0.part].table.entries[$0.entry].comment }
    key.kindInCode = uses.nonLabelKind(of: name)
    key.kind = NonLabelKind(ofText: key.sense, comment: comment) ?? key.kindInCode
    return key
  }
}
