/// A part of a line that is shaped at once, or a tab.
struct GlyphPiece {
  enum Content {
    case item(ShapingItem)
    /// Text that is shaped alone: an ellipsis, or an added hyphen.
    case detached(ShapingItem, units: [UInt16])
    /// A tab with its advance, in grid units.
    case tab(Int64)
  }

  var content: Content
  /// The range in the prepared text.
  var range: Range<Int>
  var level: UInt8
  /// The number of the segment between tabs or cuts; a segment is measured together.
  var segment: Int
  /// The unit that is shown instead of the soft hyphen at the end; `nil` if the piece does not end with one.
  var shownHyphen: UInt16?
  var isEllipsis = false

  var isRightToLeft: Bool { level & 1 == 1 }
}

extension TextAnalysis {
  /// The embedding level of the paragraph at the start of a line.
  func paragraphLevel(at lineStart: Int) -> UInt8 { isRightToLeft(at: lineStart) ? 1 : 0 }

  /// The pieces of a range of a line in logical order.
  ///
  /// - Parameters:
  ///   - range: The range to draw.
  ///   - reset: The position from which the line has the paragraph's level (UAX #9, L1).
  func glyphPieces(
    of range: Range<Int>, reset: Int, paragraphLevel: UInt8, endsWithHyphen: Bool = false
  ) -> [GlyphPiece] {
    var pieces: [GlyphPiece] = []
    func add(_ item: ShapingItem, _ part: Range<Int>, _ level: UInt8) {
      guard !part.isEmpty else { return }
      pieces.append(
        GlyphPiece(content: .item(item), range: part, level: level, segment: 0))
    }
    for item in items where item.start < range.upperBound && item.end > range.lowerBound {
      let part = max(item.start, range.lowerBound)..<min(item.end, range.upperBound)
      let cut = min(max(reset, part.lowerBound), part.upperBound)
      add(item, part.lowerBound..<cut, item.level)
      add(item, cut..<part.upperBound, paragraphLevel)
    }
    for tab in tabs.map(Int.init) where range.contains(tab) {
      pieces.append(
        GlyphPiece(content: .tab(0), range: tab..<tab + 1, level: paragraphLevel, segment: 0))
    }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    if endsWithHyphen { showHyphen(in: &pieces) }
    return pieces
  }

  /// Shows a hyphen instead of the soft hyphen at the end of the last piece.
  private func showHyphen(in pieces: inout [GlyphPiece]) {
    guard var last = pieces.popLast(), case .item(let item) = last.content else { return }
    let hyphen = lineEndHyphen(in: item)
    guard let detached = hyphen.detached else {
      last.shownHyphen = hyphen.unit
      pieces.append(last)
      return
    }
    let end = last.range.upperBound
    last.range = last.range.lowerBound..<end - 1
    if !last.range.isEmpty { pieces.append(last) }
    pieces.append(
      GlyphPiece(
        content: .detached(detached, units: [hyphen.unit]), range: end - 1..<end,
        level: last.level, segment: last.segment))
  }
}
