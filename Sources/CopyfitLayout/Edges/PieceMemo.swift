/// Remembers the extents of any number of pieces that were shaped again.
///
/// A hash table with linear probing. Texts that are fitted in turn keep their pieces until the table is larger than the
/// processor's cache; then the next text empties it.
struct PieceMemo {
  /// A piece of the text.
  struct Key: Equatable {
    private let bits: UInt64

    /// A piece of the text, with or without a hyphen at its end.
    init(_ piece: Range<Int>, hasHyphen: Bool = false) {
      bits =
        UInt64(truncatingIfNeeded: piece.lowerBound) << 33
        | UInt64(truncatingIfNeeded: piece.upperBound) << 1 | (hasHyphen ? 1 : 0)
    }

    /// An ellipsis of this length; no piece ends at the start of the text.
    init(ellipsisOfLength length: Int) { bits = UInt64(truncatingIfNeeded: length) << 33 }

    fileprivate var hash: Int {
      // Multiplication by an odd constant spreads neighboring pieces.
      Int(truncatingIfNeeded: (bits &* 0xD6E8_FEB8_6659_FD93) >> 32)
    }
  }

  /// The remembered extent and cost of a piece.
  struct Value {
    var extent: Extent
    var cost: ShapingBudget.Cost
  }

  private struct Entry {
    var text: TextName
    var key: Key
    var round: Int
    var value: Value
  }

  private static let minimumSlots = 1 << 8
  /// Above this number, about 300 KB, the pieces of other texts are removed.
  private static let maximumPiecesOfTexts = 1 << 11
  /// Above this number, about 10 MB, pieces without a cost to the fit are not remembered, unless the text is long.
  private static let maximumPieces = 1 << 16
  /// The number for each unit of a long text: with a soft hyphen behind each letter, a text has between two and three
  /// pieces for each unit, all of which each size needs.
  private static let piecesPerUnit = 4
  /// The number for the longest texts, about 160 MB.
  private static let maximumPiecesOfLongTexts = 1 << 20

  private var entries: [Entry?] = []
  private var count = 0
  /// The current round; entries of earlier rounds count as empty.
  private var round = 0
  private var text: TextName?
  /// The maximum number of pieces of the text that are remembered.
  private var limit = maximumPieces
  /// Keeps the texts alive, so that their names stay unique.
  private var origins = OriginList()

  /// Starts or continues a text.
  ///
  /// - Returns: Whether it is not the text from before.
  @inline(__always)
  mutating func begin(_ text: PreparedStorage) -> Bool {
    if self.text == text.sheet.name { return false }
    change(to: text)
    return true
  }

  @inline(never)
  private mutating func change(to text: PreparedStorage) {
    self.text = text.sheet.name
    limit = min(
      max(Self.maximumPieces, Self.piecesPerUnit * text.count), Self.maximumPiecesOfLongTexts)
    if !origins.keep(text.identity.origin) || count >= Self.maximumPiecesOfTexts { removeAll() }
  }

  /// Empties a large table.
  ///
  /// Only between two fits, because a fit pays only once for a piece.
  mutating func trim() { if count >= limit { removeAll() } }

  private mutating func removeAll() {
    round += 1
    count = 0
    // A large table of an earlier, longer text would make lookups of this one miss the processor's cache.
    if entries.count > Self.maximumPiecesOfTexts * 4 { entries = [] }
  }

  /// The slot of a piece of the current text, or the free slot for it.
  private func slot(_ key: Key, of text: TextName) -> Int {
    var slot = (key.hash &+ text.number &* 37) & (entries.count - 1)
    while let entry = entries[slot], entry.round == round,
      entry.key != key || entry.text != text
    {
      slot = (slot + 1) & (entries.count - 1)
    }
    return slot
  }

  subscript(key: Key) -> Value? {
    guard count > 0, let text, let entry = entries[slot(key, of: text)], entry.round == round
    else { return nil }
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key) {
    guard let text, count < limit || !value.cost.isFree else { return }
    if count * 2 >= entries.count { grow() }
    let slot = slot(key, of: text)
    if entries[slot]?.round != round { count += 1 }
    entries[slot] = Entry(text: text, key: key, round: round, value: value)
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: nil, count: max(old.count * 4, Self.minimumSlots))
    for case let entry? in old where entry.round == round {
      entries[slot(entry.key, of: entry.text)] = entry
    }
  }
}
