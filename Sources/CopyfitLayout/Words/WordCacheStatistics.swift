/// The statistics of a worker's word cache.
///
/// Each lookup counts once; words that a font joins across a space count as one.
public struct WordCacheStatistics: Hashable, Sendable {
  /// The lookups that found a word.
  public var hits = 0
  /// The lookups after which a word was shaped.
  public var misses = 0
  /// The words that were joined with the previous word because a rule of the font may apply to both.
  public var refused = 0
  /// The bytes in use.
  public var bytes = 0

  /// Creates the statistics of an unused cache.
  public init() {}

  /// The percentage of lookups that found a word; 0 without lookups.
  public var hitRate: Double {
    let words = hits + misses
    return words == 0 ? 0 : 100 * Double(hits) / Double(words)
  }

  /// The sum of the statistics of two caches.
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
    "\(hits + misses) lookups, \(hits) hits (\(Int(hitRate)) %), "
      + "\(refused) joined with the word before, \(bytes) bytes"
  }
}
