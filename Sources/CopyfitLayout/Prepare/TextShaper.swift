internal import CopyfitFonts
internal import CopyfitUnicode

/// Shapes each item of a text once and sums its advances.
struct TextShaper {
  let grid: AdvanceGrid
  private(set) var tables: AdvanceTables
  private(set) var flags: [PositionFlags]
  /// The size for which the own face is tracked, if tracked clusters are counted by shaping.
  private var trackedSize: Double?

  /// Creates a shaper of texts on a grid, with flags for the starts of grapheme clusters, in the memory of other
  /// tables.
  init(
    _ flags: consuming [PositionFlags], _ tables: consuming AdvanceTables = AdvanceTables(),
    grid: AdvanceGrid
  ) {
    self.grid = grid
    self.flags = flags
    self.tables = tables
  }

  /// Swaps its flags and tables with others; faster than a copy.
  mutating func exchange(_ flags: inout [PositionFlags], _ tables: inout AdvanceTables) {
    swap(&flags, &self.flags)
    swap(&tables, &self.tables)
  }

  /// Shapes a text, and cuts items with too long a stretch that may not be cut.
  mutating func shape(
    _ analysis: inout TextAnalysis, memory: inout ShapingMemory, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let hasStandIn = analysis.fonts.standIn != nil
    trackedSize = hasStandIn ? nil : analysis.fonts.face.trackedSize
    self.tables.begin(
      analysis.units.count + 1, hasDisplay: hasStandIn,
      hasTracked: hasStandIn || trackedSize != nil, hasSpaced: analysis.options.letterSpacing != 0)
    try shape(analysis.items, of: analysis, memory: &memory, with: &buffer)
    let pieces = analysis.forceJoints(flags)
    for piece in pieces { forget(piece) }
    try shape(pieces, of: analysis, memory: &memory, with: &buffer)
    self.tables.text.accumulate(AdvanceGrid.add)
    if hasStandIn { self.tables.display.accumulate(AdvanceGrid.add) }
    if hasStandIn { count(analysis, isOwnAlone: true, in: &self.tables.tracked) }
    if trackedSize != nil { self.tables.tracked.accumulate(&+) }
    if !self.tables.spaced.isEmpty {
      count(analysis, isOwnAlone: false, in: &self.tables.spaced)
    }
    self.tables.finish()
  }

  private mutating func shape(
    _ items: [ShapingItem], of analysis: TextAnalysis, memory: inout ShapingMemory,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    for item in items {
      if let trackedSize, item.face == 0 {
        try shape(item.start..<item.end, of: item, analysis, with: &buffer)
        try countTracked(item, trackedSize, of: analysis, with: &buffer)
      } else {
        try add(item, of: analysis, memory: &memory, with: &buffer)
      }
    }
  }

  /// Adds an item: from its pairs if possible, otherwise from its words.
  private mutating func add(
    _ item: ShapingItem, of analysis: TextAnalysis, memory: inout ShapingMemory,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    defer {
      // Fallback faces are equal at all sizes.
      if !tables.display.isEmpty, item.face > 0 { copyAdvancesToDisplay(item) }
    }
    guard let scale = FaceScale(item, of: analysis, on: grid) else {
      return try shape(item.start..<item.end, of: item, analysis, with: &buffer)
    }
    guard try !memory.pairs.add(item, of: analysis, scale, to: &tables, with: &buffer) else {
      #if DEBUG
        try verifySums(item, of: analysis, with: &buffer)
      #endif
      return
    }
    guard let plan = memory.words.plan(for: item, of: analysis) else {
      return try shape(item.start..<item.end, of: item, analysis, with: &buffer)
    }
    memory.words.cut(item, analysis.units.span, by: plan)
    if plan.areWordsApart, memory.words.pieces.count > 1 {
      for index in memory.words.pieces.indices where memory.words.pieces[index].place == nil {
        let word = memory.words.pieces[index].start..<memory.words.pieces[index].end
        let isSummed = try memory.pairs.add(
          word: word, of: item, analysis, scale, to: &tables, with: &buffer)
        memory.words.pieces[index].isSummed = isSummed
      }
    }
    try addWords(item, of: analysis, words: &memory.words, scale, with: &buffer)
  }

