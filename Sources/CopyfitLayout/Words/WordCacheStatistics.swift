/// What a worker's word cache has done so far.
///
/// Words are counted as they are looked up: those of a font that joins words over a space count as one.
public struct WordCacheStatistics: Hashable, Sendable {
  /// The words that were known.
  public var hits = 0
  /// The words that had to be shaped.
  public var misses = 0
  /// The words that were taken together with the one before them, since the font may join the two.
  public var refused = 0
  /// The bytes in use.
  public var bytes = 0

  /// Creates statistics of a cache that has done nothing.
  public init() {}

  /// How many of a hundred words were known; 0 of none.
  public var hitRate: Double {
    let words = hits + misses
    return words == 0 ? 0 : 100 * Double(hits) / Double(words)
  }

  /// The sum of what two caches have done.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.hits += right.hits
    sum.misses += right.misses
    sum.refused += right.refused
    sum.bytes += right.bytes
    return sum
  }
}

extension WordCacheStatistics: CustomStringConvertible {
  /// The counts in one line.
  public var description: String {
    "\(hits + misses) words, of which \(hits) (\(Int(hitRate)) %) were known; "
      + "\(refused) taken with the word before; \(bytes) bytes"
  }
}
