internal import CopyfitSourceText
package import CopyfitUnicode

/// The entries of a table that count, by the numbers of their keys: of the entries of one key in one locale only those of
/// the part that comes first.
package struct EntryPlaces: Sendable {
  /// An entry by the numbers of its key, its part, and its own in the part.
  package struct Place: Sendable {
    private let numbers: (key: UInt32, part: UInt32, entry: UInt32)

    fileprivate init(key: Int, part: Int, entry: Int) {
      numbers = (
        UInt32(truncatingIfNeeded: key), UInt32(truncatingIfNeeded: part),
        UInt32(truncatingIfNeeded: entry)
      )
    }

    package var key: Int { Int(numbers.key) }
    package var part: Int { Int(numbers.part) }
    package var entry: Int { Int(numbers.entry) }
  }

  /// The keys in the order in which files mention them first.
  package var keys: [String] { numbers.texts }
  /// The entries in the order of the parts.
  package private(set) var all: [Place] = []
  /// The number of keys for each locale.
  package private(set) var keyCounts: [LocaleIdentifier: Int] = [:]
  private var numbers = TextNumbers()
  /// The entries key by key, and where those of each key begin.
  private var byKey: [Place] = []
  private var starts: [Int] = []

  /// Numbers the keys of a table's parts, in the order of their precedence.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  init(_ parts: [TablePart]) {
    all.reserveCapacity(parts.reduce(0) { $0 + $1.table.entries.count })
    let crowded = Dictionary(grouping: parts, by: \.locale).filter { $0.value.count > 1 }
    var seen: [LocaleIdentifier: Set<Int>] = [:]
    // The part in which each key was counted last: in one locale only one part has it.
    var counted: [Int] = []
    for (part, content) in parts.enumerated() {
      let (before, isCrowded) = (seen[content.locale] ?? [], crowded[content.locale] != nil)
      let entries = content.table.entries
      var (found, count, next): ([Int], Int, Int) = ([], 0, 0)
      for entry in entries.indices {
        let key = number(of: entries[entry].key, atBest: next)
        next = key + 1
        if isCrowded { found.append(key) }
        guard !before.contains(key) else { continue }
        all.append(Place(key: key, part: part, entry: entry))
        if key == counted.count { counted.append(-1) }
        guard counted[key] != part else { continue }
        counted[key] = part
        count += 1
      }
      keyCounts[content.locale, default: 0] += count
      if !found.isEmpty { seen[content.locale, default: []].formUnion(found) }
    }
    sortByKey()
  }

  /// The number of a key, which is most often the one behind that of the entry before.
  private mutating func number(of key: String, atBest guess: Int) -> Int {
    if guess < keys.count, keys[guess].hasSameBytes(as: key) { return guess }
    return numbers.number(of: key)
  }

  private mutating func sortByKey() {
    starts = Array(repeating: 0, count: keys.count + 1)
    for place in all { starts[place.key + 1] += 1 }
    for key in keys.indices { starts[key + 1] += starts[key] }
    guard let any = all.first else { return }
    var free = starts
    byKey = Array(repeating: any, count: all.count)
    for place in all {
      byKey[free[place.key]] = place
      free[place.key] += 1
    }
  }

  /// The number of a key; `nil` if the table lacks it.
  package func number(of key: String) -> Int? { numbers.known(key) }

  /// The entries of a key, in the order of the parts.
  package func entries(ofKey number: Int) -> ArraySlice<Place> {
    byKey[starts[number]..<starts[number + 1]]
  }
}
