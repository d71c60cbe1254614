public import CopyfitFonts

/// A range of text that one face draws.
public struct FontRun: Hashable, Sendable {
  /// The run's range in the text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The face; for the system font's stand-in, the face for small sizes.
  public var face: FontFace
  /// Whether the label's own face lacks the characters, so that a fallback draws them.
  public var isFallback: Bool
}

extension PreparedText {
  /// The faces that draw the text, in logical order; tabs and line terminators have none.
  ///
  /// A grapheme cluster is always in one run. If no font has a whole cluster, the characters that the run's face lacks
  /// are in `missing`.
  public var fontRuns: [FontRun] {
    storage.analysis.items.reduce(into: []) { runs, item in
      let face = storage.analysis.face(of: item)
      if let last = runs.last, last.face == face, last.utf16Range.upperBound == item.start {
        runs[runs.count - 1].utf16Range = last.utf16Range.lowerBound..<item.end
      } else {
        runs.append(
          FontRun(utf16Range: item.start..<item.end, face: face, isFallback: item.face > 0))
      }
    }
  }
}
