internal import CopyfitFonts
internal import CopyfitUnicode

/// A stretch of a line that is shaped at once, or a tab.
struct GlyphPiece {
  enum Content {
    case item(ShapingItem)
    /// Text that is shaped alone: an ellipsis, or a hyphen of its own.
    case detached(ShapingItem, units: [UInt16])
    /// A tab, and how far it goes, in grid units.
    case tab(Int64)
  }

  var content: Content
  /// Offsets of the text that was prepared.
  var range: Range<Int>
  var level: UInt8
  /// What is measured together: a number for each stretch between tabs or cuts.
  var segment: Int
  /// Whether the last unit is a soft hyphen, in whose place this unit shows.
  var shownHyphen: UInt16?
  var isEllipsis = false

  var isRightToLeft: Bool { level & 1 == 1 }
}

extension TextAnalysis {
  /// The embedding level of the paragraph that a line starts in.
  func paragraphLevel(at lineStart: Int) -> UInt8 { isRightToLeft(at: lineStart) ? 1 : 0 }

  /// The pieces of a stretch of a line in order of reading.
  ///
  /// - Parameters:
  ///   - range: What is drawn.
  ///   - reset: From where on the line takes the paragraph's level (UAX #9, L1).
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

  /// Shows a hyphen in place of the soft one that ends the last piece.
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
