/// The languages that lack a text of the source language, which findings list up to a limit.
///
/// Their number is the product of texts and languages, so that a small file could otherwise fill the memory.
struct MissingTranslations {
  /// The maximum number of missing translations in all findings; each takes 500 bytes.
  static let maximumCount = 1_000_000

  /// The maximum number of keys that may have such a finding; each takes 1.3 KB.
  static let maximumKeys = 1_000_000

  /// The number that may still be listed.
  private var left: Int
  /// The number of keys that may still have a finding.
  private var keysLeft: Int
  /// The number of missing translations that are not listed.
  private(set) var unlisted = 0

  init(left: Int, keys: Int = maximumKeys) { (self.left, keysLeft) = (left, keys) }

  /// Shares the number that may be listed among portions of the keys: the first ones may list all that they lack.
  ///
  /// - Parameter counts: The number of missing translations of each portion.
  static func shares(of counts: [Int], limit: Int) -> [Int] {
    var left = limit
    return counts.map { count in
      let share = min(count, left)
      left -= share
      return share
    }
  }

  /// Takes the languages of one key from those that may still be listed; returns the number to list, at least one, or
  /// zero if too many keys have findings.
  mutating func take(_ count: Int) -> Int {
    let listed = keysLeft > 0 ? min(count, max(1, left)) : 0
    keysLeft -= 1
    left -= listed
    unlisted += count - listed
    return listed
  }
}
