/// The keys that code puts together in any of many places.
package struct KeyEndIndex: Sendable {
  /// The ends of the keys with one start, as bytes.
  private struct Ends: Sendable {
    var texts: Set<ArraySlice<UInt8>> = []
    /// The lengths of the texts, in ascending order.
    var lengths: [Int] = []
  }

  /// The ends by their starts.
  private let ends: [ArraySlice<UInt8>: Ends]
  /// The lengths of the starts, in ascending order.
  private let lengths: [Int]

  /// Creates an index of the places with some ends.
  package init(_ all: [KeyEnds] = []) {
    var found: [ArraySlice<UInt8>: Ends] = [:]
    for (start, places) in Dictionary(grouping: all, by: { ArraySlice($0.start.utf8) }) {
      let texts = Set(places.map { ArraySlice($0.end.utf8) })
      found[start] = Ends(texts: texts, lengths: Set(texts.map(\.count)).sorted())
    }
    ends = found
    lengths = Set(found.keys.map(\.count)).sorted()
  }

  /// Whether code may put a key together in one of the places.
  ///
  /// - Complexity: O(*s* · *e*) for *s* lengths of starts and *e* lengths of ends, however many places there are.
  package func mayMake(_ key: String) -> Bool {
    let bytes = ArraySlice(key.utf8)
    return lengths.prefix { $0 <= bytes.count }.contains { length in
      guard let found = ends[bytes.prefix(length)] else { return false }
      return found.lengths.prefix { length + $0 <= bytes.count }.contains {
        found.texts.contains(bytes.suffix($0))
      }
    }
  }
}
