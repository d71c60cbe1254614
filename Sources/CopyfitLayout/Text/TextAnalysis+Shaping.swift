package import CopyfitFonts

/// The shaping of a text's items.
extension TextAnalysis {
  /// The face of an item.
  package func face(of item: ShapingItem) -> FontFace {
    item.face == 0 ? fonts.face : fallbacks[item.face - 1].face
  }

  /// The display face, if the item is shaped in the system font's stand-in.
  package func displayFace(of item: ShapingItem) -> FontFace? {
    item.face == 0 ? fonts.standIn?.display : nil
  }

  /// The request for shaping an item or a part of it.
  package func request(
    for range: Range<Int>, of item: ShapingItem, with face: FontFace
  ) -> ShapingBuffer.Request {
    var request = ShapingBuffer.Request(
      face: face, script: item.script, language: language, isRightToLeft: item.isRightToLeft,
      beginsParagraph: range.lowerBound == item.paragraph.lowerBound,
      endsParagraph: range.upperBound == item.paragraph.upperBound)
    request.isSpaced = options.letterSpacing != 0
    // Tracking by size of the label's own face is computed, not shaped.
    if item.face > 0 { request.trackedSize = pointSize }
    return request
  }
}

extension ShapingBuffer {
  /// Shapes a part of an item in a face; its paragraph is the context.
  mutating func shape(
    _ range: Range<Int>, of item: ShapingItem, in analysis: TextAnalysis, with face: FontFace
  ) throws(LayoutError) {
    try shape(
      analysis.units.span.extracting(item.paragraph),
      range.shifted(by: -item.paragraph.lowerBound),
      analysis.request(for: range, of: item, with: face))
  }
}

extension FaceScale {
  /// Creates the scale of an item; `nil` if its advances are rounded.
  init?(_ item: ShapingItem, of analysis: borrowing TextAnalysis, on grid: AdvanceGrid) {
    guard let factor = grid.factor(unitsPerEm: analysis.face(of: item).unitsPerEm) else {
      return nil
    }
    text = factor
    display = analysis.displayFace(of: item).flatMap { grid.factor(unitsPerEm: $0.unitsPerEm) }
  }
}

extension AdvanceGrid {
  /// The grid of a text's fonts.
  package init(_ analysis: borrowing TextAnalysis) {
    let own = analysis.fonts.face.unitsPerEm
    let display = analysis.fonts.standIn?.display.unitsPerEm ?? own
    if analysis.fallbacks.isEmpty, display == own {
      self.init(unitsPerEm: CollectionOfOne(own))
    } else {
      let fallbacks = analysis.fallbacks
      self.init(
        unitsPerEm: (-2..<fallbacks.count).lazy.map { number in
          number == -2 ? own : number == -1 ? display : fallbacks[number].face.unitsPerEm
        })
    }
  }
}

extension Range<Int> {
  /// The range, moved by a distance.
  package func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
