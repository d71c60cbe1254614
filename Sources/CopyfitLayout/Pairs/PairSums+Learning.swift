internal import CopyfitFonts
internal import CopyfitUnicode

/// Learns characters and pairs.
extension PairSums {
  /// `AdvanceGrid` would limit larger advances.
  private static let maximumAdvance: Int64 = 1 << 24

  /// Learns the characters of an item from a position on; returns whether the whole item can be summed.
  @inline(never)
  mutating func learnUnknownCharacters(
    of item: ShapingItem, from start: Int, _ analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    for position in start..<item.end {
      let unit = analysis.units[position]
      if plan.cells[unit].state == .isUnknown {
        plan.cells[unit] = try cell(item, at: position, of: analysis, with: &buffer)
      }
      if plan.cells[unit].state == .isRefused { return false }
    }
    return true
  }

  /// The cell of the character at a position.
  private mutating func cell(
    _ item: ShapingItem, at position: Int, of analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PairPlan.Cell {
    let unit = analysis.units[position]
    guard unit.mayBeSummed || plan.hasMarks && unit.isMark else { return .refused }
    var cell = PairPlan.Cell(state: .isAlone)
    for number in plan.faces.indices {
      guard let character = plan.faces[number].learn(unit) else { return .refused }
      let font = plan.faces[number].rules.font
      var advance = character.mark > 0 ? 0 : font.advance(of: character.glyphs[0])
      if number > 0, cell.mark != character.mark { return .refused }
      cell.mark = character.mark
      if character.glyphs.count > 1, !plan.hasMarks {
        let face = analysis.face(of: item, number)
        let range = position..<position + 1
        guard try shape(range, of: item, in: analysis, with: face, &buffer) else { return .refused }
        advance = font.advance(of: glyphs[0].id)
        guard glyphs[0].advance == Int64(advance) else { return .refused }
      }
      guard abs(Int64(advance)) < Self.maximumAdvance else { return .refused }
      if character.isFirst { cell.state = .isPaired }
      if number == 0 { cell.advance = advance } else { cell.displayAdvance = advance }
    }
    return cell
  }

  /// Shapes a part of an item; returns whether each of its characters has one glyph.
  private mutating func shape(
    _ range: Range<Int>, of item: ShapingItem, in analysis: borrowing TextAnalysis,
    with face: FontFace, _ buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    let paragraph = item.paragraph
    try buffer.shape(
      analysis.units.span.extracting(paragraph), range.shifted(by: -paragraph.lowerBound),
      analysis.request(for: range, of: item, with: face))
    glyphs.removeAll(keepingCapacity: true)
    buffer.forEachGlyph { glyphs.append($0) }
    let first = range.lowerBound - paragraph.lowerBound
    return glyphs.count == range.count
      && glyphs.indices.allSatisfy { glyphs[$0].cluster == first + $0 }
  }

  /// Learns the pair at a position: from the font's tables if possible, otherwise by shaping it alone.
  @inline(never)
  mutating func learnPair(
    of item: ShapingItem, at position: Int, _ analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let (left, right) = (analysis.units[position], analysis.units[position + 1])
    var pair: PairTable.Pair
    if let read = plan.pair(left, right) {
      pair = read
    } else {
      pair = PairTable.Pair(kind: plan.kind(of: left, right))
      for number in plan.faces.indices where !pair.kind.contains(.isRefused) {
        let face = analysis.face(of: item, number)
        let range = position..<position + 2
        let isPlain = try shape(range, of: item, in: analysis, with: face, &buffer)
        // The known rules may not explain it, so texts with such a pair are shaped.
        if !isPlain || !take(left, right, isDisplay: number > 0, &pair) {
          pair.kind.insert(.isRefused)
        }
      }
    }
    table.insert(pair, for: PairTable.Key(plan: number, left, right))
  }

  /// Reads one face's shaping of a pair; returns whether texts with it can be summed.
  private func take(
    _ left: UInt16, _ right: UInt16, isDisplay: Bool, _ pair: inout PairTable.Pair
  ) -> Bool {
    let font = plan.faces[isDisplay ? 1 : 0].rules.font
    let alone = [left, right].map { unit in
      isDisplay ? plan.cells[unit].displayAdvance : plan.cells[unit].advance
    }
    let added = glyphs[0].advance - Int64(alone[0])
    guard zip(glyphs, alone).allSatisfy({ font.advance(of: $0.id) == $1 }),
      max(abs(added), abs(glyphs[0].advance)) < Self.maximumAdvance,
      glyphs[1].advance == Int64(alone[1])
    else { return false }
    if isDisplay { pair.displayAdded = Int32(added) } else { pair.added = Int32(added) }
    if glyphs[1].isUnsafeToBreak || added != 0 { pair.kind.insert(.isUnsafe) }
    return true
  }
}

extension TextAnalysis {
  /// The face of an item, or the stand-in's display face (1).
  fileprivate func face(of item: ShapingItem, _ number: Int) -> FontFace {
    number == 0 ? face(of: item) : displayFace(of: item) ?? face(of: item)
  }
}

extension UInt16 {
  /// Whether a unit is a character whose glyph depends only on what `PairRules` reads.
  ///
  /// Excluded are surrogates, controls, marks, default-ignorable characters, Hangul letters that are composed, U+2044,
  /// for which HarfBuzz turns on fractions, and the halfwidth sound marks, which it treats as marks.
  var mayBeSummed: Bool {
    switch self {
    case 0..<0x20, 0x7F..<0xA0, 0x1100...0x11FF, 0x2044, 0xA960...0xA97F, 0xD7B0...0xDFFF,
      0xFF9E...0xFF9F:
      return false
    default:
      guard let scalar = Unicode.Scalar(self) else { return false }
      let properties = CharacterProperties(of: scalar)
      return !properties.isMark && !properties.isDefaultIgnorable
    }
  }
}
