/// The shaping of a piece of one item that is shaped alone.
struct EdgePiece {
  /// The piece's range in the whole text, in UTF-16 units.
  private(set) var range = 0..<0
  /// The advance at each position, on the text's grid, in the item's own face.
  private(set) var text: [Int64] = []
  /// The advances in the stand-in's display face; empty for other fonts.
  private(set) var display: [Int64] = []
  /// The number of faces in which the text may be cut at each position.
  private var safeFaces: [UInt8] = []

  /// Starts an empty piece.
  mutating func begin(_ range: Range<Int>, hasDisplay: Bool) {
    self.range = range
    text.fill(range.count)
    display.fill(hasDisplay ? range.count : 0)
    safeFaces.fill(range.count)
  }

  /// Removes the piece.
  mutating func clear() { range = 0..<0 }

  /// Adds a buffer's shaping of the piece in one face; the buffer's text begins at `origin`.
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

  /// Sets the advance of a position, and whether it is safe.
  @inline(__always)
  mutating func set(_ index: Int, text: Int64, isSafe: Bool) {
    self.text[index] = text
    safeFaces[index] = isSafe ? faceCount : 0
  }

  /// Sets the advance of a position in the display face.
  @inline(__always)
  mutating func set(_ index: Int, display: Int64) { self.display[index] = display }

  private var faceCount: UInt8 { display.isEmpty ? 1 : 2 }

  /// Whether the text may be cut at a position in all of the faces.
  func isSafe(at position: Int) -> Bool { safeFaces[position - range.lowerBound] == faceCount }

  /// The advance of a part of the piece in its faces, without counts.
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
