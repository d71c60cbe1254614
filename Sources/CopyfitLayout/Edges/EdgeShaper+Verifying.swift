internal import CopyfitUnicode

#if DEBUG
  /// Debug builds also shape every cached piece, and trap if the results differ.
  extension EdgeShaper {
    /// Compares the cached shaping of a piece with a new one.
    mutating func verifyKnown(
      _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>
    ) {
      let known = shape
      uncounted { edges in
        guard edges.shapeAnew(text, item, piece), !known.says(whatSays: edges.shape) else {
          return
        }
        trap("the cache of pieces is wrong", text, item, piece)
      }
      shape = known
    }

    /// Compares the extent of a piece with one that was shaped with more text after its joint.
    mutating func verify(
      _ extent: Extent, _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>
    ) {
      let whole = shape
      uncounted { edges in
        guard edges.shapeAnew(text, item, piece) else { return }
        if edges.extent(ofShaped: piece, text) != extent {
          trap("a joint is not safe", text, item, piece)
        }
      }
      shape = whole
    }

    /// Runs a check that is not counted as work, so that counts equal those of a release build.
    private mutating func uncounted(_ body: (inout EdgeShaper) -> Void) {
      let (units, pieces) = (buffer.shapedUnits, shapedCount)
      body(&self)
      (buffer.shapedUnits, shapedCount) = (units, pieces)
    }
  }

  extension EdgePiece {
    fileprivate func says(whatSays other: EdgePiece) -> Bool {
      range == other.range && text == other.text && display == other.display
        && range.allSatisfy { isSafe(at: $0) == other.isSafe(at: $0) }
    }
  }

  private func trap(
    _ what: String, _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>
  ) {
    let (face, script) = (text.analysis.face(of: item), item.script.code)
    assertionFailure(
      """
      Pieces at edges: \(what) at \(piece) of \u{201C}\(text.text(0..<text.count))\u{201D} in \
      \(face), script \(script), level \(item.level).
      """)
  }
#endif
