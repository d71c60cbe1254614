internal import CopyfitFonts

/// Pieces that are shaped alone, or cached from another text.
extension EdgeShaper {
  /// Shapes a piece of one item in all of its faces, unless the cache has the same input to HarfBuzz.
  ///
  /// The result is in `shape`. Returns `false` if shaping fails.
  mutating func shapePiece(
    _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>
  ) -> Bool {
    guard shapes.isOn, piece.count <= WordStore.longestKey, !isTracked(text, item),
      let scale = FaceScale(item, of: text.analysis, on: text.grid)
    else { return shapeAnew(text, item, piece) }
    let units = text.analysis.units
    let key = shapes.key(of: piece, item, text.analysis)
    shape.begin(piece, hasDisplay: scale.display != nil)
    if shapes.read(key, units.span, into: &shape, scale: scale) {
      #if DEBUG
        verifyKnown(text, item, piece)
      #endif
      return true
    }
    guard shapeAnew(text, item, piece) else { return false }
    shapes.keep(shape, key, units.span, scale: scale)
    return true
  }

  /// Whether a fallback face has tracking at the text's size.
  private func isTracked(_ text: PreparedStorage, _ item: ShapingItem) -> Bool {
    item.face > 0 && text.analysis.pointSize != nil && text.analysis.face(of: item).tracksBySize
  }

  /// Shapes a piece without the cache.
  mutating func shapeAnew(
    _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>
  ) -> Bool {
    shapedCount += 1
    shape.begin(piece, hasDisplay: text.analysis.displayFace(of: item) != nil)
    let isShaped = add(text, item, piece, isDisplay: false)
    guard isShaped, !shape.display.isEmpty else { return isShaped }
    return add(text, item, piece, isDisplay: true)
  }

  private mutating func add(
    _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>, isDisplay: Bool
  ) -> Bool {
    let analysis = text.analysis
    let face = (isDisplay ? analysis.displayFace(of: item) : nil) ?? analysis.face(of: item)
    do throws(LayoutError) {
      try buffer.shape(piece, of: item, in: analysis, with: face)
    } catch {
      note(error)
      return false
    }
    let origin = item.paragraph.lowerBound
    shape.add(buffer, origin: origin, isDisplay: isDisplay) { advance in
      text.grid.scale(advance, unitsPerEm: face.unitsPerEm)
    }
    return true
  }

  /// Whether the extent of a piece is the sum of its advances and of the text's counts.
  ///
  /// A face's tracking by size is only found by shaping.
  func sumsTellExtents(of text: PreparedStorage, _ item: ShapingItem) -> Bool {
    item.face > 0 || text.standIn != nil || text.analysis.fonts.face.trackedSize == nil
  }

  /// The extent of a part of the last shaped piece.
  func extent(ofShaped part: Range<Int>, _ text: PreparedStorage) -> Extent {
    var extent = shape.extent(of: part)
    extent.count(text.tables.extent(part.lowerBound, part.upperBound), in: text)
    return extent
  }
}
