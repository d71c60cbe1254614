public import CopyfitFonts

/// A stretch of a text that one face draws.
public struct FontRun: Hashable, Sendable {
  /// The run's part of the text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The face; with the system font's stand-in the one for small sizes.
  public var face: FontFace
  /// Whether the label's own face lacks the characters, so that another draws them.
  public var isFallback: Bool
}

extension PreparedText {
  /// Which faces draw the text, in order of reading; tabs and line terminators are in none.
  ///
  /// A grapheme cluster is always in one run. Of a cluster that no font has whole, the characters that
  /// the run's face lacks are `missing`.
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
