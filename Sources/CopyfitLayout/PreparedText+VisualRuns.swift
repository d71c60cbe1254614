internal import CopyfitUnicode

extension PreparedText {
  /// The runs of one of the text's lines in the order in which they are shown, from left to right.
  ///
  /// White space at the line's end takes the paragraph's level (UAX #9, L1), then runs are turned around
  /// (L2). Within a run from right to left the glyphs are, too; mirroring is HarfBuzz's (L4).
  public func visualRuns(of line: LayoutLine, in box: LayoutBox) -> [VisualRun] {
    let storage = storage(in: box)
    let runs = storage.analysis.visualRuns(in: storage.offsets(ofSource: line.utf16Range))
    return storage.sourceRuns(runs)
  }

  /// The runs of the last line that is drawn of a text that goes on, its ellipsis among them, in the
  /// order in which they are shown, from left to right.
  ///
  /// What shows keeps the levels that it has in the whole text. An ellipsis that begins or ends the
  /// line takes the paragraph's level: nothing that the cut leaves open, such as an isolate, reaches
  /// beyond it. Between two parts of a paragraph it is a neutral (UAX #9, N1 and N2).
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
