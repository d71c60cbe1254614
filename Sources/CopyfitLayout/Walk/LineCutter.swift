internal import CopyfitFonts

/// Truncates the last visible line of a text.
struct LineCutter {
  /// The visible parts of the line; a part that is not empty ends at the end of the text.
  struct Cut {
    var before: Range<Int>
    var after: Range<Int>
  }

  private let text: PreparedStorage
  private let line: WalkedLine
  /// The first paragraph of the remaining text, and the last.
  private let head: Range<Int>
  private let tail: Range<Int>
  private let ruler: LineRuler
  private let limit: Int64
  let ellipsis: String

  init(_ text: PreparedStorage, line: WalkedLine, _ box: LayoutBox, limit: Int64) {
    self.text = text
    self.line = line
    self.limit = limit
    let start = line.start
    let hard = text.analysis.breaks.filter { $0.kind == .hard && $0.offset > start }
    // The end is without hanging space.
    let end = text.analysis.breaks.last.map { Int($0.trimmedEnd) } ?? start
    head = start..<max(hard.first.map { Int($0.trimmedEnd) } ?? end, start)
    let lastStart = hard.last { $0.offset < end }.map { Int($0.offset) } ?? start
    tail = lastStart..<max(end, lastStart)
    ruler = LineRuler(text, box: box, limit: limit)
    ellipsis = text.analysis.fonts.face.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}"
  }

  /// The visible parts of the line.
  func cut(_ mode: TruncationMode, _ edges: inout EdgeShaper) -> Cut {
    switch mode {
    case .tail:
      return Cut(endingAt: prefixEnd(within: limit - ellipsisAdvance(&edges), &edges), self)
    case .clip:
      return Cut(endingAt: prefixEnd(within: limit, &edges), self)
    case .wrap:
      let end = line.advance > limit ? line.start : line.trimmedEnd
      return Cut(endingAt: end, self)
    case .head:
      let origin = ellipsisAdvance(&edges)
      let start = suffixStart(after: tail.lowerBound, origin: origin, &edges)
      return Cut(before: line.start..<line.start, after: suffix(from: start))
    case .middle:
      return cutInTheMiddle(&edges)
    }
  }

  /// Uses half of the width for the beginning, the rest for the end, and any remaining width for the beginning again.
  private func cutInTheMiddle(_ edges: inout EdgeShaper) -> Cut {
    let ellipsis = ellipsisAdvance(&edges)
    var measure = ruler
    // This also rounds down below 0, where nothing fits.
    let half = prefixEnd(within: (limit - ellipsis) >> 1, &edges)
    let taken = measure.advance(head.lowerBound, half, &edges)
    let start = suffixStart(
      after: max(half, tail.lowerBound), origin: taken + ellipsis, &edges)
    guard start < tail.upperBound else {
      return Cut(endingAt: prefixEnd(within: limit - ellipsis, &edges), self)
    }
    let after = suffix(from: start)
    let left = ruler.lastOrigin(of: after, limit: limit, &edges) - ellipsis
    let longer = prefixEnd(within: left, before: start, &edges)
    return Cut(before: line.start..<max(longer, half), after: after)
  }

  private func ellipsisAdvance(_ edges: inout EdgeShaper) -> Int64 {
    edges.advance(of: ellipsis, text, ruler.blend)
  }

  private func prefixEnd(
    within limit: Int64, before end: Int = .max, _ edges: inout EdgeShaper
  ) -> Int {
    var ruler = ruler
    let range = head.lowerBound..<max(min(head.upperBound, end), head.lowerBound)
    return ruler.longestPrefix(of: range, limit: limit, dropsSpace: true, &edges).end
      ?? head.lowerBound
  }

  /// The start of the longest end that fits after `origin`; the end of the text if none fits.
  private func suffixStart(
    after first: Int, origin: Int64, _ edges: inout EdgeShaper
  ) -> Int {
    ruler.longestSuffix(
      of: first..<max(tail.upperBound, first), limit: limit, origin: origin, &edges)
  }

  /// The visible text from a position on; if nothing fits, hanging space is not drawn either.
  private func suffix(from start: Int) -> Range<Int> {
    start < tail.upperBound ? start..<tail.upperBound : text.count..<text.count
  }
}

extension LineCutter.Cut {
  /// Creates the cut of a line that shows only its beginning.
  fileprivate init(endingAt end: Int, _ cutter: LineCutter) {
    self.init(before: cutter.lineStart..<end, after: cutter.textEnd..<cutter.textEnd)
  }
}

extension LineCutter {
  fileprivate var lineStart: Int { line.start }
  fileprivate var textEnd: Int { text.count }
}
