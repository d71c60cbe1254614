internal import CopyfitFonts

extension LayoutWorker {
  /// What shows of a text where only `lines` lines are drawn.
  ///
  /// The lines before the last are those of the layout. The last one shows as many grapheme clusters
  /// as fit beside the ellipsis, space at the cut left out; the ellipsis alone where none does.
  public mutating func visibleText(
    of text: borrowing PreparedText, in box: LayoutBox, lines: Int, mode: TruncationMode
  ) -> VisibleText {
    let storage = storage(of: text, in: box)
    let limit = box.limit(grid: text.grid)
    let all = walk(storage, in: box, limit: limit)
    let drawn = all.prefix(max(lines, 1))
    // A character wider than the frame is cut where it stands.
    let misfit = drawn.firstIndex { $0.advance > limit }
    guard all.count > drawn.count || misfit != nil, let last = misfit ?? drawn.indices.last else {
      return VisibleText(
        lines: all.count, text: storage.text(0..<storage.count), hiddenCharacters: 0)
    }
    let cut = Cut(storage, line: all[last], box, limit: limit)
    let hidden = cut.hidden(mode, &edges)
    let ellipsis = mode == .clip || mode == .wrap ? "" : cut.ellipsis
    return VisibleText(
      lines: last + 1,
      text: storage.text(0..<hidden.lowerBound) + ellipsis
        + storage.text(hidden.upperBound..<max(hidden.upperBound, cut.end)),
      hiddenCharacters: storage.analysis.graphemeCount(in: hidden))
  }
}

/// The last line that is drawn of a text that goes on.
private struct Cut {
  private let text: PreparedStorage
  private let line: WalkedLine
  /// The first paragraph of what is left, and the last: between them the text is lost.
  private let head: Range<Int>
  private let tail: Range<Int>
  private let ruler: LineRuler
  private let limit: Int64
  let ellipsis: String
  /// Where the text ends, without what hangs.
  var end: Int { tail.upperBound }

  init(_ text: PreparedStorage, line: WalkedLine, _ box: LayoutBox, limit: Int64) {
    self.text = text
    self.line = line
    let start = line.start
    self.limit = limit
    let hard = text.analysis.breaks.filter { $0.kind == .hard && $0.offset > start }
    let end = text.analysis.breaks.last.map { Int($0.trimmedEnd) } ?? start
    head = start..<max(hard.first.map { Int($0.trimmedEnd) } ?? end, start)
    let lastStart = hard.last { $0.offset < end }.map { Int($0.offset) } ?? start
    tail = lastStart..<max(end, lastStart)
    ruler = LineRuler(text, box: box)
    ellipsis = text.analysis.fonts.face.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}"
  }

  /// The range of the text that is not drawn.
  func hidden(_ mode: TruncationMode, _ edges: inout EdgeShaper) -> Range<Int> {
    let available =
      mode == .clip ? limit : limit - edges.advance(of: ellipsis, text, ruler.blend)
    switch mode {
    case .tail, .clip:
      return prefixEnd(within: available, &edges)..<text.count
    case .wrap:
      return line.trimmedEnd..<text.count
    case .head:
      return head.lowerBound..<suffixStart(after: tail.lowerBound, within: available, &edges)
    case .middle:
      return hiddenMiddle(available, &edges)
    }
  }

  /// Half of the width for the beginning, what is left of it for the end, and the rest for the
  /// beginning again.
  private func hiddenMiddle(_ available: Int64, _ edges: inout EdgeShaper) -> Range<Int> {
    var measure = ruler
    let half = prefixEnd(within: available / 2, &edges)
    let taken = measure.advance(head.lowerBound, half, &edges)
    let first = max(half, tail.lowerBound)
    let start = suffixStart(after: first, within: available - taken, &edges)
    let end = tail.upperBound
    let left = start < end ? available - measure.advance(start, end, &edges) : available
    let longer = prefixEnd(within: left, &edges)
    return min(max(longer, half), start)..<start
  }

  private func prefixEnd(within limit: Int64, _ edges: inout EdgeShaper) -> Int {
    var ruler = ruler
    return ruler.longestPrefix(of: head, limit: limit, dropsSpace: true, &edges) ?? head.lowerBound
  }

  private func suffixStart(
    after first: Int, within limit: Int64, _ edges: inout EdgeShaper
  ) -> Int {
    let start = ruler.longestSuffix(of: first..<max(tail.upperBound, first), limit: limit, &edges)
    // Where nothing fits, what hangs at the end is not drawn either.
    return start < tail.upperBound ? start : text.count
  }
}

extension TextAnalysis {
  fileprivate func graphemeCount(in range: Range<Int>) -> Int {
    flags[range].count { $0.contains(.startsGrapheme) }
  }
}
