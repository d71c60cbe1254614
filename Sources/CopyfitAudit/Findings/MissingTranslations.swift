/// The languages that lack a text of the source language, which findings list up to a limit.
///
/// Their number is the product of texts and languages, so that a small file could otherwise fill the memory.
struct MissingTranslations {
  /// The maximum number of missing translations in all findings; each takes 500 bytes.
  static let maximumCount = 1_000_000

  /// The number that may still be listed.
  private var left: Int
  /// The number of missing translations that are not listed.
  private(set) var unlisted = 0

  init(left: Int) { self.left = left }

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

  /// Takes the languages of one key from those that may still be listed; returns the number to list, at least one.
  mutating func take(_ count: Int) -> Int {
    let listed = min(count, max(1, left))
    left -= listed
    unlisted += count - listed
    return listed
  }
}
