/// Iterates over the glyphs of a piece from left to right, and sums the advances before each.
struct GlyphCursor {
  /// The glyphs of one face, with advances on the text's grid.
  struct Source {
    let glyphs: [ShapingBuffer.Glyph]
    let advances: [Int64]

    init(_ glyphs: [ShapingBuffer.Glyph], unitsPerEm: Int, _ grid: AdvanceGrid) {
      self.glyphs = glyphs
      advances = glyphs.map { grid.scale($0.advance, unitsPerEm: unitsPerEm) }
    }

    var total: Int64 { advances.reduce(0, AdvanceGrid.add) }
  }

  private let drawn: Source
  private let other: Source?
  private let drawsDisplay: Bool
  private let isRightToLeft: Bool
  /// The positions that tracking and letter spacing follow, in ascending order.
  private let seen: [Int]
  private let isTracked: Bool

  private var index = 0
  private var otherIndex = 0
  private var drawnSum: Int64 = 0
  private var otherSum: Int64 = 0
  /// The advance of the drawn face inside a cluster of several glyphs.
  private var inner: Int64 = 0
  /// The extent before the glyph that `next` returned.
  private(set) var extent = Extent()

  init(
    drawn: Source, other: Source?, drawsDisplay: Bool, isRightToLeft: Bool, seen: [Int],
    isTracked: Bool
  ) {
    self.drawn = drawn
    self.other = other
    self.drawsDisplay = drawsDisplay
    self.isRightToLeft = isRightToLeft
    self.seen = seen
    self.isTracked = isTracked
  }

  /// The next glyph of the drawn face.
  mutating func next() -> ShapingBuffer.Glyph? {
    guard index < drawn.glyphs.count else { return nil }
    let glyph = drawn.glyphs[index]
    if index == 0 || drawn.glyphs[index - 1].cluster != glyph.cluster { inner = 0 }
    catchUp(with: glyph.cluster)
    extent = sums(drawnSum, otherSum + inner, seenBefore(glyph.cluster))
    drawnSum = AdvanceGrid.add(drawnSum, drawn.advances[index])
    inner = AdvanceGrid.add(inner, drawn.advances[index])
    index += 1
    return glyph
  }

  /// The extent of all glyphs.
  func finish() -> Extent {
    sums(drawn.total, other?.total ?? 0, seen.count)
  }

  /// Adds the other face's advances before a cluster.
  private mutating func catchUp(with cluster: Int) {
    guard let other else { return }
    while otherIndex < other.glyphs.count {
      let next = other.glyphs[otherIndex].cluster
      guard isRightToLeft ? next > cluster : next < cluster else { return }
      otherSum = AdvanceGrid.add(otherSum, other.advances[otherIndex])
      otherIndex += 1
    }
  }

  /// The number of characters with spacing that are left of a cluster's glyphs.
  ///
  /// The spacing after a right-to-left character is at its left.
  ///
  /// - Complexity: O(log *n*) for *n* characters with spacing.
  private func seenBefore(_ cluster: Int) -> Int {
    let smaller = seen.partitioningIndex { $0 >= cluster }
    return isRightToLeft ? seen.count - smaller : smaller
  }

  private func sums(_ drawn: Int64, _ otherSum: Int64, _ seen: Int) -> Extent {
    let others = other == nil ? drawn : otherSum
    return Extent(
      text: drawsDisplay ? others : drawn, display: drawsDisplay ? drawn : others,
      tracked: isTracked ? Int64(seen) : 0, spaced: Int64(seen))
  }
}
