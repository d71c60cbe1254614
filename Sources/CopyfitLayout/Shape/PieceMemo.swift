/// Remembers the extents of pieces of one text that were shaped anew, whatever their number.
///
/// A hash table with linear probing that is emptied, without touching it, where another text comes.
struct PieceMemo {
  /// A piece of the text.
  struct Key: Equatable {
    private let bits: UInt64

    /// A piece as it stands, or with a hyphen at its end.
    init(_ piece: Range<Int>, hasHyphen: Bool = false) {
      bits =
        UInt64(truncatingIfNeeded: piece.lowerBound) << 33
        | UInt64(truncatingIfNeeded: piece.upperBound) << 1 | (hasHyphen ? 1 : 0)
    }

    /// An ellipsis of so many units; no piece ends where the text starts.
    init(ellipsisOfLength length: Int) { bits = UInt64(truncatingIfNeeded: length) << 33 }

    fileprivate var hash: Int {
      // Multiplication by an odd constant spreads neighbouring pieces.
      Int(truncatingIfNeeded: (bits &* 0xD6E8_FEB8_6659_FD93) >> 32)
    }
  }

  /// What is remembered of a piece.
  struct Value {
    var extent: Extent
    var cost: ShapingBudget.Cost
  }

  private struct Entry {
    var key: Key
    var round: Int
    var value: Value
  }

  private static let fewestSlots = 1 << 8
  /// Beyond so many, about 10 MB, pieces that cost a fit nothing are not remembered.
  private static let mostPieces = 1 << 16

  private var entries: [Entry?] = []
  private var count = 0
  /// Entries of earlier rounds are none.
  private var round = 0
  private var text: TextName?
  /// Keeps the text's name from being another's.
  private var origin: TextIdentity.Origin?

  /// Begins with a text, or goes on with it.
  ///
  /// - Returns: Whether it is another one than before.
  mutating func begin(_ text: PreparedStorage) -> Bool {
    let name = text.sheet.name
    if self.text == name { return false }
    self.text = name
    origin = text.identity.origin
    removeAll()
    return true
  }

  /// Forgets everything if that is much: between two fits, for a fit does not pay twice for a piece.
  mutating func trim() { if count >= Self.mostPieces { removeAll() } }

  private mutating func removeAll() {
    round += 1
    count = 0
  }

  /// The slot of a piece, or the free one where it would be put.
  private func slot(_ key: Key) -> Int {
    var slot = key.hash & (entries.count - 1)
    while let entry = entries[slot], entry.round == round, entry.key != key {
      slot = (slot + 1) & (entries.count - 1)
    }
    return slot
  }

  subscript(key: Key) -> Value? {
    guard count > 0, let entry = entries[slot(key)], entry.round == round else { return nil }
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key) {
    guard count < Self.mostPieces || !value.cost.isFree else { return }
    if count * 2 >= entries.count { grow() }
    let slot = slot(key)
    if entries[slot]?.round != round { count += 1 }
    entries[slot] = Entry(key: key, round: round, value: value)
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: nil, count: max(old.count * 4, Self.fewestSlots))
    for case let entry? in old where entry.round == round { entries[slot(entry.key)] = entry }
  }
}
