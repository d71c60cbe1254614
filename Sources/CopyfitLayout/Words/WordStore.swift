/// Stores values for pieces of text by key: a ring of integers in which new entries replace the oldest.
///
/// An entry consists of 32-bit words: its hash, plan and edges, lengths, the key's UTF-16 units with two in each word,
/// and the caller's values. A lookup allocates nothing.
struct WordStore {
  /// The key of an entry.
  struct Key {
    /// The number of the plan that shapes the piece, and the kinds of its edges.
    var plan: UInt32
    /// The piece, and the context that its shaping depends on.
    var range: Range<Int>
    var hash: UInt32

    init(plan: UInt32, range: Range<Int>, hash: UInt32) {
      self.plan = plan
      self.range = range
      self.hash = hash
    }

    /// Creates the key of a range of a text; a range that is too long to be stored has no hash.
    init(plan: UInt32, range: Range<Int>, in text: Span<UInt16>) {
      var hash: UInt64 = 0
      if range.count <= WordStore.longestKey {
        hash = (UInt64(plan) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        for position in range { hash = (hash ^ UInt64(text[position])) &* 0xD6E8_FEB8_6659_FD93 }
        hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15 >> 32
      }
      self.init(plan: plan, range: range, hash: UInt32(truncatingIfNeeded: hash))
    }
  }

  private static let headerCount = 3

  /// The ring; it grows up to its capacity.
  private var ring: [UInt32] = []
  private let capacity: Int
  /// The index of the next entry, of the oldest one, and of the end of entries before the ring wraps around.
  private var head = 0
  private var tail = 0
  private var end = 0
  private var isWrapped = false

  /// The indices of entries, plus 1, or 0 for free slots; the count is a power of two, or 0.
  private var slots: [UInt32] = []
  private let maximumSlots: Int
  private(set) var count = 0

  /// Creates a store of at most this many bytes, including its index.
  init(bytes: Int) {
    let words = max(bytes, 0) / 4
    // An entry has at least ten words, and takes two to four slots.
    var most = 1
    while most * 2 <= words / 4 { most *= 2 }
    maximumSlots = most
    capacity = min(words - most, Int(UInt32.max) - 1)
  }

  /// The number of bytes in use.
  var bytes: Int { (ring.count + slots.count) * 4 }

  /// The maximum length of a stored key, so that no entry takes more than a small part of the ring.
  static let longestKey = 256

  /// The place of the values of an entry; `nil` if the entry is missing.
  @inline(__always)
  func find(_ key: Key, in text: Span<UInt16>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(key.hash) & mask
    for _ in 0..<Self.maximumProbes {
      guard slots[slot] != 0 else { return nil }
      let entry = Int(slots[slot]) - 1
      if ring[entry] == key.hash, isEqual(key, entry, text) {
        return entry + Self.headerCount + (key.range.count + 1) / 2
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The maximum number of slots to search, because crafted words can have colliding hashes; others are not stored.
  private static let maximumProbes = 64

  private func hasRoom(for hash: UInt32) -> Bool {
    let mask = slots.count - 1
    return (0..<Self.maximumProbes).contains { slots[(Int(hash) + $0) & mask] == 0 }
  }

  private func isEqual(_ key: Key, _ entry: Int, _ text: Span<UInt16>) -> Bool {
    let count = key.range.count
    guard ring[entry + 1] == key.plan, Int(ring[entry + 2] & 0xFFFF) == count else { return false }
    var word = entry + Self.headerCount
    var position = key.range.lowerBound
    while position < key.range.upperBound {
      if ring[word] != Self.pair(text, position, key.range.upperBound) { return false }
      word += 1
      position += 2
    }
    return true
  }

  private static func pair(_ text: Span<UInt16>, _ position: Int, _ end: Int) -> UInt32 {
    let second = position + 1 < end ? UInt32(text[position + 1]) : 0
    return UInt32(text[position]) << 16 | second
  }

  /// The value at a place.
  @inline(__always)
  subscript(place: Int) -> UInt32 { ring[place] }

  /// Stores values under a key that is not in the store.
  mutating func insert(_ key: Key, in text: Span<UInt16>, values: [UInt32]) {
    let count = key.range.count
    let size = Self.headerCount + (count + 1) / 2 + values.count
    // The length is stored in half a word.
    guard count <= Self.longestKey, size <= capacity / 4, size <= 0xFFFF else { return }
    makeRoom(forSize: size)
    guard growSlots(), hasRoom(for: key.hash) else { return }
    let entry = head
    ring[entry] = key.hash
    ring[entry + 1] = key.plan
    ring[entry + 2] = UInt32(size) << 16 | UInt32(count)
    var word = entry + Self.headerCount
    for position in stride(from: key.range.lowerBound, to: key.range.upperBound, by: 2) {
      ring[word] = Self.pair(text, position, key.range.upperBound)
      word += 1
    }
    for (offset, value) in values.enumerated() { ring[word + offset] = value }
    head += size
    self.count += 1
    place(entry)
  }

  /// The maximum number of slots that are cleared; above it, clearing takes longer than growing from nothing.
  private static let maximumSlotsCleared = 1024

  /// Removes all entries, but keeps the memory.
  mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    if slots.count <= Self.maximumSlotsCleared {
      for slot in slots.indices { slots[slot] = 0 }
    } else {
      slots.removeAll(keepingCapacity: true)
    }
    (head, tail, end, isWrapped, count) = (0, 0, 0, false, 0)
  }
}

/// The ring and its index.
extension WordStore {
  private mutating func makeRoom(forSize size: Int) {
    while true {
      if count == 0 { (head, tail, isWrapped) = (0, 0, false) }
      if !isWrapped {
        if head + size <= capacity { break }
        (end, head, isWrapped) = (head, 0, true)
      }
      if head + size <= tail { break }
      removeOldest()
    }
    if ring.count < head + size {
      if ring.capacity < head + size {
        ring.reserveCapacity(min(max(ring.capacity * 2, head + size, 1024), capacity))
      }
      ring.append(contentsOf: repeatElement(0, count: head + size - ring.count))
    }
  }

  private mutating func removeOldest() {
    displace(tail)
    tail += Int(ring[tail + 2] >> 16)
    count -= 1
    if isWrapped, tail >= end { (tail, isWrapped) = (0, false) }
  }

  /// Keeps at least half of the slots free.
  private mutating func growSlots() -> Bool {
    guard (count + 1) * 2 > slots.count else { return true }
    guard slots.count < maximumSlots else {
      while count > 0, (count + 1) * 2 > slots.count { removeOldest() }
      return (count + 1) * 2 <= slots.count
    }
    let entries = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: min(max(slots.count * 2, 256), maximumSlots))
    for entry in entries { place(Int(entry) - 1) }
    return (count + 1) * 2 <= slots.count
  }

  private mutating func place(_ entry: Int) {
    let mask = slots.count - 1
    var slot = Int(ring[entry]) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(entry) + 1
  }

  /// Removes an entry from the index; entries that it displaced move back.
  private mutating func displace(_ entry: Int) {
    let mask = slots.count - 1
    var hole = Int(ring[entry]) & mask
    while slots[hole] != UInt32(entry) + 1 { hole = (hole + 1) & mask }
    var slot = hole
    while true {
      slot = (slot + 1) & mask
      guard slots[slot] != 0 else { break }
      let home = Int(ring[Int(slots[slot]) - 1]) & mask
      // Whether the hole is between the entry's first slot and its actual one.
      if (slot - home) & mask >= (slot - hole) & mask {
        slots[hole] = slots[slot]
        hole = slot
      }
    }
    slots[hole] = 0
  }
}
