internal import CopyfitUnicode

#if DEBUG
  /// Debug builds also shape every summed item, and trap if its pairs differ.
  extension TextShaper {
    func verifySums(
      _ item: ShapingItem, of analysis: TextAnalysis, with buffer: inout ShapingBuffer
    ) throws(LayoutError) {
      // The check is not counted as work, so that counts equal those of a release build.
      let shapedUnits = buffer.shapedUnits
      defer { buffer.shapedUnits = shapedUnits }
      let faces = [analysis.face(of: item), analysis.displayFace(of: item)]
      let sums = [(tables.text, tables.added), (tables.display, tables.displayAdded)]
      for (face, (advances, added)) in zip(faces, sums) {
        guard let face else { continue }
        var whole = [Int64](repeating: 0, count: item.end - item.start)
        var safe = Set<Int>()
        try buffer.shape(item.start..<item.end, of: item, in: analysis, with: face)
        buffer.forEachGlyph { glyph in
          let position = glyph.cluster + item.paragraph.lowerBound
          grid.add(glyph, of: face, to: &whole[position - item.start])
          if !glyph.isUnsafeToBreak { safe.insert(position) }
        }
        var (sum, shaped) = (Int64(0), Int64(0))
        for position in item.start..<item.end {
          sum += advances[position]
          shaped += whole[position - item.start]
          let next = position + 1
          // HarfBuzz adds the advances of some vowels to the previous character.
          let isInside =
            next < item.end && MarkedScript.contains(analysis.units[next]) && !safe.contains(next)
          let isRight =
            (sum == shaped || isInside) && (added[position] == 0 || !safe.contains(position))
          assert(
            isRight,
            """
            A sum of pairs is wrong: advance \(advances[position]), \(added[position]) of it added, not \
            \(whole[position - item.start]) at unit \(position - item.start) of \
            \u{201C}\(String(decoding: analysis.units[item.start..<item.end], as: UTF16.self))\u{201D} in \(face), \
            script \(item.script.code).
            """)
        }
      }
    }
  }
#endif
