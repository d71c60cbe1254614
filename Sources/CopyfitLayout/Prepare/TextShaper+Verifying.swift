internal import CopyfitFonts
internal import CopyfitUnicode

#if DEBUG
  /// Debug builds also shape every item whole, and trap if the cached words differ.
  extension TextShaper {
    func verify(
      _ item: ShapingItem, of analysis: TextAnalysis, with buffer: inout ShapingBuffer
    ) throws(LayoutError) {
      // The check is not counted as work, so that counts equal those of a release build.
      let shapedUnits = buffer.shapedUnits
      defer { buffer.shapedUnits = shapedUnits }
      var unsafePositions = Set<Int>()
      let faces = [analysis.face(of: item), analysis.displayFace(of: item)]
      for (face, advances) in zip(faces, [tables.text, tables.display]) {
        guard let face else { continue }
        var whole = [Int64](repeating: 0, count: item.end - item.start)
        var safe = Set([item.start])
        let range = item.start..<item.end
        try buffer.shape(range, of: item, in: analysis, with: face)
        buffer.forEachGlyph { glyph in
          let position = glyph.cluster + item.paragraph.lowerBound
          grid.add(glyph, of: face, to: &whole[position - item.start])
          if !glyph.isUnsafeToBreak { safe.insert(position) }
        }
        unsafePositions.formUnion(Set(range).subtracting(safe))
        var (sum, shaped) = (Int64(0), Int64(0))
        for (offset, advance) in whole.enumerated() {
          let position = item.start + offset
          sum += advances[position]
          shaped += advance
          if sum != shaped, !isInside(position + 1, item, analysis, safe) {
            trap("sum \(sum), not \(shaped)", offset, item, analysis, face)
          }
        }
      }
      for position in item.start..<item.end
      where flags[position].contains(.isUnsafe) != unsafePositions.contains(position)
        && !tables.areSummed(at: position)
      {
        trap("another flag", position - item.start, item, analysis, analysis.face(of: item))
      }
    }

    private func trap(
      _ what: String, _ offset: Int, _ item: ShapingItem, _ analysis: TextAnalysis, _ face: FontFace
    ) {
      let text = String(decoding: analysis.units[item.start..<item.end], as: UTF16.self)
      assertionFailure(
        """
        The word cache is wrong: \(what) at unit \(offset) of \u{201C}\(text)\u{201D} in \(face), \
        script \(item.script.code), level \(item.level).
        """)
    }

    /// Whether HarfBuzz adds the advance of a vowel to the previous character, in a word that is summed.
    private func isInside(
      _ position: Int, _ item: ShapingItem, _ analysis: TextAnalysis, _ safe: Set<Int>
    ) -> Bool {
      position < item.end && tables.areSummed(at: position - 1)
        && MarkedScript.contains(analysis.units[position]) && !safe.contains(position)
    }
  }
#endif
