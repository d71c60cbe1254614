internal import CopyfitFonts
internal import CopyfitUnicode

#if DEBUG
  /// Debug builds also shape every item whole, and trap if the cached words differ.
  extension TextShaper {
    func verify(
      _ item: ShapingItem, of analysis: TextAnalysis, with buffer: inout ShapingBuffer
    ) throws(LayoutError) {
      // Not counted as work, so that counts equal those of a release build.
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
        for (offset, advance) in whole.enumerated() where advances[item.start + offset] != advance {
          trap("advance \(advances[item.start + offset]), not \(advance)", offset, face)
        }
      }
      for position in item.start..<item.end
      where flags[position].contains(.isUnsafe) != unsafePositions.contains(position)
        && !tables.areSummed(at: position)
      {
        trap("another flag", position - item.start, analysis.face(of: item))
      }

      func trap(_ what: String, _ offset: Int, _ face: FontFace) {
        let text = String(decoding: analysis.units[item.start..<item.end], as: UTF16.self)
        assertionFailure(
          """
          The word cache is wrong: \(what) at unit \(offset) of \u{201C}\(text)\u{201D} in \(face), \
          script \(item.script.code), level \(item.level).
          """)
      }
    }
  }
#endif
