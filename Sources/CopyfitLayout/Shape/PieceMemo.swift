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

/// Remembers the extents of pieces that were shaped anew.
///
/// A table of fixed size in which a newer piece takes the place of an older one: bounded, without
/// allocation once it is there, and quicker than a dictionary.
struct PieceMemo {
  /// What is remembered of a piece.
  enum Kind: UInt64 {
    /// Its extent as it stands.
    case plain
    /// Its extent with a hyphen at its end.
    case hyphenated
    /// Where it may be cut after its start, as an extent's text.
    case jointAfterStart
    /// Where it may be cut before its end, as an extent's text.
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

    /// A place in the table: multiplication by odd constants spreads neighbouring pieces.
    var slot: Int {
      let position = UInt64(UInt32(bitPattern: start)) << 32 | UInt64(UInt32(bitPattern: end))
      let mixed =
        (position ^ (UInt64(truncatingIfNeeded: number) &* 4 &+ kind.rawValue)
          &* 0x9E37_79B9_7F4A_7C15)
        &* 0xD6E8_FEB8_6659_FD93
      return Int(truncatingIfNeeded: mixed >> (64 - PieceMemo.slotBits))
    }
  }

  private struct Entry {
    var key: Key
    var extent: Extent
  }

  private static let slotBits: UInt64 = 13
  /// More workers than a process has; beyond, all is forgotten.
  private static let mostOrigins = 64

  private var entries: [Entry?] = []
  /// Kept alive, so that no other worker gets the name of one that a key knows.
  private var origins: [TextIdentity.Origin] = []

  subscript(key: Key) -> Extent? {
    guard !entries.isEmpty, let entry = entries[key.slot], entry.key == key else { return nil }
    return entry.extent
  }

  mutating func insert(_ extent: Extent, for key: Key, of text: TextIdentity) {
    if !origins.contains(where: { $0 === text.origin }) {
      if origins.count >= Self.mostOrigins { self = PieceMemo() }
      origins.append(text.origin)
    }
    if entries.isEmpty { entries = Array(repeating: nil, count: 1 << Self.slotBits) }
    entries[key.slot] = Entry(key: key, extent: extent)
  }
}
