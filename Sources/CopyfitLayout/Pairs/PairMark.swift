/// A pair at which text possibly cannot be cut without shaping it again.
struct PairMark {
  /// The position of the pair's first character.
  var position: Int
  var kind: PairKind
}

extension [PairMark] {
  /// Whether every stretch of an item has a position where text may be cut after shaping.
  ///
  /// Otherwise the item is cut as in `ForcedJoints`, and its pieces are shaped separately.
  ///
  /// - Parameter longestRule: The maximum number of positions of a rule that only marks where text may not be cut.
  func leaveJoints(in item: ShapingItem, longestRule: Int) -> Bool {
    var isSafe = [Bool](repeating: true, count: item.end - item.start)
    for mark in self {
      if mark.kind.contains(.isUnsafe) { isSafe[mark.position + 1 - item.start] = false }
      guard mark.kind.contains(.mayBeMarked) else { continue }
      let first = Swift.max(mark.position - longestRule, item.start)
      for position in first..<Swift.min(mark.position + longestRule + 1, item.end) {
        isSafe[position - item.start] = false
      }
    }
    var start = 0
    for position in 1..<isSafe.count + 1 where position == isSafe.count || isSafe[position] {
      guard position - start <= ForcedJoints.maximumStretch else { return false }
      start = position
    }
    return true
  }
}
