/// Numbers texts in the order in which they are added first; texts with the same bytes have one number.
///
/// A table grows without hashing its texts again, which a dictionary does, and so reads a text's bytes only to compare
/// it with an equal one.
package struct TextNumbers: Sendable {
  /// The texts by their numbers.
  package private(set) var texts: [String] = []
  /// Half of a text's hash above its number plus 1; 0 for a free slot.
  ///
  /// Their number is a power of two; few texts have none.
  private var slots: [UInt64] = []

  package init() {}

  /// The number of a text; that of a text that is not known yet is the next one.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func number(of text: String) -> Int {
    if slots.isEmpty {
      if let known = known(text) { return known }
      texts.append(text)
      if texts.count > Self.fewTexts { makeSlots() }
      return texts.count - 1
    }
    let hash = text.hashOfBytes
    let slot = slot(of: text, hash)
    if slots[slot] != 0 { return Self.number(in: slots[slot]) }
    texts.append(text)
    slots[slot] = hash & Self.hashBits | UInt64(texts.count)
    if texts.count * 2 > slots.count { grow() }
    return texts.count - 1
  }

  /// The number of a text; `nil` if it was not added.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func known(_ text: String) -> Int? {
    if slots.isEmpty { return texts.firstIndex { $0.hasSameBytes(as: text) } }
    let found = slots[slot(of: text, text.hashOfBytes)]
    return found == 0 ? nil : Self.number(in: found)
  }

  /// The number of texts that are compared one by one.
  private static let fewTexts = 8

  private static let hashBits: UInt64 = 0xFFFF_FFFF << 32

  private static func number(in slot: UInt64) -> Int { Int(slot & ~hashBits) - 1 }

  /// The slot with a text, or the free one for it.
  private func slot(of text: String, _ hash: UInt64) -> Int {
    var slot = first(for: hash)
    while slots[slot] != 0 {
      let isAlike = (slots[slot] ^ hash) & Self.hashBits == 0
      if isAlike, texts[Self.number(in: slots[slot])].hasSameBytes(as: text) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func first(for hash: UInt64) -> Int { Int(hash >> 32) & (slots.count - 1) }

  private mutating func makeSlots() {
    slots = Array(repeating: 0, count: Self.fewTexts * 4)
    for (number, text) in texts.enumerated() {
      let hash = text.hashOfBytes
      slots[slot(of: text, hash)] = hash & Self.hashBits | UInt64(number + 1)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = first(for: entry)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
