internal import CopyfitFonts

/// Places the glyphs of pieces from left to right, so that a line is as wide as measured.
///
/// Positions come from sums: advances are added in grid units in both faces of a stand-in, and blended at each glyph as
/// the measured line is blended at its end.
struct GlyphPlacer {
  private let text: PreparedStorage
  private let box: LayoutBox
  private let blend: Blend
  private let substitute: (FontFace) -> FontFace?
  private(set) var runs: [GlyphRun] = []
  /// The advance of the finished segments.
  private var base: Int64 = 0
  private var extent = Extent()
  private var segment: Int?

  init(_ text: PreparedStorage, _ box: LayoutBox, substitute: @escaping (FontFace) -> FontFace?) {
    self.text = text
    self.box = box
    var blend = Blend(text, box)
    // A font with tracking of its own is shaped with it here.
    if text.standIn == nil { blend.tracking = 0 }
    self.blend = blend
    self.substitute = substitute
  }

  /// The advance so far, in grid units.
  var advance: Int64 { base + blend.advance(extent) }

  /// Places a piece after the others.
  mutating func place(
    _ piece: GlyphPiece, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    if piece.segment != segment {
      base = advance
      extent = Extent()
      segment = piece.segment
    }
    if case .tab(let width) = piece.content {
      base = AdvanceGrid.add(base, width)
    } else {
      try add(try ShapedPiece(piece, text, box, with: &buffer), with: &buffer)
    }
  }

  private mutating func add(
    _ shaped: ShapedPiece, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let start = extent
    let origin = points(advance)
    var cursor = shaped.cursor
    var glyphs: [PlacedGlyph] = []
    while let glyph = cursor.next() {
      let unit = box.pointSize / Double(shaped.drawn.unitsPerEm)
      let x = base + blend.advance(start + cursor.extent)
      glyphs.append(
        PlacedGlyph(
          id: glyph.id, x: points(x) + Double(glyph.shift) * unit, y: Double(glyph.rise) * unit))
    }
    extent = start + cursor.finish()
    var run = GlyphRun(
      face: shaped.drawn,
      utf16Range: shaped.piece.isEllipsis ? 0..<0 : source(shaped.piece.range),
      isRightToLeft: shaped.piece.isRightToLeft, x: origin, width: points(advance) - origin,
      glyphs: glyphs)
    run.isEllipsis = shaped.piece.isEllipsis
    if let other = substitute(shaped.drawn) { try draw(&run, in: other, shaped, with: &buffer) }
    runs.append(run)
  }

  /// Draws a run in another face, stretched to the run's width, unless that face lacks one of its characters.
  private func draw(
    _ run: inout GlyphRun, in face: FontFace, _ shaped: ShapedPiece,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    let glyphs = try shaped.glyphs(in: face, with: &buffer)
    guard glyphs.allSatisfy({ $0.id != Self.missingGlyph }) else { return }
    let unit = box.pointSize / Double(face.unitsPerEm)
    let width = Double(glyphs.reduce(0) { $0 + $1.advance }) * unit
    run.stretch = width > 0 && run.width > 0 ? run.width / width : 1
    run.measuredFace = run.face
    run.face = face
    var pen: Int64 = 0
    run.glyphs = glyphs.map { glyph in
      defer { pen += glyph.advance }
      return PlacedGlyph(
        id: glyph.id, x: run.x + Double(pen + glyph.shift) * unit * run.stretch,
        y: Double(glyph.rise) * unit)
    }
  }

  /// The glyph of characters that a font lacks.
  ///
  /// Source: OpenType 1.9.1, *Recommendations for OpenType fonts*, `.notdef`.
  private static let missingGlyph: UInt32 = 0

  private func points(_ advance: Int64) -> Double {
    box.points(advance, grid: text.grid.unitsPerEm)
  }

  private func source(_ range: Range<Int>) -> Range<Int> {
    text.sourceOffset(range.lowerBound)..<text.sourceOffset(range.upperBound)
  }
}
