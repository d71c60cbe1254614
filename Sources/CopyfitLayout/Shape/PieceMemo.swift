/// Names a text among all that ever were, for memos.
///
/// The object is one per worker and lives as long as a text or a memo knows it, so that no two
/// texts ever have the same name.
struct TextIdentity: Sendable {
  /// Stands for the worker that prepared the text.
  final class Origin: Sendable {
    init() {}
  }

  let origin: Origin
  let number: Int
}

extension TextIdentity: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.origin === right.origin
  }
}

/// A text's identity without a reference: good as long as somebody keeps the origin.
struct TextName: Hashable, Sendable {
  let origin: ObjectIdentifier
  let number: Int

  init(_ identity: TextIdentity) {
    origin = ObjectIdentifier(identity.origin)
    number = identity.number
  }
}

/// The origins of the texts that a memo knows, kept alive, so that no other worker gets the name of one.
struct OriginList {
  /// More workers than a process has.
  private static let most = 64

  private var origins: [TextIdentity.Origin] = []

  /// Keeps an origin; where there are too many, all others are let go and `false` is returned: the
  /// memo must forget what it knows.
  mutating func keep(_ origin: TextIdentity.Origin) -> Bool {
    if origins.contains(where: { $0 === origin }) { return true }
    let isFull = origins.count >= Self.most
    if isFull { origins.removeAll() }
    origins.append(origin)
    return !isFull
  }
}

/// Remembers the extents of pieces that were shaped anew.
///
/// A table in which a newer piece takes one of two places from an older one: bounded, without allocation
/// once it is there, and quicker than a dictionary. In a memo that grows, a text has a share of the table that
/// is in proportion to its length, so that ten times the text does not find less of itself again.
struct PieceMemo {
  /// What is remembered of a piece.
  enum Kind: UInt8 {
    /// Its extent as it stands.
    case plain
    /// Its extent with a hyphen at its end.
    case hyphenated
    /// Where it may be cut after its start, as an extent's text, and how far the search looked, as its
    /// display.
    case jointAfterStart
    /// Where it may be cut before its end, in the same way.
    case jointBeforeEnd
  }

  /// A piece of a text.
  struct Key: Equatable {
    private let origin: ObjectIdentifier
    private let number: Int
    private let start: Int32
    private let end: Int32
    private let kind: Kind

    init(_ text: TextIdentity, start: Int, end: Int, _ kind: Kind) {
      origin = ObjectIdentifier(text.origin)
      number = text.number
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
      self.kind = kind
    }

    /// Multiplication by odd constants spreads neighbouring pieces.
    fileprivate var hash: UInt64 {
      let position = UInt64(UInt32(bitPattern: start)) << 32 | UInt64(UInt32(bitPattern: end))
      let mixed = (position ^ (textHash &+ UInt64(kind.rawValue))) &* 0xD6E8_FEB8_6659_FD93
      return mixed >> 32
    }

    fileprivate var textHash: UInt64 {
      UInt64(truncatingIfNeeded: number) &* 4 &* 0x9E37_79B9_7F4A_7C15
    }

    fileprivate func isOfSameText(as other: Key) -> Bool {
      number == other.number && origin == other.origin
    }
  }

  private struct Entry {
    var key: Key
    /// The length of its text, by which its place is found.
    var textLength: Int32
    var extent: Extent
  }

  /// How many slots there are at first, and in a memo that does not grow: enough for a few labels at all sizes.
  private static let fewestSlots = 1 << 11
  /// How many slots a memo has at most that grows: about 80 MB, for texts of 16,000 characters and more.
  private static let mostSlots = 1 << 20
  /// A text's share: about what walks at a dozen sizes find at unsafe edges everywhere.
  private static let slotsPerUnit = 64
  /// The table grows once more than one slot in so many was taken from a piece of the same text.
  private static let slotsPerCrowding = 128
  /// How many slots this memo has at most.
  private let limit: Int
  private var entries: [Entry?] = []
  /// How many pieces took the place of another one of their text since the table last grew.
  private var crowding = 0
  private var origins = OriginList()

  /// Creates an empty memo.
  ///
  /// - Parameter grows: Whether pieces of long texts are worth a large table. Where few are asked for again,
  ///   asking the processor's farther memory takes longer than shaping them anew: at 10,000 characters of
  ///   Japanese twice as long.
  init(grows: Bool) { limit = grows ? Self.mostSlots : Self.fewestSlots }

  subscript(key: Key, inTextOfLength length: Int) -> Extent? {
    guard !entries.isEmpty else { return nil }
    let slot = slot(of: key, length)
    if let entry = entries[slot], entry.key == key { return entry.extent }
    if let entry = entries[slot ^ 1], entry.key == key { return entry.extent }
    return nil
  }

  mutating func insert(
    _ extent: Extent, for key: Key, of text: TextIdentity, length: Int
  ) {
    if !origins.keep(text.origin) { entries.removeAll() }
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.fewestSlots) }
    let entry = Entry(
      key: key, textLength: Int32(truncatingIfNeeded: length), extent: extent)
    if place(entry) { crowding += 1 }
    if crowding > entries.count / Self.slotsPerCrowding,
      entries.count < share(ofLength: length)
    {
      grow()
    }
  }

  /// Puts an entry in its slot, and what was there beside it.
  ///
  /// - Returns: Whether another piece of the same text is forgotten by that.
  private mutating func place(_ entry: Entry) -> Bool {
    let slot = slot(of: entry.key, Int(entry.textLength))
    let older = entries[slot]
    entries[slot] = entry
    guard let older else { return false }
    let oldest = entries[slot ^ 1]
    entries[slot ^ 1] = older
    return oldest?.key.isOfSameText(as: entry.key) == true
  }

  /// The slots that a text of a length may fill, a power of two.
  private func share(ofLength length: Int) -> Int {
    let slots = min(max(length, 1), limit) * Self.slotsPerUnit
    return min(1 << (Int.bitWidth - (slots - 1).leadingZeroBitCount), limit)
  }

  private func slot(of key: Key, _ length: Int) -> Int {
    let share = UInt64(min(share(ofLength: length), entries.count))
    let slot = (key.textHash >> 32) &+ (key.hash & (share - 1))
    return Int(truncatingIfNeeded: slot & UInt64(entries.count - 1))
  }

  /// Makes the table four times as large.
  private mutating func grow() {
    let old = entries
    entries = Array(repeating: nil, count: old.count * 4)
    crowding = 0
    for case let entry? in old { _ = place(entry) }
  }
}
