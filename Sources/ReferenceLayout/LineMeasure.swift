internal import CopyfitFonts
internal import CopyfitLayout
internal import CopyfitUnicode

/// Measures single lines by shaping them as parts of their paragraphs.
struct LineMeasure {
  private let analysis: TextAnalysis
  private let verifies: Bool
  private let arithmetic: SizeArithmetic
  let grid: AdvanceGrid
  /// Whether advances of lines are remembered instead of shaped again.
  var remembersAdvances = false
  private var known: [Line: Int64] = [:]

  private struct Line: Hashable {
    var range: Range<Int>
    var hasHyphen: Bool
  }

  init(_ analysis: TextAnalysis, grid: AdvanceGrid, pointSize: Double, verifies: Bool) {
    self.analysis = analysis
    self.grid = grid
    self.verifies = verifies
    arithmetic = SizeArithmetic(analysis, grid: grid, pointSize: pointSize)
  }

  /// The advance of a line; with `hasHyphen`, its last unit is a visible soft hyphen.
  mutating func advance(
    _ line: Range<Int>, hasHyphen: Bool, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int64 {
    guard remembersAdvances else { return try shapedAdvance(line, hasHyphen, with: &buffer) }
    let key = Line(range: line, hasHyphen: hasHyphen)
    if let advance = known[key] { return advance }
    let advance = try shapedAdvance(line, hasHyphen, with: &buffer)
    known[key] = advance
    return advance
  }

  /// The distance from the line's start to the end of text that begins at `origin`.
  func end(
    of line: Range<Int>, from origin: Int64, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int64 {
    try shapedAdvance(line, false, from: origin, with: &buffer)
  }

  /// The advance of characters that are shaped alone in the label's own font.
  func advance(
    of string: String, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int64 {
    let units = Array(string.utf16)
    let whole = units.indices
    let item = ShapingItem.alone(unitCount: units.count)
    let text = try shape(whole, item, units, analysis.face(of: item), with: &buffer)
    let seen = Int64(units.count)
    guard let display = analysis.displayFace(of: item) else {
      return arithmetic.advance(Extent(text: text, display: text, spaced: seen))
    }
    return arithmetic.advance(
      Extent(
        text: text, display: try shape(whole, item, units, display, with: &buffer), tracked: seen,
        spaced: seen))
  }

  private func shapedAdvance(
    _ line: Range<Int>, _ hasHyphen: Bool, from origin: Int64 = 0, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int64 {
    var (units, end, hyphen) = (analysis.units, line.upperBound, Extent())
    if hasHyphen, let item = analysis.items.item(at: end - 1) {
      let shown = analysis.lineEndHyphen(in: item)
      if let detached = shown.detached {
        end -= 1
        hyphen = try extent(of: shown.unit, detached, with: &buffer)
      } else {
        units[end - 1] = shown.unit
      }
    }
    var advance = origin
    var start = line.lowerBound
    for position in line where units[position] == 0x09 {
      advance += arithmetic.advance(try extent(start..<position, units, with: &buffer))
      advance = arithmetic.tabStop(after: advance)
      start = position + 1
    }
    return advance + arithmetic.advance(try extent(start..<end, units, with: &buffer) + hyphen)
  }

  /// The extent of a hyphen as a separate item.
  private func extent(
    of hyphen: UInt16, _ item: ShapingItem, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Extent {
    let text = try shape(0..<1, item, [hyphen], analysis.face(of: item), with: &buffer)
    let display = analysis.displayFace(of: item)
    return Extent(
      text: text,
      display: try display.map { (face) throws(LayoutError) in
        try shape(0..<1, item, [hyphen], face, with: &buffer)
      } ?? text, tracked: display == nil ? 0 : 1, spaced: 1)
  }

  private func extent(
    _ range: Range<Int>, _ units: [UInt16], with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Extent {
    var sum = Extent()
    for item in analysis.items {
      let part =
        max(
          item.start, range.lowerBound)..<max(
          min(item.end, range.upperBound), max(item.start, range.lowerBound))
      guard !part.isEmpty else { continue }
      let text = try shape(part, item, units, analysis.face(of: item), with: &buffer)
      let seen = part.count(where: { isSeen($0, units) })
      guard let display = analysis.displayFace(of: item) else {
        sum += Extent(text: text, display: text, spaced: seen)
        continue
      }
      sum += Extent(
        text: text, display: try shape(part, item, units, display, with: &buffer),
        tracked: seen, spaced: seen)
    }
    return sum
  }

  private func shape(
    _ part: Range<Int>, _ item: ShapingItem, _ units: [UInt16], _ face: FontFace,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int64 {
    let paragraph = item.paragraph
    var request = analysis.request(for: part, of: item, with: face)
    request.verifies = verifies
    if item.face > 0 || analysis.fonts.standIn == nil {
      request.trackedSize = analysis.pointSize
    }
    try buffer.shape(
      units.span.extracting(paragraph), part.shifted(by: -paragraph.lowerBound), request)
    return buffer.advance(on: grid, unitsPerEm: face.unitsPerEm)
  }

  /// Whether a cluster at a position is followed by tracking and letter spacing.
  private func isSeen(_ position: Int, _ units: [UInt16]) -> Bool {
    guard analysis.flags[position].contains(.startsGrapheme) else { return false }
    return !CharacterProperties(of: units.span.scalar(at: position)).isDefaultIgnorable
  }
}

extension Range<Int> {
  fileprivate func count(where isCounted: (Int) -> Bool) -> Int64 {
    reduce(0) { isCounted($1) ? $0 + 1 : $0 }
  }
}
