internal import CopyfitFonts

/// A piece of a line with its glyphs.
struct ShapedPiece {
  let piece: GlyphPiece
  /// The face that draws the piece.
  let drawn: FontFace
  private let text: PreparedStorage
  private let units: [UInt16]
  private let item: ShapingItem
  private let range: Range<Int>
  private let box: LayoutBox
  private let own: FontFace
  private let display: FontFace?
  private var ownGlyphs: [ShapingBuffer.Glyph] = []
  private var displayGlyphs: [ShapingBuffer.Glyph] = []

  /// Shapes a piece as it is measured: as a part of its paragraph, in both faces of a stand-in.
  init(
    _ piece: GlyphPiece, _ text: PreparedStorage, _ box: LayoutBox,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    self.piece = piece
    self.text = text
    self.box = box
    switch piece.content {
    case .detached(let detached, let shown):
      (item, units, range) = (detached, shown, 0..<shown.count)
    case .item(let whole):
      var all = text.analysis.units
      if let hyphen = piece.shownHyphen { all[piece.range.upperBound - 1] = hyphen }
      (item, units, range) = (whole, all, piece.range)
    case .tab:
      (item, units, range) = (.alone(unitCount: 0), [], 0..<0)
    }
    own = text.analysis.face(of: item)
    display = text.analysis.displayFace(of: item)
    let drawsDisplay = Blend(text, box).displayShare > 0.5
    drawn = (drawsDisplay ? display : nil) ?? own
    ownGlyphs = try glyphs(in: own, with: &buffer)
    if let display { displayGlyphs = try glyphs(in: display, with: &buffer) }
  }

  /// The glyphs in a face, from left to right.
  func glyphs(
    in face: FontFace, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> [ShapingBuffer.Glyph] {
    guard !range.isEmpty else { return [] }
    var request = text.analysis.request(for: range, of: item, with: face)
    if item.face == 0, text.standIn == nil { request.trackedSize = box.pointSize }
    let context = item.paragraph.clamped(to: units.indices)
    try buffer.shape(
      units.span.extracting(context), range.shifted(by: -context.lowerBound), request)
    var glyphs: [ShapingBuffer.Glyph] = []
    buffer.forEachGlyph { glyph in
      var glyph = glyph
      glyph.cluster += context.lowerBound
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// A cursor over the glyphs of the drawn face.
  var cursor: GlyphCursor {
    let isDisplayDrawn = display != nil && drawn == display
    let ownSums = GlyphCursor.Source(ownGlyphs, unitsPerEm: own.unitsPerEm, text.grid)
    let displaySums = display.map {
      GlyphCursor.Source(displayGlyphs, unitsPerEm: $0.unitsPerEm, text.grid)
    }
    return GlyphCursor(
      drawn: isDisplayDrawn ? displaySums ?? ownSums : ownSums,
      other: isDisplayDrawn ? ownSums : displaySums, drawsDisplay: isDisplayDrawn,
      isRightToLeft: isShapedRightToLeft, seen: seenPositions,
      isTracked: display != nil && item.face == 0)
  }

  /// Whether the shaped glyphs run from right to left.
  ///
  /// Detached text has a level for its position only.
  private var isShapedRightToLeft: Bool { item.isRightToLeft }

  /// The positions that tracking and letter spacing follow, in ascending order.
  private var seenPositions: [Int] {
    if case .detached = piece.content { return Array(range) }
    let flags = text.analysis.flags
    return range.filter { position in
      if piece.shownHyphen != nil, position == range.upperBound - 1 { return true }
      return flags[position].intersection([.startsGrapheme, .isIgnorable]) == .startsGrapheme
    }
  }
}
