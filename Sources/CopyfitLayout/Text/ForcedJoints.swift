internal import CopyfitUnicode

/// Finds cuts in text without safe positions, for example in stacked consonants.
///
/// For the edge of a line, text is shaped up to the next position where it may be cut. To keep the cost of each text
/// proportional to its length, this distance is limited: a stretch without such a position is cut into pieces that are
/// shaped separately, each as a separate item. No word of any language is so long.
package enum ForcedJoints {
  /// The maximum number of characters in a stretch without a position where it may be cut.
  ///
  /// Before shaping, each character is a cluster for HarfBuzz.
  package static let maximumStretch = 128

  /// The cuts in an item of a text, in ascending order.
  ///
  /// - Parameter flags: The flags from shaping the item whole.
  static func positions(
    in item: ShapingItem, of units: Span<UInt16>, _ flags: [PositionFlags]
  ) -> [Int] {
    var positions: [Int] = []
    var start = item.start
    for position in item.start + 1..<item.end + 1
    where position == item.end || !flags[position].contains(.isUnsafe) {
      if position - start > maximumStretch {
        let cuts = cuts(in: start..<position, of: units, flags)
        if !cuts.isEmpty {
          // The stretch is separated from its neighbors, which are shaped as before.
          if start > item.start { positions.append(start) }
          positions += cuts
          if position < item.end { positions.append(position) }
        }
      }
      start = position
    }
    return positions
  }

  /// Cuts a stretch at regular distances, at the starts of grapheme clusters if possible.
  private static func cuts(
    in stretch: Range<Int>, of units: Span<UInt16>, _ flags: [PositionFlags]
  ) -> [Int] {
    var cuts: [Int] = []
    var (start, boundary, characters) = (stretch.lowerBound, stretch.lowerBound, 0)
    var position = start
    while position < stretch.upperBound {
      if flags[position].contains(.startsGrapheme) { boundary = position }
      if characters == maximumStretch {
        start = boundary > start ? boundary : position
        cuts.append(start)
        (position, boundary, characters) = (start, start, 0)
      }
      characters += 1
      position += UTF16.width(units.scalar(at: position))
    }
    return cuts
  }
}

extension TextAnalysis {
  /// Cuts the items that have too long a stretch without a position where text may be cut.
  ///
  /// - Parameter flags: The starts of clusters, and the flags from shaping the items whole.
  /// - Returns: The pieces of items that are cut, in ascending order.
  /// - Complexity: O(*n*), where *n* is the length of the items longer than the maximum stretch.
  package mutating func forceJoints(_ flags: [PositionFlags]) -> [ShapingItem] {
    let isLong = { (item: ShapingItem) in item.end - item.start > ForcedJoints.maximumStretch }
    guard items.contains(where: isLong) else { return [] }
    var (all, pieces): ([ShapingItem], [ShapingItem]) = ([], [])
    for item in items {
      let positions =
        isLong(item) ? ForcedJoints.positions(in: item, of: units.span, flags) : []
      let parts = item.parts(cutAt: positions)
      all += parts
      if parts.count > 1 { pieces += parts }
    }
    if !pieces.isEmpty { items = all }
    return pieces
  }

  /// Whether the text has a forced joint.
  var hasForcedJoints: Bool { items.contains(where: \.startsAtForcedJoint) }

  /// Joins the items that were cut, because at another size the cuts may differ.
  mutating func removeForcedJoints() {
    guard hasForcedJoints else { return }
    items = items.reduce(into: []) { items, item in
      if item.startsAtForcedJoint, let last = items.indices.last {
        items[last].end = item.end
      } else {
        items.append(item)
      }
    }
  }
}

extension ShapingItem {
  /// The parts of the item between cuts.
  fileprivate func parts(cutAt positions: [Int]) -> [ShapingItem] {
    var (parts, rest): ([ShapingItem], ShapingItem) = ([], self)
    for position in positions {
      var part = rest
      part.end = position
      parts.append(part)
      rest.start = position
      rest.startsAtForcedJoint = true
    }
    return parts + [rest]
  }
}
