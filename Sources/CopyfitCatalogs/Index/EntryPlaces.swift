internal import CopyfitSourceText
package import CopyfitUnicode

/// The entries of a table that count, by the numbers of their keys: if a key has several entries in one locale, only
/// those of the first part count.
package struct EntryPlaces: Sendable {
  /// An entry, by the numbers of its key, its part, and the entry within the part.
  package struct Place: Hashable, Sendable {
    package var key: Int
    package var part: Int
    package var entry: Int
  }

  /// An entry whose key is known.
  fileprivate struct Location: Sendable {
    let part: UInt32
    let entry: UInt32

    init(_ part: Int, _ entry: Int) {
      self.part = UInt32(truncatingIfNeeded: part)
      self.entry = UInt32(truncatingIfNeeded: entry)
    }
  }

  /// The keys in the order in which the files first mention them.
  package private(set) var keys: Keys
  /// The number of keys for each locale.
  package private(set) var keyCounts: [LocaleIdentifier: Int] = [:]
  private var slots = TextSlots()
  /// The number of each entry's key, part by part; `leftOut` for an entry that does not count.
  private var keyNumbers: [UInt32] = []
  /// The ends of the parts in `keyNumbers`.
  private var ends: [Int] = []
  /// The entries in the order of the keys; empty if they are in the order of a single part.
  private var byKey: [Location] = []
  /// The starts of the entries of each key.
  private var starts: [UInt32] = []

  private static let leftOut = UInt32.max

  /// Numbers the keys of a table's parts, in the order of their precedence.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  init(_ parts: [TablePart]) {
    keys = Keys(parts)
    keyNumbers.reserveCapacity(parts.reduce(0) { $0 + $1.table.entries.count })
    let crowded = Dictionary(grouping: parts, by: \.locale).filter { $0.value.count > 1 }
    var seen: [LocaleIdentifier: Set<Int>] = [:]
    // The last part in which each key was counted; in one locale, only one part has it.
    var counted: [Int32] = []
    for (part, content) in parts.enumerated() {
      let isCrowded = crowded[content.locale] != nil
      // The set is taken out while it grows, so that it is not copied for each part.
      var before = isCrowded ? seen.removeValue(forKey: content.locale) ?? [] : []
      let entries = content.table.entries
      var (found, count, next): ([Int], Int, Int) = ([], 0, 0)
      for entry in entries.indices {
        let key = number(of: entries[entry].key, atBest: next, in: Location(part, entry))
        next = key + 1
        if isCrowded { found.append(key) }
        let isLeftOut = before.contains(key)
        keyNumbers.append(isLeftOut ? Self.leftOut : UInt32(truncatingIfNeeded: key))
        guard !isLeftOut else { continue }
        if key == counted.count { counted.append(-1) }
        guard counted[key] != part else { continue }
        counted[key] = Int32(truncatingIfNeeded: part)
        count += 1
      }
      ends.append(keyNumbers.count)
      keyCounts[content.locale, default: 0] += count
      before.formUnion(found)
      if isCrowded { seen[content.locale] = before }
    }
    sortByKey()
  }

  /// The number of an entry's key, which usually follows that of the previous entry.
  private mutating func number(of key: String, atBest guess: Int, in place: Location) -> Int {
    if guess < keys.count, keys[guess].hasSameBytes(as: key) { return guess }
    if slots.isDue(for: keys.count) { slots = TextSlots(keys.count) { keys[$0] } }
    let slot = slots.place(of: key, among: keys.count) { keys[$0] }
    if let number = slot.number { return number }
    keys.append(place)
    slots.fill(slot, with: keys.count - 1)
    return keys.count - 1
  }

  private mutating func sortByKey() {
    starts = Array(repeating: 0, count: keys.count + 1)
    var (last, isSorted) = (UInt32(0), ends.count == 1)
    for key in keyNumbers where key != Self.leftOut {
      starts[Int(key) + 1] += 1
      isSorted = isSorted && key >= last
      last = key
    }
    for key in keys.indices { starts[key + 1] += starts[key] }
    guard !isSorted else { return }
    var free = starts
    byKey = Array(repeating: Location(0, 0), count: Int(starts[keys.count]))
    for place in all {
      byKey[Int(free[place.key])] = Location(place.part, place.entry)
      free[place.key] += 1
    }
  }

  /// The number of a key; `nil` if the table does not have it.
  package func number(of key: String) -> Int? {
    slots.place(of: key, among: keys.count) { keys[$0] }.number
  }
}

