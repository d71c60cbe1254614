/// Avoids last lines with one word.
extension LineWalker {
  /// Moves the last word of the line before to each paragraph's last line that has only one word, if both fit.
  ///
  /// Words that are split or end with a visible hyphen do not move.
  mutating func pushOut(_ lines: inout [WalkedLine], _ edges: inout EdgeShaper) {
    let hardBreaks = Set(breaks.lazy.filter { $0.kind == .hard }.map { Int($0.offset) })
    for index in lines.indices.dropFirst() {
      let (before, last) = (lines[index - 1], lines[index])
      let endsParagraph = last.end == text.count || hardBreaks.contains(last.end)
      guard endsParagraph, !hardBreaks.contains(before.end), !before.splitsWord,
        !before.endsWithHyphen, !last.splitsWord, lastWord(of: last) == nil,
        let word = lastWord(of: before)
      else { continue }
      let start = Int(word.offset)
      let advance = ruler.advance(start, last.trimmedEnd, &edges)
      guard advance <= limit else {
        noteMisfit(advance)
        continue
      }
      let shorter = max(Int(word.trimmedEnd), before.start)
      lines[index - 1].end = start
      lines[index - 1].trimmedEnd = shorter
      lines[index - 1].advance = ruler.advance(before.start, shorter, &edges)
      lines[index].start = start
      lines[index].advance = advance
    }
  }

  /// The last break inside a line, after which its last word begins.
  private func lastWord(of line: WalkedLine) -> LineBreak? {
    let index = breaks.partitioningIndex { $0.offset >= line.trimmedEnd }
    return breaks[..<index].reversed().lazy.prefix { $0.offset > line.start }
      .first { $0.kind == .opportunity }
  }
}
