package import CopyfitUnicode

/// A range of a paragraph with one direction, script and face, which is shaped at once.
package struct ShapingItem: Hashable, Sendable {
  /// The item's range in the whole text, in UTF-16 units.
  package var start: Int
  package var end: Int
  /// The paragraph without its terminator; its text is the item's context.
  package var paragraph: Range<Int>
  /// The number of the face: 0 is the stack's own, larger numbers are fallback faces.
  package var face: Int
  package var script: Script
  /// The embedding level (UAX #9).
  package var level: UInt8
  /// Whether the item starts at a cut of a longer one: see `ForcedJoints`.
  package var startsAtForcedJoint = false

  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension [ShapingItem] {
  /// The item at a position, or `nil` at tabs and line terminators.
  package func item(at position: Int) -> ShapingItem? {
    let index = firstIndex(endingAfter: position)
    return index < count && self[index].start <= position ? self[index] : nil
  }

  /// The index of the first item that ends after a position.
  func firstIndex(endingAfter position: Int) -> Int {
    partitioningIndex { $0.end > position }
  }
}
