internal import CopyfitFonts
internal import CopyfitUnicode

/// A face that may make the lines it stands in higher.
struct LineHeightRun: Hashable, Sendable {
  var range: Range<Int>
  var metrics: VerticalMetrics
}

/// A text as it is prepared, in the memory of another one.
struct ShapedText {
  var identity: TextIdentity
  /// The text, its items and breaks; its flags with what shaping said.
  var analysis: TextAnalysis
  var grid: AdvanceGrid
  var tables = AdvanceTables()
  var sheet: FitSheet
  /// Where fallback faces stand that count for the line height; ascending.
  var heightRuns: [LineHeightRun] = []
  /// The text with its line terminators as spaces; `nil` where it has none inside.
  var joined: PreparedStorage?
  /// The sizes that need shaping of their own; beyond, the nearest of them holds.
  var sizes: ClosedRange<Double>?
  /// In a joined text, the offsets of spaces that stand for CR LF; ascending.
  var pairs: [Int] = []

  /// A text that is still to be shaped.
  init(_ analysis: consuming TextAnalysis, as identity: TextIdentity) {
    self.identity = identity
    grid = AdvanceGrid(analysis)
    sheet = FitSheet(analysis, BreakSums(), isEven: true, grid: grid, as: identity)
    self.analysis = analysis
  }

  /// Takes a text apart, of which nothing is shaped yet.
  mutating func takeApart(
    _ source: TextSource, by analyzer: inout TextAnalyzer
  ) throws(LayoutError) {
    joined = nil
    try analysis.begin(source.text, options: source.options)
    try analyzer.analyze(&analysis, locale: source.locale, fonts: source.fonts)
  }

  /// Shapes the text that was taken apart.
  mutating func shape(
    words: inout WordCache, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    grid = AdvanceGrid(analysis)
    sizes = analysis.sizes
    heightRuns = analysis.heightRuns
    var (flags, tables, sums) = ([PositionFlags](), AdvanceTables(), BreakSums())
    // Taken out, so that they are changed in place.
    swap(&flags, &analysis.flags)
    swap(&tables, &self.tables)
    var shaper = TextShaper(consume flags, consume tables, grid: grid)
    try shaper.shape(&analysis, words: &words, with: &buffer)
    analysis.flags = shaper.flags
    self.tables = shaper.tables
    swap(&sums, &sheet.sums)
    sheet = FitSheet(
      analysis, BreakSums(analysis, self.tables, analysis.options, memory: consume sums),
      isEven: heightRuns.isEmpty, grid: grid, as: identity)
  }
}

extension TextAnalysis {
  fileprivate var heightRuns: [LineHeightRun] {
    guard !fallbacks.isEmpty else { return [] }
    return items.compactMap { item in
      guard item.face > 0 else { return nil }
      let choice = fallbacks[item.face - 1]
      guard options.fallbackLineHeight == .measured || choice.countsForLineHeight else {
        return nil
      }
      return LineHeightRun(
        range: item.start..<item.end, metrics: choice.face.verticalMetrics)
    }
  }
}
