/// A pair at which text may perhaps not be cut without shaping it anew.
struct PairMark {
  /// Where the first character of the pair is.
  var position: Int
  var kind: PairKind
}

extension [PairMark] {
  /// Whether shaping would leave a position in every stretch of an item at which text may be cut: else it is cut
  /// where `ForcedJoints` says, and shaped apart.
  ///
  /// - Parameter reach: How many positions a rule has at most that only says where text may not be cut.
  func leaveJoints(in item: ShapingItem, reach: Int) -> Bool {
    var isSafe = [Bool](repeating: true, count: item.end - item.start)
    for mark in self {
      if mark.kind.contains(.isUnsafe) { isSafe[mark.position + 1 - item.start] = false }
      guard mark.kind.contains(.mayBeMarked) else { continue }
      let first = Swift.max(mark.position - reach, item.start)
      for position in first..<Swift.min(mark.position + reach + 1, item.end) {
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
