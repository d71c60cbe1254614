internal import CopyfitFonts
internal import CopyfitUnicode

/// Keys and values of pieces.
extension WordCache {
  /// The kind of a piece's edge.
  private enum Edge: UInt32 {
    /// A space that is shaped with it.
    case space
    /// The paragraph's start or end.
    case paragraph
    /// The middle of a paragraph, next to another item.
    case item
  }

  /// A space, which joins no letter: HarfBuzz examines no character beyond it.
  ///
  /// Words in a fallback face are separate items if the label's face draws the spaces.
  private static let nonJoining: UInt16 = 0x20

  func key(
    of piece: Piece, _ item: ShapingItem, _ text: Span<UInt16>, _ plan: WordPlan
  ) -> WordStore.Key {
    var (before, after) = (0, 0)
    var (left, right) = (Edge.space, Edge.space)
    if !(plan.areWordsApart && text[piece.start] == 0x20) {
      left = piece.start == item.paragraph.lowerBound ? .paragraph : .item
      if plan.looksAround, left == .item, text[piece.start - 1] != Self.nonJoining {
        before = min(piece.start - item.paragraph.lowerBound, WordPlan.contextCount)
      }
    }
    if piece.end == item.end {
      right = piece.end == item.paragraph.upperBound ? .paragraph : .item
      if plan.looksAround, right == .item, text[piece.end] != Self.nonJoining {
        after = min(item.paragraph.upperBound - piece.end, WordPlan.contextCount)
      }
    }
    let description =
      plan.number << 16 | UInt32(before) << 12 | UInt32(after) << 8 | left.rawValue << 4
      | right.rawValue
    let range = piece.start - before..<piece.end + after
    return WordStore.Key(plan: description, range: range, in: text)
  }

  /// Copies the values of a known piece into the tables of a text.
  @inline(__always)
  func copy(
    _ piece: Piece, to tables: inout AdvanceTables, _ flags: inout [PositionFlags],
    scale: FaceScale
  ) {
    guard let place = piece.place else { return }
    let count = piece.end - piece.start
    var advances = tables.text.mutableSpan
    var marks = flags.mutableSpan
    for offset in 0..<count {
      let value = Int32(bitPattern: read(place + 1 + offset))
      advances[piece.start + offset] = Int64(value >> 1) * scale.text
      if value & 1 != 0 { marks[piece.start + offset].insert(.isUnsafe) }
    }
    if read(place) != 0 { marks[piece.end].insert(.isUnsafe) }
    guard let factor = scale.display else { return }
    var displayed = tables.display.mutableSpan
    for offset in 0..<count {
      let value = Int32(bitPattern: read(place + 1 + count + offset))
      displayed[piece.start + offset] = Int64(value) * factor
    }
  }

  /// Stores the results of shaping a piece of an item from the tables of a text.
  mutating func keep(
    _ piece: Piece, _ item: ShapingItem, of text: Span<UInt16>, _ tables: borrowing AdvanceTables,
    _ flags: [PositionFlags], scale: FaceScale
  ) {
    guard piece.key.range.count <= WordStore.longestKey else { return }
    values.removeAll(keepingCapacity: true)
    let endsUnsafe = piece.end < item.end && flags[piece.end].contains(.isUnsafe)
    values.append(endsUnsafe ? 1 : 0)
    for position in piece.start..<piece.end {
      let advance = tables.text[position] / scale.text
      guard abs(advance) < 1 << 30 else { return }
      // The safety of the start is stored with the previous piece.
      let isUnsafe = position > piece.start && flags[position].contains(.isUnsafe)
      values.append(UInt32(bitPattern: Int32(advance) << 1 | (isUnsafe ? 1 : 0)))
    }
    if let display = scale.display {
      for position in piece.start..<piece.end {
        guard let advance = Int32(exactly: tables.display[position] / display) else {
          return
        }
        values.append(UInt32(bitPattern: advance))
      }
    }
    insert(piece.key, in: text)
  }
}
