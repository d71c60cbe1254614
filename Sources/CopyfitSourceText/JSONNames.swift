/// The names of an object in JSON, by their offsets.
///
/// An object may have a million names, so their texts are not stored; they are read again if they are needed.
struct JSONNames {
  /// The offset of the last occurrence of each name.
  private var offsets: [UInt32] = []
  /// The names of a small object, as most are; empty for a larger one.
  private var few: [String] = []
  private var slots = TextSlots()

  /// Adds a name.
  ///
  /// - Parameter nameAt: Reads the name at an offset.
  /// - Returns: The offset of its last occurrence; `nil` if it is new.
  mutating func replace(_ name: String, at offset: Int, _ nameAt: (Int) -> String) -> Int? {
    if slots.isDue(for: offsets.count) {
      slots = TextSlots(offsets.count) { few[$0] }
      few = []
    }
    let isFew = few.count == offsets.count
    let place = slots.place(of: name, among: offsets.count) {
      isFew ? few[$0] : nameAt(Int(offsets[$0]))
    }
    guard let number = place.number else {
      slots.fill(place, with: offsets.count)
      offsets.append(UInt32(truncatingIfNeeded: offset))
      if isFew { few.append(name) }
      return nil
    }
    defer { offsets[number] = UInt32(truncatingIfNeeded: offset) }
    return Int(offsets[number])
  }
}
