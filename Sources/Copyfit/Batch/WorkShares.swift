/// Divides items among workers, each of which starts with neighboring items.
///
/// Neighboring items are similar, so a worker's caches help with the next one.
package struct WorkShares: Sendable {
  private var shares: [Range<Int>]

  /// Divides items among workers.
  package init(of count: Int, among workers: Int) {
    shares = (0..<workers).map { count * $0 / workers..<count * ($0 + 1) / workers }
  }

  /// The next items of a worker's share, or half of the rest of the largest share; `nil` if none are left.
  package mutating func take(atMost count: Int, by worker: Int) -> Range<Int>? {
    if shares[worker].isEmpty {
      guard let largest = shares.indices.max(by: { shares[$0].count < shares[$1].count }),
        !shares[largest].isEmpty
      else { return nil }
      let share = shares[largest]
      let middle = share.lowerBound + share.count / 2
      (shares[largest], shares[worker]) = (share.lowerBound..<middle, middle..<share.upperBound)
    }
    let share = shares[worker]
    let taken = share.lowerBound..<min(share.lowerBound + count, share.upperBound)
    shares[worker] = taken.upperBound..<share.upperBound
    return taken
  }

  /// The worker whose share has the first of all items that are left; `nil` if none are left.
  package var firstWorker: Int? {
    shares.indices.lazy.filter { !shares[$0].isEmpty }
      .min { shares[$0].lowerBound < shares[$1].lowerBound }
  }
}
