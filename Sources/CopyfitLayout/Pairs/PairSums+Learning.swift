internal import CopyfitFonts
internal import CopyfitUnicode

/// Learning characters and pairs by shaping them.
extension PairSums {
  /// More than this `AdvanceGrid` would limit.
  private static let maximumAdvance: Int64 = 1 << 24

  /// Learns a character; returns whether texts with it may be summed up.
  @inline(never)
  mutating func learn(
    _ item: ShapingItem, at position: Int, of analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    let cell = try cell(item, at: position, of: analysis, with: &buffer)
    plan.cells[analysis.units[position]] = cell ?? PairPlan.Cell(state: .isRefused)
    return cell != nil
  }

  private mutating func cell(
    _ item: ShapingItem, at position: Int, of analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PairPlan.Cell? {
    let unit = analysis.units[position]
    guard unit.mayBeSummed else { return nil }
    var cell = PairPlan.Cell(state: .isAlone)
    for number in plan.faces.indices {
      guard let character = plan.faces[number].learn(unit) else { return nil }
      let font = plan.faces[number].rules.font
      var advance = font.advance(of: character.glyphs[0])
      if character.glyphs.count > 1 {
        let face = analysis.face(of: item, number)
        let range = position..<position + 1
        guard try shape(range, of: item, in: analysis, with: face, &buffer) else { return nil }
        advance = font.advance(of: glyphs[0].id)
        guard glyphs[0].advance == Int64(advance) else { return nil }
      }
      guard abs(Int64(advance)) < Self.maximumAdvance else { return nil }
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

  /// How many pairs are learned at once at most.
  private static let longestLesson = 64

  /// Learns the pair that starts at a position, and those after it that are not known, by one shaping.
  ///
  /// Pairs that may be part of a longer rule are shaped alone, so that it is not met.
  @inline(never)
  mutating func learnPairs(
    of item: ShapingItem, from position: Int, _ analysis: borrowing TextAnalysis,
    most: Int = longestLesson, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let units = analysis.units.span
    learned.removeAll(keepingCapacity: true)
    var end = position + 1
    while end < item.end, learned.count < most,
      plan.cells[units[end - 1]].state == .isPaired
    {
      let kind = plan.kind(of: units[end - 1], units[end])
      let isNew =
        learned.isEmpty
        || kind.isEmpty && table.find(key(units, at: end - 1)) == nil
      guard isNew else { break }
      learned.append(PairTable.Pair(kind: kind))
      end += 1
      if !kind.isEmpty { break }
    }
    if learned[0].kind.contains(.isRefused) {
      return table.insert(learned[0], for: key(units, at: position))
    }
    for number in plan.faces.indices {
      let face = analysis.face(of: item, number)
      let isPlain = try shape(position..<end, of: item, in: analysis, with: face, &buffer)
      guard isPlain, take(units.extracting(position..<end), isDisplay: number > 0) else {
        // The rules read do not say why: such a pair is left to HarfBuzz.
        guard learned.count == 1 else {
          return try learnPairs(of: item, from: position, analysis, most: 1, with: &buffer)
        }
        learned[0].kind.insert(.isRefused)
        break
      }
    }
    for (offset, pair) in learned.enumerated() {
      table.insert(pair, for: key(units, at: position + offset))
    }
  }

  private func key(_ units: Span<UInt16>, at position: Int) -> PairTable.Key {
    PairTable.Key(plan: number, units[position], units[position + 1])
  }

  /// Takes how one face shapes the current pairs; returns whether texts with them may be summed up.
  private mutating func take(_ units: Span<UInt16>, isDisplay: Bool) -> Bool {
    let font = plan.faces[isDisplay ? 1 : 0].rules.font
    for index in glyphs.indices {
      let cell = plan.cells[units[index]]
      let alone = isDisplay ? cell.displayAdvance : cell.advance
      let added = glyphs[index].advance - Int64(alone)
      guard font.advance(of: glyphs[index].id) == alone,
        max(abs(added), abs(glyphs[index].advance)) < Self.maximumAdvance
      else { return false }
      guard index < learned.count else { return added == 0 }
      if isDisplay {
        learned[index].displayAdded = Int32(added)
      } else {
        learned[index].added = Int32(added)
      }
      if glyphs[index + 1].isUnsafeToBreak || added != 0 { learned[index].kind.insert(.isUnsafe) }
    }
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
  /// Whether a unit is a character whose glyph depends on nothing but what `PairRules` reads.
  ///
  /// Not so are surrogates, controls, marks, default-ignorable characters, letters of Hangul that are composed,
  /// U+2044, by which HarfBuzz turns on fractions, and the halfwidth sound marks, which it takes for marks.
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
