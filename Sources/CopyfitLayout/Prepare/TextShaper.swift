internal import CopyfitFonts
internal import CopyfitUnicode

/// Shapes each item of a text once and sums up its advances.
struct TextShaper {
  private let grid: AdvanceGrid
  private(set) var tables: AdvanceTables
  private(set) var flags: [PositionFlags]

  /// Shapes a text.
  init(
    _ analysis: TextAnalysis, grid: AdvanceGrid, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    self.grid = grid
    let count = analysis.units.count
    flags = analysis.flags
    tables = AdvanceTables(text: Array(repeating: 0, count: count + 1))
    let hasStandIn = analysis.fonts.standIn != nil
    if hasStandIn { tables.display = tables.text }
    let trackedSize = hasStandIn ? nil : analysis.fonts.face.trackedSize
    if trackedSize != nil { tables.tracked = Array(repeating: 0, count: count + 1) }
    for item in analysis.items {
      try add(item, of: analysis, with: &buffer)
      if let trackedSize, item.face == 0 {
        try countTracked(item, trackedSize, of: analysis, with: &buffer)
      }
    }
    if trackedSize != nil { Self.accumulate(&tables.tracked) }
    Self.accumulate(&tables.text)
    if hasStandIn {
      Self.accumulate(&tables.display)
      tables.tracked = Self.counts(
        analysis.items.filter { $0.face == 0 }, analysis, flags)
    }
    if analysis.options.letterSpacing != 0 {
      tables.spaced = Self.counts(analysis.items, analysis, flags)
    }
    tables.finish()
  }

  private mutating func add(
    _ item: ShapingItem, of analysis: TextAnalysis, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    for position in item.start..<item.end { flags[position].insert(.isUnsafe) }
    let face = analysis.face(of: item)
    try shape(item, face, of: analysis, with: &buffer)
    buffer.forEachGlyph { glyph in
      let position = glyph.cluster + item.paragraph.lowerBound
      grid.add(glyph, of: face, to: &tables.text[position])
      if !glyph.isUnsafeToBreak { flags[position].remove(.isUnsafe) }
    }
    flags[item.start].remove(.isUnsafe)
    guard !tables.display.isEmpty else { return }
    if let display = analysis.displayFace(of: item) {
      try addDisplay(item, display, of: analysis, with: &buffer)
    } else {
      for position in item.start..<item.end { tables.display[position] = tables.text[position] }
    }
  }

  private static func accumulate(_ counts: inout [Int32]) {
    var sum: Int32 = 0
    for index in counts.indices {
      let count = counts[index]
      counts[index] = sum
      sum &+= count
    }
  }

  /// Counts the clusters that HarfBuzz tracks: by how much each is wider at a size with tracking.
  private mutating func countTracked(
    _ item: ShapingItem, _ size: Double, of analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let face = analysis.fonts.face
    var advances = [Int64](repeating: 0, count: item.end - item.start)
    let origin = item.start - item.paragraph.lowerBound
    // What the buffer holds is the item without tracking.
    buffer.forEachGlyph { advances[$0.cluster - origin] -= $0.advance }
    let range = item.start..<item.end
    var request = analysis.request(for: range, of: item, with: face)
    request.trackedSize = size
    try buffer.shape(
      analysis.units.span.extracting(item.paragraph),
      range.shifted(by: -item.paragraph.lowerBound), request)
    buffer.forEachGlyph { advances[$0.cluster - origin] += $0.advance }
    let tracking = face.tracking(atPointSize: size)
    for (offset, added) in advances.enumerated() {
      tables.tracked[item.start + offset] = Int32(clamping: added / tracking)
    }
  }

  /// A position is safe only if it is so in both faces.
  private mutating func addDisplay(
    _ item: ShapingItem, _ face: FontFace, of analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    try shape(item, face, of: analysis, with: &buffer)
    var isSafe = [Bool](repeating: false, count: item.end - item.start)
    isSafe[0] = true
    buffer.forEachGlyph { glyph in
      let position = glyph.cluster + item.paragraph.lowerBound
      grid.add(glyph, of: face, to: &tables.display[position])
      if !glyph.isUnsafeToBreak { isSafe[position - item.start] = true }
    }
    for (offset, isSafe) in isSafe.enumerated() where !isSafe {
      flags[item.start + offset].insert(.isUnsafe)
    }
  }

  private func shape(
    _ item: ShapingItem, _ face: FontFace, of analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let range = item.start..<item.end
    try buffer.shape(
      analysis.units.span.extracting(item.paragraph),
      range.shifted(by: -item.paragraph.lowerBound),
      analysis.request(for: range, of: item, with: face))
  }

  /// Turns advances into the sums of all advances before.
  private static func accumulate(_ advances: inout [Int64]) {
    var sum: Int64 = 0
    for index in advances.indices {
      let advance = advances[index]
      advances[index] = sum
      sum = AdvanceGrid.add(sum, advance)
    }
  }

  /// How many clusters of some items are seen, up to each position.
  private static func counts(
    _ items: [ShapingItem], _ analysis: TextAnalysis, _ flags: [PositionFlags]
  ) -> [Int32] {
    var counts = [Int32](repeating: 0, count: analysis.units.count + 1)
    for item in items {
      for position in item.start..<item.end
      where flags[position].contains(.startsGrapheme) && !analysis.isIgnorable(at: position) {
        counts[position + 1] = 1
      }
    }
    var sum: Int32 = 0
    for index in counts.indices {
      sum += counts[index]
      counts[index] = sum
    }
    return counts
  }
}

extension AdvanceGrid {
  fileprivate func add(
    _ glyph: ShapingBuffer.Glyph, of face: FontFace, to advance: inout Int64
  ) {
    advance = Self.add(advance, scale(glyph.advance, unitsPerEm: face.unitsPerEm))
  }
}

extension TextAnalysis {
  fileprivate func isIgnorable(at position: Int) -> Bool {
    if GraphemeFinder.standsAlone(units[position]) { return false }
    return CharacterProperties(of: units.span.scalar(at: position)).isDefaultIgnorable
  }
}

extension Range<Int> {
  /// The range moved by a distance.
  package func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
