internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// What is known of each key of a table, whatever its languages say.
struct TableKeys {
  /// What is known of a key.
  struct Key {
    /// Whether a label shows its text.
    var isLabelled = false
    /// Whether one of its languages says that it is not to be translated.
    var isUntranslatable = false
    /// Whether the app may ask for it.
    var isAsked = true
    /// What the key itself says of its text.
    var sense: NonLabelKind.KeySense
    fileprivate var isNoted = false
    fileprivate var place: AuditReport.Coverage.Use.Place?
  }

  private let names: [String]
  private var keys: [Key]
  private var places: TextPlaces
  /// How many keys were noted.
  private(set) var noted = 0

  /// - Parameters:
  ///   - labelled: The keys whose texts labels show.
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

  /// The keys that only translations have, where the source language has most: nothing asks for them.
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

  /// Notes that a language that is checked has a key.
  mutating func note(_ key: Int) {
    guard !keys[key].isNoted else { return }
    keys[key].isNoted = true
    noted += 1
  }

  /// Counts a string of a key by where it is used.
  mutating func countUse(of key: Int) {
    let place = keys[key].place ?? places.place(of: names[key])
    keys[key].place = place
    places.add(place)
  }

  /// The strings that were counted, by their places.
  var counts: [AuditReport.Coverage.Use] { places.counts }
}
