/// Measures lines of one text at one size, in grid units.
///
/// An advance is a difference of sums with corrections at unsafe edges; only lines with tabs are walked.
struct LineRuler {
  let text: PreparedStorage
  let blend: Blend
  private let hasTabs: Bool
  let tabStops: TabStops
  /// The advance above which a line with tabs is not walked, because its exact advance does not matter.
  private let mostWithTabs: Int64
  let limit: Int64
  private var cursor = TabCursor()

  var tables: AdvanceTables { text.tables }
  private var flags: [PositionFlags] { text.analysis.flags }

  /// Creates a ruler for lines that are compared with a limit.
  init(_ text: PreparedStorage, pointSize: Double, blend: Blend, limit: Int64) {
    self.text = text
    self.blend = blend
    self.limit = limit
    // With negative letter spacing, later text may move the end back.
    mostWithTabs =
      text.options.letterSpacing < 0 ? LayoutBox.unlimited : Self.slackLimit(limit, on: text.grid)
    hasTabs = !text.analysis.tabs.isEmpty
    tabStops = TabStops(pointSize: pointSize, grid: text.grid.unitsPerEm)
  }

  /// The advance from `start` to `end` as if the end were safe.
  @inline(__always)
  mutating func roughAdvance(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) -> Int64 {
    guard hasTabs else { return blend.advance(tables.extent(start, end)) }
    walkTabs(start, end, &edges)
    return cursor.advance + blend.advance(tables.extent(cursor.position, end))
  }

  /// The advance of the line from `start` to `end`.
  @inline(__always)
  mutating func advance(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) -> Int64 {
    guard !hasTabs else {
      walkTabs(start, end, &edges)
      return cursor.advance + segment(cursor.position, end, &edges)
    }
    return segment(start, end, &edges)
  }

  /// The advance of the line from `start` to the soft hyphen at `end`, including its hyphen; too large for any limit if
  /// the budget is spent.
  mutating func advance(
    _ start: Int, hyphenAt end: Int, _ edges: inout EdgeShaper
  ) -> Int64 {
    var (first, origin) = (start, Int64(0))
    if hasTabs {
      walkTabs(start, end, &edges)
      (first, origin) = (cursor.position, cursor.advance)
    }
    guard let correction = edges.hyphenCorrection(text, first, end) else {
      return LayoutBox.unlimited
    }
    return origin + blend.advance(tables.extent(first, end) + correction)
  }

  @inline(__always)
  func segment(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) -> Int64 {
    let extent = tables.lineExtent(start, end)
    let isSafe = !flags[start].union(flags[end]).contains(.isUnsafe)
    return blend.advance(isSafe ? extent : extent + edges.correction(text, start, end))
  }

  private mutating func walkTabs(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) {
    let tabs = text.analysis.tabs
    cursor.go(to: start, before: end, tabs: tabs)
    while cursor.advance <= mostWithTabs, let tab = cursor.tab(before: end, of: tabs) {
      edges.walkedTabs += 1
      let advance = cursor.advance + segment(cursor.position, tab, &edges)
      cursor.pass(tab, to: tabStops.next(after: advance))
    }
  }
}

extension LineRuler {
  /// The maximum difference between the rough and the exact advance up to an edge that is not inside a ligature, in
  /// ems.
  ///
  /// Shaping an edge again changes kerning and the form of a few letters. A line that was assumed to fit is measured at
  /// the end anyway, and searched again without this assumption if it does not fit.
  private static let slackInEms: Int64 = 2

  /// Whether the end of a word is so far beyond a limit that its exact advance does not matter.
  ///
  /// Otherwise each line of a long word without safe positions would shape the rest of the word.
  @inline(__always)
  mutating func isFarBeyond(
    _ limit: Int64, _ start: Int, _ end: Int, _ edges: inout EdgeShaper
  ) -> Bool {
    let isSafe = !flags[start].union(flags[end]).contains(.isUnsafe)
    return !isSafe && roughAdvance(start, end, &edges) > slackLimit(limit)
      && !text.mayBeInsideLigature(end)
  }

  /// Whether the end of a word is so far within a limit that it fits with any edge.
  ///
  /// Otherwise each break of text without safe positions would shape the whole line so far.
  @inline(__always)
  mutating func isFarWithin(
    _ limit: Int64, _ start: Int, _ end: Int, _ edges: inout EdgeShaper
  ) -> Bool {
    let isSafe = !flags[start].union(flags[end]).contains(.isUnsafe)
    return !isSafe && roughAdvance(start, end, &edges) < Self.sureLimit(limit, on: text.grid)
      && !text.mayBeInsideLigature(start) && !text.mayBeInsideLigature(end)
  }

  /// The maximum advance of a line with any edges.
  mutating func surelyWithin(_ start: Int, _ end: Int, _ edges: inout EdgeShaper) -> Int64 {
    Self.slackLimit(roughAdvance(start, end, &edges), on: text.grid)
  }

  /// The rough advance above which nothing fits a limit.
  func slackLimit(_ limit: Int64) -> Int64 { Self.slackLimit(limit, on: text.grid) }

  /// The rough advance above which nothing fits a limit on a grid.
  static func slackLimit(_ limit: Int64, on grid: AdvanceGrid) -> Int64 {
    limit + slackInEms * grid.unitsPerEm
  }

  /// The rough advance below which everything fits a limit on a grid.
  static func sureLimit(_ limit: Int64, on grid: AdvanceGrid) -> Int64 {
    limit - 2 * slackInEms * grid.unitsPerEm
  }
}

extension TextAnalysis {
  /// The next start of a grapheme cluster, or the text's end.
  package func nextGrapheme(after position: Int) -> Int {
    var position = position + 1
    while position < units.count, !flags[position].contains(.startsGrapheme) { position += 1 }
    return min(position, units.count)
  }

  /// The start of the previous grapheme cluster.
  package func previousGrapheme(before position: Int) -> Int {
    var position = position - 1
    while position > 0, !flags[position].contains(.startsGrapheme) { position -= 1 }
    return max(position, 0)
  }

  /// The end of a range without hanging space.
  package func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, HangingSpace.contains(units[end - 1]) { end -= 1 }
    return end
  }
}
