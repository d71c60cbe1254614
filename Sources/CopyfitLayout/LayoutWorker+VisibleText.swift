extension LayoutWorker {
  /// The visible part of a text if only `lines` lines are drawn.
  ///
  /// The lines before the last are those of the layout. The last one shows as many grapheme clusters as fit beside the
  /// ellipsis, without space at the cut, or only the ellipsis if none fits. The cut edge is shaped like a line's end:
  /// letters join as in the whole text. If there are several lines, the last one ends at a line terminator, as without
  /// truncation; the modes `head` and `middle` show the end of the last paragraph after the ellipsis. In every mode the
  /// text also ends at a grapheme cluster that is wider than a line.
  public mutating func visibleText(
    of text: borrowing PreparedText, in box: LayoutBox, lines: Int, mode: TruncationMode
  ) -> VisibleText {
    visibleText(
      of: text, in: box, limit: box.limit(grid: text.grid), Truncation(lines: lines, mode: mode))
  }

  /// The visible text within a limit in grid units; the box's width is ignored.
  package mutating func visibleText(
    of text: borrowing PreparedText, in box: LayoutBox, limit: Int64,
    _ truncation: Truncation
  ) -> VisibleText {
    edges.beginFit()
    let storage = storage(of: text, in: box)
    let all = walk(storage, in: box, limit: limit)
    let drawn = all.prefix(max(truncation.lines, 1))
    // A character wider than the frame is clipped in its place.
    let misfit = drawn.firstIndex { $0.advance > limit }
    guard all.count > drawn.count || misfit != nil, let last = misfit ?? drawn.indices.last else {
      return VisibleText(
        lines: all.count, text: storage.text(0..<storage.count), hiddenCharacters: 0)
    }
    let cutter = LineCutter(storage, line: all[last], box, limit: limit)
    let cut = cutter.cut(truncation.mode, &edges)
    let ellipsis = truncation.mode.showsEllipsis ? cutter.ellipsis : ""
    let (before, after) = (storage.sourceOffsets(cut.before), storage.sourceOffsets(cut.after))
    return VisibleText(
      lines: last + 1,
      text: storage.text(0..<cut.before.upperBound) + ellipsis + storage.text(cut.after),
      hiddenCharacters: text.storage.hiddenGraphemes(before, after),
      lastLine: CutLine(beforeCut: before, ellipsis: ellipsis, afterCut: after))
  }
}

extension PreparedStorage {
  fileprivate func sourceOffsets(_ range: Range<Int>) -> Range<Int> {
    sourceOffset(range.lowerBound)..<sourceOffset(range.upperBound)
  }

  /// The number of grapheme clusters between two ranges and after the second.
  fileprivate func hiddenGraphemes(_ before: Range<Int>, _ after: Range<Int>) -> Int {
    let flags = analysis.flags
    let lost = [before.upperBound..<after.lowerBound, after.upperBound..<count]
    return lost.reduce(0) { sum, range in
      sum + flags[range].count { $0.contains(.startsGrapheme) }
    }
  }
}
