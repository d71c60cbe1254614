/// Finds joints: positions where a line may be cut into two parts that are shaped separately.
///
/// HarfBuzz's flags are about cuts in the whole text. A line that starts or ends at an unsafe edge is a different text:
/// if `ff` was a ligature before a third f, a line that starts at the second f may have the ligature there. So a
/// position is a joint only if it is safe in the whole text, and is also safe when the line's edge is shaped with the
/// text up to it.
extension EdgeShaper {
  /// The length of text beyond a position that is shaped to determine whether it is safe, in UTF-16 units.
  ///
  /// This is HarfBuzz's context (`HB_BUFFER_CONTEXT_LENGTH`, 5) and a margin. Rules with a longer context, and
  /// malformed syllables, see less than the whole line.
  static let lookahead = 8

  /// The unsafe start of a line with the first joint after it, or else with the line's end.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the joint: the shaped length doubles each time.
  mutating func edge(afterStart start: Int, _ text: PreparedStorage, _ end: Int) -> LineEdge {
    let itemEnd = text.analysis.items.item(at: start)?.end ?? .max
    let bound = min(itemEnd, end)
    let found = jointAfter(start, text, bound)
    return edge(start..<found.joint, found, itemBound: itemEnd, text)
  }

  /// The unsafe end of a line with the last joint before it, or else with the line's start.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the joint: the shaped length doubles each time.
  mutating func edge(beforeEnd end: Int, _ text: PreparedStorage, _ start: Int) -> LineEdge {
    let itemStart = text.analysis.items.item(at: end - 1)?.start ?? .min
    let bound = max(itemStart, start)
    let found = jointBefore(end, text, bound)
    return edge(found.joint..<end, found, itemBound: itemStart, text)
  }

  private mutating func edge(
    _ piece: Range<Int>, _ found: Found, itemBound: Int, _ text: PreparedStorage
  ) -> LineEdge {
    let shapings = text.shapings(at: piece.lowerBound)
    return LineEdge(
      joint: found.joint, searchedTo: found.searchedTo, bound: found.bound, itemBound: itemBound,
      difference: differenceFound(text, piece), searched: found.shaped * shapings,
      cost: ShapingBudget.Cost((found.shaped + piece.count) * shapings))
  }

  /// The result of a search for a joint.
  private struct Found {
    var joint: Int
    /// The position up to which the search shaped text.
    var searchedTo: Int
    /// The number of units that were shaped; each counts once for all faces.
    var shaped: Int
    /// The limit of the search.
    var bound: Int
  }

  private mutating func jointAfter(
    _ start: Int, _ text: PreparedStorage, _ bound: Int
  ) -> Found {
    shape.clear()
    // Usually the first safe position is a joint, so only as much is shaped as shows that.
    var next = text.nextSafe(after: start, before: bound) + Self.lookahead
    var (far, shaped) = (start, 0)
    while far < bound {
      far = text.nextSafe(after: min(next, bound) - 1, before: bound)
      next = start + 2 * (far - start)
      let last = far < bound ? far - Self.lookahead : bound - 1
      guard text.nextSafe(after: start, before: last + 1) <= last else { continue }
      shaped += far - start
      guard findSafePositions(text, start..<far, shaped) else { break }
      for position in start + 1...last where isJoint(position, text) {
        return Found(joint: position, searchedTo: far, shaped: shaped, bound: bound)
      }
    }
    return Found(joint: bound, searchedTo: bound, shaped: shaped, bound: bound)
  }

  private mutating func jointBefore(
    _ end: Int, _ text: PreparedStorage, _ bound: Int
  ) -> Found {
    shape.clear()
    var next = text.lastSafe(before: end, after: bound) - Self.lookahead
    var (near, shaped) = (end, 0)
    while near > bound {
      near = text.lastSafe(before: max(next, bound) + 1, after: bound)
      next = end - 2 * (end - near)
      let first = near > bound ? near + Self.lookahead : bound + 1
      guard first < end, text.lastSafe(before: end, after: first - 1) >= first else { continue }
      shaped += end - near
      guard findSafePositions(text, near..<end, shaped) else { break }
      for position in (first..<end).reversed() where isJoint(position, text) {
        return Found(joint: position, searchedTo: near, shaped: shaped, bound: bound)
      }
    }
    return Found(joint: bound, searchedTo: bound, shaped: shaped, bound: bound)
  }

  /// The difference between a piece and the tables, if the search for its joint determined it.
  ///
  /// Text up to a joint where it may be cut is drawn as if it ended there.
  private mutating func differenceFound(
    _ text: PreparedStorage, _ piece: Range<Int>
  ) -> Extent? {
    guard failure == nil, !piece.isEmpty, shape.range.lowerBound <= piece.lowerBound,
      piece.upperBound <= shape.range.upperBound,
      let item = text.analysis.items.item(at: piece.lowerBound), sumsTellExtents(of: text, item)
    else { return nil }
    let extent = extent(ofShaped: piece, text)
    #if DEBUG
      verify(extent, text, item, piece)
    #endif
    return extent - text.tables.extent(piece.lowerBound, piece.upperBound)
  }

  /// Whether a position is safe in both the last shaped piece and the whole text.
  func isJoint(_ position: Int, _ text: PreparedStorage) -> Bool {
    shape.isSafe(at: position) && !text.analysis.flags[position].contains(.isUnsafe)
  }

  /// Finds the positions where a piece of one item may be cut, in each of its faces.
  ///
  /// - Parameter units: The number of units that the search has shaped, including this piece.
  /// - Returns: Whether the budget and HarfBuzz allowed it.
  private mutating func findSafePositions(
    _ text: PreparedStorage, _ piece: Range<Int>, _ units: Int
  ) -> Bool {
    let cost = units * text.shapings(at: piece.lowerBound)
    guard budget.canPay(cost, textLength: text.count) else { return false }
    // Without safe positions there is no joint, and the line is shaped whole.
    if let item = text.analysis.items.item(at: piece.lowerBound), shapePiece(text, item, piece) {
      return true
    }
    shape.begin(piece, hasDisplay: false)
    return true
  }
}

extension PreparedStorage {
  /// The first position after another where the whole text may be cut, at most `end`.
  fileprivate func nextSafe(after position: Int, before end: Int) -> Int {
    var position = position + 1
    while position < end, analysis.flags[position].contains(.isUnsafe) { position += 1 }
    return min(position, end)
  }

  /// The last position before another where the whole text may be cut, at least `start`.
  func lastSafe(before position: Int, after start: Int) -> Int {
    var position = position - 1
    while position > start, analysis.flags[position].contains(.isUnsafe) { position -= 1 }
    return max(position, start)
  }
}