  /// Adds an item: known words from the cache, and the text between them shaped together.
  private mutating func addWords(
    _ item: ShapingItem, of analysis: TextAnalysis, words: inout WordCache, _ scale: FaceScale,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    var index = 0
    while index < words.pieces.count {
      let piece = words.pieces[index]
      guard piece.isUnknown else {
        words.copy(piece, to: &tables, &flags, scale: scale)
        index += 1
        continue
      }
      repeat { index += 1 } while index < words.pieces.count && words.pieces[index].isUnknown
      let range = piece.start..<words.pieces[index - 1].end
      try shape(range, of: item, analysis, with: &buffer)
    }
    // Storing comes last, because it may overwrite pieces that were found.
    for index in words.pieces.indices where words.pieces[index].isUnknown {
      words.keep(
        words.pieces[index], item, of: analysis.units.span, tables, flags, scale: scale)
    }
    #if DEBUG
      try verify(item, of: analysis, with: &buffer)
    #endif
  }

  /// Shapes a part of an item with the space after it as context, and adds its glyphs.
  ///
  /// Whether the part's start is safe is decided by the text before it.
  private mutating func shape(
    _ range: Range<Int>, of item: ShapingItem, _ analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let flagged = range.lowerBound + 1..<min(range.upperBound + 1, item.end)
    for position in flagged { flags[position].insert(.isUnsafe) }
    let face = analysis.face(of: item)
    let shaped = range.lowerBound..<min(range.upperBound + 1, item.end)
    try buffer.shape(shaped, of: item, in: analysis, with: face)
    buffer.forEachGlyph { glyph in
      let position = glyph.cluster + item.paragraph.lowerBound
      if position < range.upperBound { grid.add(glyph, of: face, to: &tables.text[position]) }
      if !glyph.isUnsafeToBreak, position > range.lowerBound {
        flags[position].remove(.isUnsafe)
      }
    }
    if !tables.display.isEmpty { try shapeDisplay(range, of: item, analysis, with: &buffer) }
  }

  /// Removes the results of shaping for a part of an item that is shaped separately.
  private mutating func forget(_ piece: ShapingItem) {
    for position in piece.start..<piece.end {
      tables.text[position] = 0
      if !tables.display.isEmpty { tables.display[position] = 0 }
      flags[position].remove(.isUnsafe)
    }
  }

  private mutating func copyAdvancesToDisplay(_ item: ShapingItem) {
    for position in item.start..<item.end { tables.display[position] = tables.text[position] }
    tables.copySumsToDisplay(item)
  }

  /// Counts the clusters that HarfBuzz tracks, by the difference of their advances at a size with tracking.
  private mutating func countTracked(
    _ item: ShapingItem, _ size: Double, of analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let face = analysis.fonts.face
    var advances = [Int64](repeating: 0, count: item.end - item.start)
    let origin = item.start - item.paragraph.lowerBound
    // The buffer contains the item without tracking.
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

  /// Adds the glyphs of the display face, if the item has one; a position is safe only if it is safe in both faces.
  private mutating func shapeDisplay(
    _ range: Range<Int>, of item: ShapingItem, _ analysis: TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    guard let face = analysis.displayFace(of: item) else { return }
    let shaped = range.lowerBound..<min(range.upperBound + 1, item.end)
    try buffer.shape(shaped, of: item, in: analysis, with: face)
    for position in shaped.dropFirst() { flags[position].insert(.isNotSeenSafe) }
    buffer.forEachGlyph { glyph in
      let position = glyph.cluster + item.paragraph.lowerBound
      if position < range.upperBound { grid.add(glyph, of: face, to: &tables.display[position]) }
      if !glyph.isUnsafeToBreak { flags[position].remove(.isNotSeenSafe) }
    }
    for position in shaped.dropFirst() where flags[position].contains(.isNotSeenSafe) {
      flags[position].remove(.isNotSeenSafe)
      flags[position].insert(.isUnsafe)
    }
  }

  /// Counts the visible clusters of items up to each position, of the own face alone or of all faces.
  private func count(
    _ analysis: TextAnalysis, isOwnAlone: Bool, in counts: inout [Int32]
  ) {
    for item in analysis.items where item.face == 0 || !isOwnAlone {
      for position in item.start..<item.end
      where flags[position].intersection([.startsGrapheme, .isIgnorable]) == .startsGrapheme {
        counts[position] = 1
      }
    }
    counts.accumulate(&+)
  }
}

extension PositionFlags {
  /// Set until a glyph of the display face shows that text may be broken here.
  fileprivate static let isNotSeenSafe = PositionFlags(rawValue: 0x80)
}

extension AdvanceGrid {
  func add(
    _ glyph: ShapingBuffer.Glyph, of face: FontFace, to advance: inout Int64
  ) {
    advance = Self.add(advance, scale(glyph.advance, unitsPerEm: face.unitsPerEm))
  }
}
