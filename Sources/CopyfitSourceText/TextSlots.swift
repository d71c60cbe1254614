/// Finds the numbers of texts that its owner stores.
///
/// Unlike a dictionary, a table grows without hashing its texts again. So it reads a text's bytes only to compare it
/// with an equal one.
package struct TextSlots: Sendable {
  /// The place of a text in the table.
  package struct Place: Sendable {
    /// The text's number; `nil` if it has none yet.
    package fileprivate(set) var number: Int?
    fileprivate var hash: UInt64 = 0
    fileprivate var slot = 0
  }

  /// Half of a text's hash above its number plus 1; 0 for a free slot.
  ///
  /// Their number is a power of two; a small number of texts has no slots.
  private var slots: [UInt64] = []
  private var count = 0

  /// The number of texts that are compared one by one.
  private static let fewTexts = 8

  package init() {}

  /// Makes the slots of texts with the numbers from 0; of equal texts, the first number counts.
  package init(_ count: Int, _ text: (Int) -> String) {
    slots = Array(repeating: 0, count: Self.fewTexts * 4)
    for number in 0..<count {
      let place = place(of: text(number), among: number, text)
      if place.number == nil { fill(place, with: number) }
    }
  }

  /// Whether there are too many texts to compare them one by one.
  package func isDue(for count: Int) -> Bool { slots.isEmpty && count >= Self.fewTexts }

  /// The place of a text.
  ///
  /// - Parameters:
  ///   - count: The number of texts, which have the numbers from 0.
  ///   - textOf: The text with a number.
  /// - Complexity: O(*n*) for *n* bytes.
  package func place(
    of text: String, among count: Int, _ textOf: (Int) -> String
  ) -> Place {
    guard !slots.isEmpty else {
      return Place(number: (0..<count).first { textOf($0).hasSameBytes(as: text) })
    }
    let hash = text.hashOfBytes
    var slot = first(for: hash)
    while slots[slot] != 0 {
      let number = Self.number(in: slots[slot])
      let isAlike = (slots[slot] ^ hash) & Self.hashBits == 0
      if isAlike, textOf(number).hasSameBytes(as: text) { return Place(number: number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Place(hash: hash, slot: slot)
  }

  /// Gives the text at a place without a number the next number.
  package mutating func fill(_ place: Place, with number: Int) {
    guard !slots.isEmpty else { return }
    slots[place.slot] = place.hash & Self.hashBits | UInt64(number + 1)
    count += 1
    // When more than three quarters are full, a search for a new text reads many slots.
    if count * 4 > slots.count * 3 { grow() }
  }

  private static let hashBits: UInt64 = 0xFFFF_FFFF << 32

  private static func number(in slot: UInt64) -> Int { Int(slot & ~hashBits) - 1 }

  private func first(for hash: UInt64) -> Int { Int(hash >> 32) & (slots.count - 1) }

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
