extension Baseline {
  /// What changed from one baseline to another; entries are those of the newer, but for `gone`.
  public struct Difference: Hashable, Sendable {
    public var added: [Entry] = []
    public var gone: [Entry] = []
    /// Entries whose first failing category is nearer to `large` than before.
    public var worse: [Change] = []
    public var better: [Change] = []

    /// An entry before and after.
    public struct Change: Hashable, Sendable {
      public var old: Entry
      public var new: Entry
    }

    public var isEmpty: Bool {
      added.isEmpty && gone.isEmpty && worse.isEmpty && better.isEmpty
    }
  }

  /// What is different in a newer baseline, each list in the order of the file.
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
