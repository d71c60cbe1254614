/// The sums of pairs of characters: a hash table with linear probing.
///
/// A full table is emptied and filled again by the next texts.
struct PairTable {
  /// A pair of characters in one way of shaping.
  struct Key: Equatable {
    fileprivate let bits: UInt64

    @inline(__always)
    init(plan: Int, _ left: UInt16, _ right: UInt16) {
      // No key is 0, because the number of the plan is increased by one.
      bits = UInt64(truncatingIfNeeded: plan + 1) << 32 | UInt64(left) << 16 | UInt64(right)
    }

    fileprivate init(bits: UInt64) { self.bits = bits }

    @inline(__always)
    var hash: Int {
      Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
  }

  /// The advance that the second character of a pair adds to the first, in design units.
  struct Pair {
    var added: Int32 = 0
    /// The advance in the stand-in's display face.
    var displayAdded: Int32 = 0
    /// The rules of the pair; if empty, they add nothing.
    var kind: PairKind = []
  }

  private struct Slot {
    var key: UInt64 = 0
    var pair = Pair()
  }

  private static let minimumSlots = 1 << 11
  /// The maximum number of slots, for more pairs than the texts of an app have in forty languages; 3 MB.
  private static let maximumSlots = 1 << 17
  /// The maximum number of slots to search, because crafted pairs can have colliding hashes.
  private static let maximumProbes = 64

  private var slots: [Slot] = []
  private(set) var count = 0

  /// The sums of a pair; `nil` if it is unknown.
  @inline(__always)
  subscript(key: Key) -> Pair? {
    guard !slots.isEmpty else { return nil }
    let slots = slots.span
    let mask = slots.count &- 1
    var slot = key.hash & mask
    for _ in 0..<Self.maximumProbes {
      if slots[slot].key == key.bits { return slots[slot].pair }
      if slots[slot].key == 0 { return nil }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// The place of a pair, or the free place for it; `nil` if there is no room.
  private func place(of key: Key) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count &- 1
    var slot = key.hash & mask
    for _ in 0..<Self.maximumProbes {
      if slots[slot].key == key.bits || slots[slot].key == 0 { return slot }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Adds a pair, or replaces a known one.
  mutating func insert(_ pair: Pair, for key: Key) {
    if count * 2 >= slots.count { grow() }
    guard let place = place(of: key) else {
      removeAll()
      return insert(pair, for: key)
    }
    if slots[place].key == 0 { count += 1 }
    slots[place] = Slot(key: key.bits, pair: pair)
  }

  private mutating func grow() {
    if slots.count >= Self.maximumSlots { removeAll() }
    let old = slots
    slots = Array(repeating: Slot(), count: max(old.count * 2, Self.minimumSlots))
    count = 0
    for slot in old where slot.key != 0 {
      guard let place = place(of: Key(bits: slot.key)) else { continue }
      slots[place] = slot
      count += 1
    }
  }

  /// Removes all pairs.
  mutating func removeAll() {
    slots.removeAll()
    count = 0
  }
}
