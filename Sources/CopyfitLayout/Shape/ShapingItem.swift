package import CopyfitUnicode

/// A stretch of one paragraph in one direction, script and face: what is shaped at once.
package struct ShapingItem: Hashable, Sendable {
  /// The item's units in the whole text.
  package var start: Int
  package var end: Int
  /// The units of the paragraph, without its terminator, whose text is the item's context.
  package var paragraph: Range<Int>
  /// The number of the face: 0 is the stack's own, the fallback faces follow.
  package var face: Int
  package var script: Script
  /// The embedding level (UAX #9).
  package var level: UInt8
  /// Whether the item starts where shaping cut a longer one: see `ForcedJoints`.
  package var startsAtForcedJoint = false

  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension [ShapingItem] {
  /// The item that a position lies in, or `nil` at tabs and line terminators.
  package func item(at position: Int) -> ShapingItem? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].start <= position ? self[low] : nil
  }
}
