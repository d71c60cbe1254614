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

  /// The first joint after a line's unsafe start; its end where there is none.
  mutating func jointAfterStart(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Int {
    remembered(text, start, end, .jointAfterStart) { edges in
      let itemEnd = min(text.analysis.items.item(at: start)?.end ?? end, end)
      var position = text.nextSafe(after: start, before: itemEnd)
      while position < itemEnd {
        let far = text.nextSafe(after: min(position + Self.reach, itemEnd) - 1, before: itemEnd)
        if edges.isSafe(text, start..<far, at: position) { break }
        position = text.nextSafe(after: position, before: itemEnd)
      }
      return position
    }
  }

  /// The last joint before a line's unsafe end; its start where there is none.
  mutating func jointBeforeEnd(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Int {
    remembered(text, start, end, .jointBeforeEnd) { edges in
      let itemStart = max(text.analysis.items.item(at: end - 1)?.start ?? start, start)
      var position = text.lastSafe(before: end, after: itemStart)
      while position > itemStart {
        let near = text.lastSafe(
          before: max(position - Self.reach, itemStart) + 1, after: itemStart)
        if edges.isSafe(text, near..<end, at: position) { break }
        position = text.lastSafe(before: position, after: itemStart)
      }
      return position
    }
  }

  private mutating func remembered(
    _ text: PreparedStorage, _ start: Int, _ end: Int, _ kind: PieceMemo.Kind,
    _ find: (inout EdgeShaper) -> Int
  ) -> Int {
    let key = PieceMemo.Key(text.identity, start: start, end: end, kind)
    if let known = joints[key, inTextOfLength: text.count] { return Int(known.text) }
    let joint = find(&self)
    if failure == nil {
      joints.insert(
        Extent(text: Int64(joint)), for: key, of: text.identity, length: text.count)
    }
    return joint
  }

  /// Whether a piece of one item may be cut at a position, in each of its faces.
  private mutating func isSafe(
    _ text: PreparedStorage, _ piece: Range<Int>, at position: Int
  ) -> Bool {
    guard let item = text.analysis.items.item(at: piece.lowerBound) else { return true }
    let faces = [text.analysis.face(of: item), text.analysis.displayFace(of: item)]
    for face in faces.compactMap({ $0 }) where !isSafe(text, piece, of: item, face, at: position) {
      return false
    }
    return true
  }

  private mutating func isSafe(
    _ text: PreparedStorage, _ piece: Range<Int>, of item: ShapingItem, _ face: FontFace,
    at position: Int
  ) -> Bool {
    let request = text.analysis.request(for: piece, of: item, with: face)
    let units = text.analysis.units
    let origin = item.paragraph.lowerBound
    do throws(LayoutError) {
      try buffer.shape(
        units.span.extracting(item.paragraph), piece.shifted(by: -origin), request)
    } catch {
      note(error)
      return true
    }
    var isSafe = false
    buffer.forEachGlyph { glyph in
      if glyph.cluster + origin == position, !glyph.isUnsafeToBreak { isSafe = true }
    }
    return isSafe
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
