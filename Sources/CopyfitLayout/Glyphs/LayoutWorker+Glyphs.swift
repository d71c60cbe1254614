public import CopyfitFonts
internal import CopyfitUnicode

/// The glyphs of lines.
extension LayoutWorker {
  /// The glyphs of a line of a text, in visual order.
  ///
  /// - Parameters:
  ///   - line: One of the lines of the text in the box.
  ///   - text: The text.
  ///   - box: The box that the line was laid out in.
  ///   - substitute: Returns the face to draw in place of another; `nil` draws the face itself, and so does a face that
  ///     lacks a character.
  /// - Throws: `LayoutError` if the line cannot be shaped.
  public mutating func glyphs(
    of line: LayoutLine, _ text: borrowing PreparedText, in box: LayoutBox,
    substitute: @escaping (FontFace) -> FontFace? = { _ in nil }
  ) throws(LayoutError) -> GlyphLine {
    let storage = storage(of: text, in: box)
    let whole = storage.offsets(ofSource: line.utf16Range)
    let end = max(storage.offset(ofSource: line.trimmedEnd), whole.lowerBound)
    let analysis = storage.analysis
    let pieces = analysis.glyphPieces(
      of: whole.lowerBound..<end, reset: analysis.resetEnd(of: whole),
      paragraphLevel: analysis.paragraphLevel(at: whole.lowerBound),
      endsWithHyphen: line.endsWithHyphen)
    return try place(pieces, storage, box, substitute)
  }

  /// The glyphs of the last visible line of a truncated text, including its ellipsis.
  ///
  /// A line without an ellipsis and without text after the cut can be any range of a line.
  ///
  /// - Parameters:
  ///   - line: The visible part of the line, from `visibleText(of:in:lines:mode:)`.
  ///   - text: The text.
  ///   - box: The box that the line was laid out in.
  ///   - substitute: Returns the face to draw in place of another; `nil` draws the face itself, and so does a face that
  ///     lacks a character.
  /// - Throws: `LayoutError` if the line cannot be shaped.
  public mutating func glyphs(
    of line: CutLine, _ text: borrowing PreparedText, in box: LayoutBox,
    substitute: @escaping (FontFace) -> FontFace? = { _ in nil }
  ) throws(LayoutError) -> GlyphLine {
    let storage = storage(of: text, in: box)
    let cut = CutLine(
      beforeCut: storage.offsets(ofSource: line.beforeCut), ellipsis: line.ellipsis,
      afterCut: storage.offsets(ofSource: line.afterCut))
    let analysis = storage.analysis
    let level = analysis.paragraphLevel(at: cut.beforeCut.lowerBound)
    let isOpen = !cut.ellipsis.isEmpty
    var pieces = analysis.glyphPieces(
      of: cut.beforeCut,
      reset: isOpen ? cut.beforeCut.upperBound : analysis.resetEnd(of: cut.beforeCut),
      paragraphLevel: level)
    if isOpen { pieces.append(try ellipsis(of: cut, level, analysis)) }
    var after = analysis.glyphPieces(
      of: cut.afterCut, reset: analysis.resetEnd(of: cut.afterCut), paragraphLevel: level)
    for index in after.indices { after[index].segment = 2 }
    return try place(pieces + after, storage, box, substitute)
  }

  private func ellipsis(
    of cut: CutLine, _ paragraphLevel: UInt8, _ analysis: TextAnalysis
  ) throws(LayoutError) -> GlyphPiece {
    let units = Array(cut.ellipsis.utf16)
    let level: UInt8
    do { level = try analysis.ellipsisLevel(in: cut, paragraphLevel) } catch {
      throw .unicode(error)
    }
    var piece = GlyphPiece(
      content: .detached(.alone(unitCount: units.count), units: units),
      range: cut.beforeCut.upperBound..<cut.beforeCut.upperBound, level: level, segment: 1)
    piece.isEllipsis = true
    return piece
  }

  private mutating func place(
    _ pieces: [GlyphPiece], _ storage: PreparedStorage, _ box: LayoutBox,
    _ substitute: @escaping (FontFace) -> FontFace?
  ) throws(LayoutError) -> GlyphLine {
    let pieces = try withTabStops(pieces, storage, box)
    var placer = GlyphPlacer(storage, box, substitute: substitute)
    for index in BidiParagraph.visualOrder(of: pieces.map(\.level)) {
      try placer.place(pieces[index], with: &edges.buffer)
    }
    return GlyphLine(
      runs: placer.runs, advance: placer.advance,
      width: box.points(placer.advance, grid: storage.grid.unitsPerEm))
  }

  /// Sets the advance of each tab, which depends on the text before it, and numbers the segments between tabs.
  private mutating func withTabStops(
    _ pieces: [GlyphPiece], _ storage: PreparedStorage, _ box: LayoutBox
  ) throws(LayoutError) -> [GlyphPiece] {
    guard !storage.analysis.tabs.isEmpty else { return pieces }
    let stops = TabStops(pointSize: box.pointSize, grid: storage.grid.unitsPerEm)
    var placer = GlyphPlacer(storage, box) { _ in nil }
    var (result, segment) = (pieces, 0)
    for index in result.indices {
      if case .tab = result[index].content {
        segment += 1
        result[index].content = .tab(stops.next(after: placer.advance) - placer.advance)
      }
      // Distinct from the numbers of the parts of a truncated line.
      result[index].segment += 3 * segment
      try placer.place(result[index], with: &edges.buffer)
      if case .tab = result[index].content { segment += 1 }
    }
    return result
  }
}
