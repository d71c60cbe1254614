/// The advances that adjacent pair adjustment adds.
extension LayoutTable {
  /// The effect of a part of `GPOS` that adjusts pairs on two glyphs.
  enum Adjustment {
    /// No effect: the next part of the lookup applies.
    case isOfOthers
    /// The second glyph has no class: some versions of HarfBuzz use the next part, others do not.
    case isOfNoClass
    /// The part adds this many design units to the first glyph, and no other part applies.
    case adds(Int32)
    /// The part has another effect, or one that depends on more than the table.
    case isUnknown
  }

  /// The place of a glyph in a part that adjusts pairs.
  struct AdjustmentPlace: Sendable {
    /// The place in the coverage table; -1 if the glyph is not the first of any pair.
    var index: Int32 = -1
    /// The class as the first glyph of a pair and as the second; -1 if the table is incomplete.
    var row: Int32 = -1
    var column: Int32 = -1
  }

  /// The place of a glyph in a part that adjusts pairs; reads the same entries as HarfBuzz.
  func place(of glyph: UInt32, in part: Subtable) -> AdjustmentPlace {
    let coverage = part.offset + number(part.offset + 2)
    var place = AdjustmentPlace()
    if let index = index(of: glyph, inCoverage: coverage) { place.index = Int32(index) }
    guard number(part.offset) != 1 else { return place }
    if let row = glyphClass(of: glyph, in: part.offset + number(part.offset + 8)) {
      place.row = Int32(row)
    }
    if let column = glyphClass(of: glyph, in: part.offset + number(part.offset + 10)) {
      place.column = Int32(column)
    }
    return place
  }

  /// The adjustment of two glyphs in a part, by their places; `right` is the second glyph.
  func adjustment(
    of left: AdjustmentPlace, before place: AdjustmentPlace, _ right: UInt32, _ part: Subtable
  ) -> Adjustment {
    guard left.index >= 0 else { return .isOfOthers }
    return number(part.offset) == 1
      ? adjustment(ofListed: Int(left.index), before: right, part.offset)
      : adjustment(row: Int(left.row), column: Int(place.column), part.offset)
  }

  private func adjustment(
    ofListed index: Int, before right: UInt32, _ part: Int
  ) -> Adjustment {
    guard index < number(part + 8) else { return .isOfOthers }
    let set = part + number(part + 10 + 2 * index)
    let format = number(part + 4)
    let width = 2 + 2 * format.nonzeroBitCount
    guard has(set + 2 + width * number(set)) else { return .isUnknown }
    var (low, high) = (0, number(set) - 1)
    while low <= high {
      let middle = (low + high) / 2
      let record = set + 2 + width * middle
      let second = number(record)
      if second == right { return adjustment(at: record + 2, format) }
      if second > right { high = middle - 1 } else { low = middle + 1 }
    }
    return .isOfOthers
  }

  private func adjustment(row: Int, column: Int, _ part: Int) -> Adjustment {
    let format = number(part + 4)
    let (rows, columns) = (number(part + 12), number(part + 14))
    let width = 2 * format.nonzeroBitCount
    guard has(part + 16 + width * rows * columns), row >= 0, column >= 0 else {
      return .isUnknown
    }
    guard row < rows, column < columns else { return .isOfOthers }
    let adjustment = adjustment(at: part + 16 + width * (row * columns + column), format)
    guard column == 0 else { return adjustment }
    if case .adds(0) = adjustment { return .isOfNoClass }
    return .isUnknown
  }

  /// Reads a record of which only the advance may differ from 0.
  private func adjustment(at record: Int, _ format: Int) -> Adjustment {
    var (place, added) = (record, 0)
    for bit in 0..<16 where format >> bit & 1 != 0 {
      let value = number(place)
      place += 2
      if bit == Self.advanceBit {
        added = value
      } else if value != 0 {
        return .isUnknown
      }
    }
    return .adds(Int32(Int16(truncatingIfNeeded: added)))
  }

  /// The bit of a value format for the advance; OpenType, `GPOS`, *Value record*: `X_ADVANCE`.
  private static let advanceBit = 2

  /// A glyph's class, 0 if it has no class; `nil` if the table is truncated.
  private func glyphClass(of glyph: UInt32, in classes: Int) -> Int? {
    guard number(classes) == 2 else {
      let first = number(classes + 2)
      guard number(classes) == 1, has(classes + 6 + 2 * number(classes + 4)) else { return nil }
      let index = Int(glyph) - first
      return index >= 0 && index < number(classes + 4) ? number(classes + 6 + 2 * index) : 0
    }
    guard has(classes + 4 + 6 * number(classes + 2)) else { return nil }
    var (low, high) = (0, number(classes + 2) - 1)
    while low <= high {
      let middle = (low + high) / 2
      let range = classes + 4 + 6 * middle
      if number(range) > glyph {
        high = middle - 1
      } else if number(range + 2) < glyph {
        low = middle + 1
      } else {
        return number(range + 4)
      }
    }
    return 0
  }
}
