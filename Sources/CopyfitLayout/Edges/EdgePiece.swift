/// What shaping said about a piece of one item that was shaped by itself.
struct EdgePiece {
  /// The piece's units in the whole text.
  private(set) var range = 0..<0
  /// How far what is drawn at each position advances, on the text's grid, in the item's own face.
  private(set) var text: [Int64] = []
  /// The same in the stand-in's display face; empty without one.
  private(set) var display: [Int64] = []
  /// In how many of the faces the text may be cut at each position.
  private var safeFaces: [UInt8] = []

  /// Begins with a piece of which nothing is said yet.
  mutating func begin(_ range: Range<Int>, hasDisplay: Bool) {
    self.range = range
    text.fill(range.count)
    display.fill(hasDisplay ? range.count : 0)
    safeFaces.fill(range.count)
  }

  /// Forgets the piece.
  mutating func clear() { range = 0..<0 }

  /// Takes over what a buffer says of the piece in one face; its text begins at `origin`.
  mutating func add(
    _ buffer: borrowing ShapingBuffer, origin: Int, isDisplay: Bool, scale: (Int64) -> Int64
  ) {
    let first = range.lowerBound - origin
    var last = -1
    buffer.forEachGlyph { glyph in
      let index = glyph.cluster - first
      let advance = scale(glyph.advance)
      if isDisplay {
        display[index] = AdvanceGrid.add(display[index], advance)
      } else {
        text[index] = AdvanceGrid.add(text[index], advance)
      }
      guard index != last else { return }
      last = index
      if !glyph.isUnsafeToBreak { safeFaces[index] += 1 }
    }
  }

  /// Notes what is known of a position.
  @inline(__always)
  mutating func set(_ index: Int, text: Int64, isSafe: Bool) {
    self.text[index] = text
    safeFaces[index] = isSafe ? faceCount : 0
  }

  /// Notes what is known of a position in the display face.
  @inline(__always)
  mutating func set(_ index: Int, display: Int64) { self.display[index] = display }

  private var faceCount: UInt8 { display.isEmpty ? 1 : 2 }

  /// Whether the text may be cut at a position in all of the faces.
  func isSafe(at position: Int) -> Bool { safeFaces[position - range.lowerBound] == faceCount }

  /// How far a part of the piece reaches in its faces; nothing is said of what is counted.
  func extent(of part: Range<Int>) -> Extent {
    var extent = Extent()
    for index in part.shifted(by: -range.lowerBound) {
      extent.text = AdvanceGrid.add(extent.text, text[index])
      if !display.isEmpty { extent.display = AdvanceGrid.add(extent.display, display[index]) }
    }
    if display.isEmpty { extent.display = extent.text }
    return extent
  }
}
