internal import CopyfitFonts
internal import CopyfitUnicode

extension TextAnalysis {
  /// The runs of a line, from left to right.
  package func visualRuns(in line: Range<Int>) -> [VisualRun] {
    guard !line.isEmpty else { return [] }
    return inVisualOrder(runsToTheEnd(of: line, paragraphLevel(at: line.lowerBound)))
  }

  /// The runs of a truncated line, from left to right.
  func visualRuns(in line: CutLine) throws(ICUError) -> [VisualRun] {
    guard !line.ellipsis.isEmpty else { return visualRuns(in: line.beforeCut) }
    let paragraphLevel = paragraphLevel(at: line.beforeCut.lowerBound)
    let cut = line.beforeCut.upperBound
    var runs = logicalRuns(in: line.beforeCut, paragraphLevel)
    runs.append(
      VisualRun(
        utf16Range: cut..<cut, level: try ellipsisLevel(in: line, paragraphLevel),
        face: fonts.face, isEllipsis: true))
    runs += runsToTheEnd(of: line.afterCut, paragraphLevel)
    return inVisualOrder(runs)
  }

  private func inVisualOrder(_ runs: [VisualRun]) -> [VisualRun] {
    let runs = runs.reduce(into: [VisualRun]()) { merged, run in
      guard let last = merged.last, last.continues(in: run) else { return merged.append(run) }
      merged[merged.count - 1].utf16Range = last.utf16Range.lowerBound..<run.utf16Range.upperBound
    }
    return BidiParagraph.visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  /// The runs of a range that ends a line, in logical order.
  private func runsToTheEnd(of line: Range<Int>, _ paragraphLevel: UInt8) -> [VisualRun] {
    let end = resetEnd(of: line)
    let hanging = logicalRuns(in: end..<line.upperBound, paragraphLevel).map { run in
      VisualRun(utf16Range: run.utf16Range, level: paragraphLevel, face: run.face)
    }
    return logicalRuns(in: line.lowerBound..<end, paragraphLevel) + hanging
  }

  private func logicalRuns(in line: Range<Int>, _ paragraphLevel: UInt8) -> [VisualRun] {
    guard !line.isEmpty else { return [] }
    var runs: [VisualRun] = []
    var position = line.lowerBound
    for item in items[items.firstIndex(endingAfter: position)...] where item.start < line.upperBound
    {
      if position < item.start {
        runs.append(VisualRun(utf16Range: position..<item.start, level: paragraphLevel))
        position = item.start
      }
      let end = min(item.end, line.upperBound)
      runs.append(VisualRun(utf16Range: position..<end, level: item.level, face: face(of: item)))
      position = end
      if position == line.upperBound { break }
    }
    if position < line.upperBound {
      runs.append(VisualRun(utf16Range: position..<line.upperBound, level: paragraphLevel))
    }
    return runs
  }

  /// The start of the white space at the end of a line.
  func resetEnd(of line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, BidiParagraph.isReset(units[end - 1]) { end -= 1 }
    return end
  }
}

extension VisualRun {
  /// Whether both runs can be one because only the script differs.
  fileprivate func continues(in next: VisualRun) -> Bool {
    level == next.level && face == next.face && !isEllipsis && !next.isEllipsis
      && utf16Range.upperBound == next.utf16Range.lowerBound
  }
}
