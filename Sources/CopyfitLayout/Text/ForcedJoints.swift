internal import CopyfitUnicode

/// Where text is cut that no position lets be cut, as stacked consonants are.
///
/// What is shaped for the edge of a line reaches to the next position at which the text may be cut. So that
/// no text costs more than its length, that is never far: a stretch without such a position is cut into
/// pieces that are shaped apart, each an item of its own. No word of any language is so long.
package enum ForcedJoints {
  /// The most characters that a stretch may have without a position at which it may be cut.
  ///
  /// To HarfBuzz each character is a cluster before it shapes them.
  package static let maximumStretch = 128

  /// Where an item of a text is cut, ascending; empty where it is not.
  ///
  /// - Parameter flags: What shaping the item whole said of its positions.
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
          // The stretch is apart from what stands around it: that is shaped as before.
          if start > item.start { positions.append(start) }
          positions += cuts
          if position < item.end { positions.append(position) }
        }
      }
      start = position
    }
    return positions
  }

  /// Cuts a stretch after every so many characters, where a grapheme cluster starts if one does.
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
  /// Cuts the items that have too long a stretch without a position at which text may be cut.
  ///
  /// - Parameter flags: Where clusters start, and what shaping the items whole said of their positions.
  /// - Returns: The pieces of items that are cut, ascending; empty where none is.
  /// - Complexity: O(*n*), where *n* is the length of the items that are longer than a stretch may be.
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

  /// Whether the text has a joint that is forced.
  var hasForcedJoints: Bool { items.contains(where: \.startsAtForcedJoint) }

  /// Makes whole items of those that were cut: at another size they may be cut elsewhere.
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
  /// The parts of the item between positions.
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
