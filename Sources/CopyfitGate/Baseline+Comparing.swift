extension Baseline {
  /// The differences between two baselines; the entries are those of the newer one, except `gone`.
  public struct Difference: Hashable, Sendable {
    /// Entries that only the newer one has.
    public var added: [Entry] = []
    /// Entries that only the older one has.
    public var gone: [Entry] = []
    /// Entries whose first failing category is nearer to `large` than before.
    public var worse: [Change] = []
    /// Entries whose first failing category is farther from `large` than before.
    public var better: [Change] = []

    /// An entry before and after.
    public struct Change: Hashable, Sendable {
      /// The entry of the older baseline.
      public var old: Entry
      /// The entry of the newer baseline.
      public var new: Entry
    }

    /// Whether the baselines are equal.
    public var isEmpty: Bool {
      added.isEmpty && gone.isEmpty && worse.isEmpty && better.isEmpty
    }
  }

  /// The differences from a newer baseline, each list in the order of the file.
  public func difference(to newer: Baseline) -> Difference {
    let (old, new) = (byIdentity, newer.byIdentity)
    var difference = Difference()
    for entry in new.values.sorted(by: Entry.precedes) {
      guard let before = old[entry.identity] else {
        difference.added.append(entry)
        continue
      }
      let change = Difference.Change(old: before, new: entry)
      if entry.isWorse(than: before) { difference.worse.append(change) }
      if before.isWorse(than: entry) { difference.better.append(change) }
    }
    difference.gone = old.values.filter { new[$0.identity] == nil }.sorted(by: Entry.precedes)
    return difference
  }
}
