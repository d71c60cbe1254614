internal import CopyfitFonts

/// Where a line may be cut in two that are shaped apart.
///
/// HarfBuzz's flags say where the whole text may be cut. A line that starts or ends at an unsafe edge is
/// another text: where `ff` was a ligature before a third f, a line that starts at the second f may have
/// the ligature there. So a position is a joint only if it is safe in the whole text and still safe
/// when the line's edge is shaped together with what follows.
extension EdgeShaper {
  /// How much of the text beyond a position is shaped to find out whether it is safe, in UTF-16 units.
  ///
  /// As much as HarfBuzz looks at as context (`HB_BUFFER_CONTEXT_LENGTH`, 5), and some more.
  private static let reach = 8

  /// The unsafe start of a line with the first joint after it, its end where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the joint: what is shaped doubles each time.
  mutating func edge(afterStart start: Int, _ text: PreparedStorage, _ end: Int) -> LineEdge {
    let itemEnd = text.analysis.items.item(at: start)?.end ?? .max
    let bound = min(itemEnd, end)
    let found = remembered(text, start, end, .jointAfterStart) { edges in
      var far = start
      while far < bound {
        let next = min(start + 2 * max(far - start, Self.reach), bound)
        far = text.nextSafe(after: next - 1, before: bound)
        let last = far < bound ? far - Self.reach : bound - 1
        guard text.nextSafe(after: start, before: last + 1) <= last else { continue }
        edges.findSafePositions(text, start..<far)
        for position in start + 1...last where edges.isJoint(position, text) {
          return (position, far)
        }
      }
      return (bound, bound)
    }
    return LineEdge(joint: found.joint, reach: found.reach, bound: bound, itemBound: itemEnd)
  }

  /// The unsafe end of a line with the last joint before it, its start where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the joint: what is shaped doubles each time.
  mutating func edge(beforeEnd end: Int, _ text: PreparedStorage, _ start: Int) -> LineEdge {
    let itemStart = text.analysis.items.item(at: end - 1)?.start ?? .min
    let bound = max(itemStart, start)
    let found = remembered(text, start, end, .jointBeforeEnd) { edges in
      var near = end
      while near > bound {
        let next = max(end - 2 * max(end - near, Self.reach), bound)
        near = text.lastSafe(before: next + 1, after: bound)
        let first = near > bound ? near + Self.reach : bound + 1
        guard first < end, text.lastSafe(before: end, after: first - 1) >= first else { continue }
        edges.findSafePositions(text, near..<end)
        for position in (first..<end).reversed() where edges.isJoint(position, text) {
          return (position, near)
        }
      }
      return (bound, bound)
    }
    return LineEdge(joint: found.joint, reach: found.reach, bound: bound, itemBound: itemStart)
  }

  private mutating func remembered(
    _ text: PreparedStorage, _ start: Int, _ end: Int, _ kind: PieceMemo.Kind,
    _ find: (inout EdgeShaper) -> (joint: Int, reach: Int)
  ) -> (joint: Int, reach: Int) {
    let key = PieceMemo.Key(text.identity, start: start, end: end, kind)
    if let known = joints[key, inTextOfLength: text.count] {
      return (Int(known.text), Int(known.display))
    }
    let found = find(&self)
    if failure == nil {
      joints.insert(
        Extent(text: Int64(found.joint), display: Int64(found.reach)), for: key,
        of: text.identity, length: text.count)
    }
    return found
  }

  /// Finds where a piece of one item may be cut, in each of its faces.
  private mutating func findSafePositions(_ text: PreparedStorage, _ piece: Range<Int>) {
    safeFaces.removeAll(keepingCapacity: true)
    safeFaces.append(contentsOf: repeatElement(0, count: piece.count))
    safeStart = piece.lowerBound
    guard let item = text.analysis.items.item(at: piece.lowerBound) else { return }
    countSafe(text, piece, of: item, text.analysis.face(of: item))
    if let display = text.analysis.displayFace(of: item) {
      countSafe(text, piece, of: item, display)
    } else {
      for index in safeFaces.indices { safeFaces[index] *= 2 }
    }
  }

  /// Whether a position is safe in the piece that was shaped last and in the whole text.
  private func isJoint(_ position: Int, _ text: PreparedStorage) -> Bool {
    safeFaces[position - safeStart] == 2 && !text.analysis.flags[position].contains(.isUnsafe)
  }

  private mutating func countSafe(
    _ text: PreparedStorage, _ piece: Range<Int>, of item: ShapingItem, _ face: FontFace
  ) {
    let request = text.analysis.request(for: piece, of: item, with: face)
    let units = text.analysis.units
    let origin = item.paragraph.lowerBound
    do throws(LayoutError) {
      try buffer.shape(
        units.span.extracting(item.paragraph), piece.shifted(by: -origin), request)
    } catch {
      // No joint, then: the line is shaped whole.
      note(error)
      return
    }
    var last = -1
    buffer.forEachGlyph { glyph in
      guard glyph.cluster != last else { return }
      last = glyph.cluster
      if !glyph.isUnsafeToBreak { safeFaces[glyph.cluster + origin - piece.lowerBound] += 1 }
    }
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
  fileprivate func lastSafe(before position: Int, after start: Int) -> Int {
    var position = position - 1
    while position > start, analysis.flags[position].contains(.isUnsafe) { position -= 1 }
    return max(position, start)
  }
}