extension EntryPlaces {
  /// The keys of a table by their numbers, which are read from the entries that mention them first.
  package struct Keys: RandomAccessCollection, Sendable {
    private let parts: [TablePart]
    private var places: [Location] = []

    fileprivate init(_ parts: [TablePart]) { self.parts = parts }

    fileprivate mutating func append(_ place: Location) { places.append(place) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    /// The key with a number.
    package subscript(number: Int) -> String {
      let place = places[number]
      return parts[Int(place.part)].table.entries[Int(place.entry)].key
    }
  }
}

extension EntryPlaces {
  /// The number of positions: all entries of the parts, including those that do not count.
  package var count: Int { keyNumbers.count }

  /// The entries in the order of the parts.
  package var all: All { all(at: 0..<count) }

  /// The entries that do not count, by the numbers of their parts and of the entries within them.
  package var uncounted: [(part: Int, entry: Int)] {
    var (start, found) = (0, [(part: Int, entry: Int)]())
    for (part, end) in ends.enumerated() {
      for position in start..<end where keyNumbers[position] == Self.leftOut {
        found.append((part, position - start))
      }
      start = end
    }
    return found
  }

  /// The entries at some positions, in the order of the parts.
  package func all(at positions: Range<Int>) -> All { All(keyNumbers, ends, positions) }

  /// The last entry before a position in the same part; `nil` if the part has none.
  package func neighbor(before position: Int) -> Place? {
    let start = ends.last { $0 <= position } ?? 0
    let last = keyNumbers[start..<position].lastIndex { $0 != Self.leftOut }
    return last.flatMap { index in
      var entries = all(at: index..<index + 1)
      return entries.next()
    }
  }

  /// The entries of a table in the order of its parts.
  package struct All: Sequence, IteratorProtocol {
    private let keyNumbers: [UInt32]
    private let ends: [Int]
    private var position: Int
    private let end: Int
    private var part: Int
    /// The start of the part.
    private var start: Int

    fileprivate init(_ keyNumbers: [UInt32], _ ends: [Int], _ positions: Range<Int>) {
      (self.keyNumbers, self.ends) = (keyNumbers, ends)
      (position, end) = (positions.lowerBound, positions.upperBound)
      part = ends.firstIndex { $0 > positions.lowerBound } ?? ends.count
      start = part == 0 ? 0 : ends[part - 1]
    }

    package mutating func next() -> Place? {
      while position < end {
        while position >= ends[part] { (start, part) = (ends[part], part + 1) }
        let (key, entry) = (keyNumbers[position], position - start)
        position += 1
        if key != EntryPlaces.leftOut { return Place(key: Int(key), part: part, entry: entry) }
      }
      return nil
    }
  }

  /// The entries of a key, in the order of the parts.
  package func entries(ofKey number: Int) -> OfKey {
    OfKey(number, Int(starts[number])..<Int(starts[number + 1]), byKey)
  }

  /// The entries of a key in the order of the table's parts.
  package struct OfKey: RandomAccessCollection {
    package let startIndex: Int
    package let endIndex: Int
    private let key: Int
    private let byKey: [Location]

    fileprivate init(_ key: Int, _ range: Range<Int>, _ byKey: [Location]) {
      (startIndex, endIndex) = (range.lowerBound, range.upperBound)
      (self.key, self.byKey) = (key, byKey)
    }

    package subscript(index: Int) -> Place {
      guard !byKey.isEmpty else { return Place(key: key, part: 0, entry: index) }
      return Place(key: key, part: Int(byKey[index].part), entry: Int(byKey[index].entry))
    }
  }
}
