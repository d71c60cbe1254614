extension PreparedText {
  /// The runs of one of the text's lines in visual order, from left to right.
  ///
  /// White space at the line's end has the paragraph's level (UAX #9, L1); then runs are reversed (L2). The glyphs of a
  /// right-to-left run are in visual order, too. HarfBuzz mirrors characters (L4).
  public func visualRuns(of line: LayoutLine, in box: LayoutBox) -> [VisualRun] {
    let storage = storage(in: box)
    let runs = storage.analysis.visualRuns(in: storage.offsets(ofSource: line.utf16Range))
    return storage.sourceRuns(runs)
  }

  /// The runs of the last visible line of a truncated text, including its ellipsis, in visual order from left to right.
  ///
  /// Visible text keeps the levels of the whole text. An ellipsis at the start or end of the line has the paragraph's
  /// level, so an isolate or embedding that the cut leaves open does not extend to it. Between two parts of a paragraph
  /// the ellipsis is neutral (UAX #9, N1 and N2).
  public func visualRuns(
    of line: CutLine, in box: LayoutBox
  ) throws(LayoutError) -> [VisualRun] {
    let storage = storage(in: box)
    let line = CutLine(
      beforeCut: storage.offsets(ofSource: line.beforeCut), ellipsis: line.ellipsis,
      afterCut: storage.offsets(ofSource: line.afterCut))
    do {
      return storage.sourceRuns(try storage.analysis.visualRuns(in: line))
    } catch {
      throw .unicode(error)
    }
  }
}

extension PreparedStorage {
  fileprivate func sourceRuns(_ runs: [VisualRun]) -> [VisualRun] {
    runs.map { run in
      var run = run
      run.utf16Range =
        sourceOffset(run.utf16Range.lowerBound)..<sourceOffset(run.utf16Range.upperBound)
      return run
    }
  }
}
