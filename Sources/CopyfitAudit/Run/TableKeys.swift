internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The properties of each key of a table that do not depend on a language.
struct TableKeys {
  /// The properties of a key.
  struct Key {
    /// Whether a label shows it.
    var isLabelled = false
    /// Whether it is excluded from translation in one of its languages.
    var isUntranslatable = false
    /// Whether the app may use it.
    var isAsked = true
    /// The kind of its text, according to the key.
    var sense: NonLabelKind.KeySense
    fileprivate var isNoted = false
    fileprivate var place: AuditReport.Coverage.Use.Place?
  }

  private let names: [String]
  private var keys: [Key]
  private var places: TextPlaces
  /// The number of keys in checked languages.
  private(set) var noted = 0

  /// - Parameters:
  ///   - labelled: The keys of labels.
  ///   - uses: Where the texts are used.
  init(
    _ table: StringIndex.Table, _ labelled: Set<ExactString>, source: LocaleIdentifier,
    uses: TextPlaces
  ) {
    let lookup = table.lookup()
    (names, places) = (lookup.keys, uses)
    keys = names.map { name in
      Key(
        isLabelled: !labelled.isEmpty && labelled.contains(ExactString(name)),
        isAsked: !KeyWords.namesTextOfStore(name), sense: NonLabelKind.KeySense(name))
    }
    for part in table.parts {
      let entries = part.table.entries
      for index in entries.indices where !entries[index].shouldTranslate {
        lookup.places.number(of: entries[index].key).map { keys[$0].isUntranslatable = true }
      }
    }
    for key in Self.keys(lackedBy: source, table, lookup.places) { keys[key].isAsked = false }
  }

  /// The keys that only translations have, if the source language has most keys; nothing uses them.
  private static func keys(
    lackedBy source: LocaleIdentifier, _ table: StringIndex.Table, _ places: EntryPlaces
  ) -> [Int] {
    let isSource = table.parts.map { $0.locale == source }
    var hasSource = Array(repeating: false, count: places.keys.count)
    for place in places.all where isSource[place.part] { hasSource[place.key] = true }
    let lacking = hasSource.indices.filter { !hasSource[$0] }
    return hasSource.count - lacking.count > lacking.count ? lacking : []
  }

  subscript(key: Int) -> Key { keys[key] }

  /// Notes that a checked language has a key.
  mutating func note(_ key: Int) {
    guard !keys[key].isNoted else { return }
    keys[key].isNoted = true
    noted += 1
  }

  /// Counts a string of a key by the place where it is used.
  mutating func countUse(of key: Int) {
    let place = keys[key].place ?? places.place(of: names[key])
    keys[key].place = place
    places.add(place)
  }

  /// The strings that were counted, by their places.
  var counts: [AuditReport.Coverage.Use] { places.counts }
}
