/// How items are shared out among workers: each begins with items that stand side by side.
///
/// Neighbours are alike, so that what a worker remembers of one serves the next.
struct WorkShares {
  private var shares: [Range<Int>]

  /// Shares out so many items.
  init(of count: Int, among workers: Int) {
    shares = (0..<workers).map { count * $0 / workers..<count * ($0 + 1) / workers }
  }

  /// The next items of a worker's share, or half of what is left of the largest; `nil` for no more.
  mutating func take(atMost count: Int, by worker: Int) -> Range<Int>? {
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
}
